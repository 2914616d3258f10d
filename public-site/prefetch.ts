import { matchRoute } from './routes.ts';

/** Loads the code of a page as soon as somebody points at or touches a link to it. */
export function prefetchOnIntent(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, ({ target }) => prefetch(target), { passive: true });
  }
}

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin) return;
  matchRoute(link.pathname).route.page.load().catch(() => {
    // Without the network now; the page itself says so if it still is when it is opened.
  });
}
