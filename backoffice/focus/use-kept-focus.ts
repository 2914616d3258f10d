import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { followScreens } from './follow-screens.ts';
import type { Screens } from './follow-screens.ts';

/** Keeps the focus on the screen, whatever opens or goes (focus-keeper.ts). */
export function useKeptFocus(): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const screens = useRef<Screens>(null);

  useEffect(() => {
    screens.current = followScreens();
    return () => screens.current?.stop();
  }, []);

  useEffect(() => screens.current?.show(pathname, key, isBack), [pathname, key, isBack]);
}
