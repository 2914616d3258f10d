import { useEffect, useRef } from 'react';
import { askBeforeGoing } from '../../app/navigation.ts';

/**
 * Stops a link, the back button or the forward button that leads to another page of this site while something is not
 * saved, and tells where it leads. Before the site itself is left, the browser asks.
 */
export function useWaysOut(isUnsaved: () => boolean, onStopped: (href: string) => void): void {
  const now = { isUnsaved, onStopped };
  const latest = useRef(now);
  latest.current = now;

  useEffect(() => {
    const here = location.pathname;

    function onClick(event: MouseEvent) {
      const link = linkOf(event);
      if (!link || link.pathname === here || !latest.current.isUnsaved()) return;
      event.preventDefault();
      latest.current.onStopped(link.pathname + link.search + link.hash);
    }

    function onBack(href: string): boolean {
      const { pathname } = new URL(href, location.origin);
      if (pathname === here || !latest.current.isUnsaved()) return false;
      latest.current.onStopped(href);
      return true;
    }

    function onUnload(event: BeforeUnloadEvent) {
      if (latest.current.isUnsaved()) event.preventDefault();
    }

    document.addEventListener('click', onClick, true);
    askBeforeGoing(onBack);
    addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      askBeforeGoing(null);
      removeEventListener('beforeunload', onUnload);
    };
  }, []);
}

/** The link to a page of this site that a click opens in this tab; null for any other click. */
function linkOf({
  target,
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]:not([download])');
  const opensHere = link?.origin === location.origin && (link.target === '' || link.target === '_self');
  return opensHere ? link : null;
}
