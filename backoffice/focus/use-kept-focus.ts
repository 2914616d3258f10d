import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepFocus } from './focus-keeper.ts';
import type { FocusKeeper } from './focus-keeper.ts';

/** Keeps the focus on the screen, whatever opens or goes (focus-keeper.ts). The first one has it as any page does. */
export function useKeptFocus(): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const keeper = useRef<FocusKeeper>(null);
  const shown = useRef(pathname);
  const entry = useRef(key);
  const leftBy = useRef(new Map<string, string>());

  useEffect(() => {
    keeper.current = keepFocus();
    const press = ({ target }: MouseEvent) => {
      const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
      if (href) leftBy.current.set(entry.current, href);
    };
    addEventListener('click', press, true);
    return () => {
      keeper.current?.stop();
      removeEventListener('click', press, true);
    };
  }, []);

  useEffect(() => {
    entry.current = key;
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isBack) scrollTo(0, 0);
    keeper.current?.screenOpens(isBack ? leftBy.current.get(key) : undefined);
  }, [pathname, key, isBack]);
}
