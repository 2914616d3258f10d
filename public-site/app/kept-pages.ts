import { storedToken } from '../../saving/stored-token.ts';
import type { Told } from '../offline/worker.ts';
import { matchRoute } from '../routes.ts';

/** Has the browser keep what is told of below, and the call list, for when there is no connection (docs/decisions/0041). */
export function keepPages(): void {
  navigator.serviceWorker?.register('/worker.js').catch(() => undefined);
}

/** Tells what a call of the API has answered. It is kept when the page that is shown is everybody's, and made of it. */
export function tellSeen(call: string, answer: unknown): void {
  const { route, params } = matchRoute(location.pathname);
  const isShown = route.preload(params, location.search.slice(1)).includes(call);
  if (!isShown || route.cache !== 'cached' || route.guard || storedToken() !== null) return;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  tell({ answers: { [call]: answer }, files });
}

/** Forgets the pages that were seen. */
export function forgetSeen(): void {
  tell('forget');
}

function tell(told: Told): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(told));
}
