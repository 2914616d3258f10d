import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';

const STORED_AS = 'scroll-positions';
/** How far down each visited URL was left; kept for reloads and for coming back from another site. */
const positions = new Map<string, number>();
let cameBack = false;
let lastSearch: string | null = null;

/** Begins to note where visitors are on a page. Call once, in the browser, before the first render. */
export function watchNavigation(): void {
  history.scrollRestoration = 'manual';
  for (const [url, top] of storedPositions()) positions.set(url, top);
  addEventListener('scroll', () => positions.set(location.href, scrollY), { passive: true });
  addEventListener('popstate', () => (cameBack = true));
  addEventListener('pagehide', () => sessionStorage.setItem(STORED_AS, JSON.stringify([...positions].slice(-50))));
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate') scrollTo(0, positions.get(location.href) ?? 0);
}

/**
 * On a new path: scrolls up and moves the focus to the heading, as a page load would. On the way back: scrolls to
 * where the visitor was. `ready` is whether the page is there yet.
 */
export function usePlaceOnPage(ready: boolean): void {
  const [path] = useLocation();
  const [shown, setShown] = useState(path);
  useLayoutEffect(() => {
    if (!ready || shown === path) return;
    setShown(path);
    scrollTo(0, cameBack ? (positions.get(location.href) ?? 0) : 0);
    cameBack = false;
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [ready, path, shown]);
}

/** Remembers the search that is shown, for the way back to it. */
export function useRememberedSearch(url: string): void {
  useEffect(() => {
    lastSearch = url;
  }, [url]);
}

/** The search that the visitor came from on this visit; null when the page was opened directly. */
export function useBackToResults(): string | null {
  return lastSearch;
}

function storedPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
