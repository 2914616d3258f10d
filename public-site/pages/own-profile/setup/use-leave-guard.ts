import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { DraftKeeper } from './draft-keeper.ts';

interface LeaveGuard {
  /** Where somebody is about to go who would lose what could not be saved; null for nowhere. */
  asked: string | null;
  stay: () => void;
  leave: () => void;
}

/** Saves before a link of the site leads away, and asks when that fails; the browser asks before it leaves the site. */
export function useLeaveGuard({ isUnsaved, flush }: DraftKeeper): LeaveGuard {
  const [asked, setAsked] = useState<string | null>(null);
  const [, navigate] = useLocation();

  useEffect(() => {
    async function follow(target: string) {
      if (await flush()) navigate(target);
      else setAsked(target);
    }
    function click(event: MouseEvent) {
      const target = isUnsaved() ? leadsTo(event) : null;
      if (target === null) return;
      event.preventDefault();
      void follow(target);
    }
    function unload(event: BeforeUnloadEvent) {
      if (isUnsaved()) event.preventDefault();
    }
    document.addEventListener('click', click, true);
    addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('click', click, true);
      removeEventListener('beforeunload', unload);
    };
  }, [isUnsaved, flush, navigate]);

  return {
    asked,
    stay: () => setAsked(null),
    leave: () => {
      if (asked !== null) navigate(asked);
    },
  };
}

/** The other page of this site that a click opens in this tab; null for any other click. */
function leadsTo(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!isPlain || !link || (link.target !== '' && link.target !== '_self')) return null;
  const isOther = link.origin === location.origin && link.pathname !== location.pathname;
  return isOther ? link.pathname + link.search + link.hash : null;
}
