import { PAGES } from '#contract/paths.ts';
import { getEarly } from './data.tsx';
import { matchRoute } from '../routes.ts';

const asked = new Set<string>();

/** Loads the code and the data of a page as soon as somebody points at or touches a link to it. */
export function prefetchOnIntent(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, ({ target }) => prefetch(target), { passive: true });
  }
}

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (savesData()) return;
  // The page that is shown has its data; when it is asked for again, that is the page's to do.
  asked.add(location.href);
  if (!link || link.origin !== location.origin || asked.has(link.href) || isBackoffice(link)) return;
  asked.add(link.href);
  const { route, params } = matchRoute(link.pathname);
  // Whatever fails now is asked again, and reported, when the page is opened.
  void Promise.allSettled([route.page.load(), ...route.preload(params, link.search).map(getEarly)]);
}

/** Who pays for each byte, and has said so, is asked for nothing that may not be opened. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function isBackoffice({ pathname }: HTMLAnchorElement): boolean {
  return pathname === PAGES.backoffice || pathname.startsWith('/admin/');
}
