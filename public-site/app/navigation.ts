import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useLocation, useRouter } from 'wouter';
import type { ArticleKind } from '#contract/articles.ts';
import { ofThisTab, parsed } from '../../saving/browser-storage.ts';
import { layOutAll } from './lay-out-rest.ts';

type List = 'search' | ArticleKind;

const STORED_AS = 'scroll-positions';
const MOST_STORED = 50;
/** The state of an entry that only something open on the page has made. */
export const OPENED = 'opened';
/** How far down each entry of the history was left; kept for reloads and for coming back from another site. */
const positions = new Map<string, number>();
/** Path and query of the page that is shown; not the hash, which is a place on it. */
let shown = '';
let cameBack = false;
let stayHere: ((href: string) => boolean) | null = null;
/** The address at which each list was left. */
const left: Partial<Record<List, string>> = {};

/** Begins to note where visitors are on a page. Call once, in the browser, before the first render. */
export function watchNavigation(): void {
  history.scrollRestoration = 'manual';
  for (const [entry, top] of storedPositions()) positions.set(entry, top);
  addEventListener('scroll', notePlace, { passive: true });
  addEventListener('popstate', (event) => {
    if (stayHere?.(location.pathname + location.search + location.hash)) {
      // Put back before the router hears of it, which listens since later.
      event.stopImmediatePropagation();
      History.prototype.pushState.call(history, null, '', shown);
      return;
    }
    cameBack = location.pathname + location.search !== shown;
    const top = positions.get(currentEntry());
    if (!cameBack && top !== undefined) scrollTo(0, top);
  });
  addEventListener('pagehide', () => {
    // The last scrolling may not have been told yet.
    notePlace();
    ofThisTab.write(STORED_AS, JSON.stringify([...positions].slice(-MOST_STORED)));
  });
  shown = location.pathname + location.search;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // What was open is not after a reload; its entry would be one step back too many.
  if (history.state) history.back();
  if (load?.type === 'navigate') return;
  layOutAll();
  // An entry that was left before its page listened has none; the browser has one, or the visitor is somewhere already.
  const top = positions.get(currentEntry());
  if (top !== undefined && scrollY === 0) scrollTo(0, top);
}

/** Asked where the browser's buttons are about to lead: true stays. One at a time; null asks nobody. */
export function askBeforeGoing(ask: ((href: string) => boolean) | null): void {
  stayHere = ask;
}

/** Not while another page than that of the address is shown: where it is scrolled to is no place of this one's. */
function notePlace(): void {
  if (location.pathname + location.search === shown) positions.set(currentEntry(), scrollY);
}

/** A page may be in the history twice. Browsers that do not tell its entries apart have one place for both. */
function currentEntry(): string {
  const navigation = window.navigation as Navigation | undefined;
  return navigation?.currentEntry?.key ?? location.href;
}

/**
 * On a new path: scrolls up and moves the focus to the heading, as a page load would. On the way back: scrolls to
 * where the visitor was, and moves it to the link that led away. `ready` is whether the page is there yet.
 */
export function usePlaceOnPage(ready: boolean): void {
  const [path] = useLocation();
  const search = useQueryString();

  useLayoutEffect(() => {
    const { pathname } = location;
    const before = shown;
    if (!ready || before === pathname + location.search) return;
    // A translator (Chromium's writes `font`) replaces texts, and what they become is not seen: all is loaded anew.
    if (document.querySelector('#root font')) return location.reload();
    shown = pathname + location.search;
    const isNewPath = before.split('?', 1)[0] !== pathname;
    if (cameBack) scrollTo(0, positions.get(currentEntry()) ?? 0);
    else if (isNewPath && !scrollToHash()) scrollTo(0, 0);
    const led = cameBack && document.querySelector<HTMLElement>(`main a[href="${before}"]`);
    cameBack = false;
    if (!isNewPath) return;
    if (led) led.focus({ preventScroll: true });
    else focusHeading();
  }, [ready, path, search]);
}

/** The query of the address bar, undecoded: wouter's useSearch would decode it, and what reads it decodes it again. */
export function useQueryString(): string {
  const router = useRouter();
  return router.searchHook(router);
}

/** Whether the address changed because the visitor goes back or forward. To be asked while the page follows it. */
export function isComingBack(): boolean {
  return cameBack;
}

/** Gives the focus back to the heading when the one that had it was a placeholder that `loaded` data replaced. */
export function useHeadingFocusKept(loaded: boolean): void {
  const wasLoaded = useRef(loaded);
  useEffect(() => {
    if (loaded && !wasLoaded.current && document.activeElement === document.body) focusHeading();
    wasLoaded.current = loaded;
  }, [loaded]);
}

/** Scrolls to the place on the page that the address names; false when it names none. */
function scrollToHash(): boolean {
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // As it is, then: "#50%"
  }
  const target = document.getElementById(id);
  target?.scrollIntoView();
  return target !== null;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Remembers the part of a list that is shown, for the way back to it. */
export function useRemembered(list: List, href: string): void {
  useEffect(() => {
    left[list] = href;
  }, [list, href]);
}

/** The part of a list that the visitor saw last on this visit; undefined when there is none. */
export function lastSeen(list: List): string | undefined {
  return left[list];
}

/** For a press of a link to what was seen last: goes back to it, where the browser tells that it is in the history. */
export function goBack(event: MouseEvent<HTMLAnchorElement>): void {
  const navigation = window.navigation as Navigation | undefined;
  const before = navigation?.entries().slice(0, navigation.currentEntry?.index) ?? [];
  const { href } = event.currentTarget;
  const entry = before.findLast(({ url }) => url === href);
  if (!entry) return;
  event.preventDefault();
  navigation?.traverseTo(entry.key);
}

function storedPositions(): [string, number][] {
  const stored = parsed(ofThisTab.read(STORED_AS));
  return Array.isArray(stored) ? (stored.filter(Array.isArray) as [string, number][]) : [];
}
