import { useLocation } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { useUser } from '../app/session.ts';
import { useLoaded } from '../app/use-loaded.ts';

/** The banner about a failed payment; its code arrives for doctors with a plan alone. /pricing says it itself. */
export function LazyPastDue() {
  const user = useUser();
  const [path] = useLocation();
  const hasPlan = user !== null && user.plan > 0;
  const loaded = useLoaded(
    hasPlan,
    () => import('./past-due.tsx'),
    () => undefined,
  );
  return hasPlan && loaded && path !== PAGES.pricing && <loaded.PastDue user={user} />;
}
