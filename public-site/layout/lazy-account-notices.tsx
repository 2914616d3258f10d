import { useUser } from '../app/session.ts';
import { useLoaded } from '../app/use-loaded.ts';

/** What a signed-in person has to know; its code arrives for them alone. */
export function LazyAccountNotices() {
  const user = useUser();
  const loaded = useLoaded(
    user !== null,
    () => import('./account-notices.tsx'),
    () => undefined,
  );
  return user !== null && loaded && <loaded.AccountNotices user={user} />;
}
