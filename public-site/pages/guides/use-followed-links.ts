import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';

/** For clicks on links in a text that is not made of components: pages of this site open without a new document. */
export function useFollowedLinks(): (event: MouseEvent) => void {
  const [, navigate] = useLocation();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}
