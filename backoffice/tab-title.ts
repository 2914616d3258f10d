import { useEffect } from 'react';
import { site } from './site.ts';

/** Names the tab as the bar names the screen: several tabs and the browser's history can be told apart. */
export function useTabTitle(): void {
  useEffect(() => {
    const bar = document.getElementById('react-admin-title');
    if (!bar) return;
    const follow = () => {
      document.title = [bar.textContent, site.name].filter(Boolean).join(' · ');
    };
    follow();
    const changes = new MutationObserver(follow);
    changes.observe(bar, { childList: true, characterData: true, subtree: true });
    return () => changes.disconnect();
  }, []);
}
