import { useSyncExternalStore } from 'react';
import type { User } from '#contract/accounts.ts';
import { storedToken } from '../../saving/stored-token.ts';
import { useSession } from '../app/session.ts';

/** Who the header is for: the signed-in user, null for a visitor, 'waiting' for who was signed in and is being checked. */
export function useAccount(): User | 'waiting' | null {
  const session = useSession();
  const wasSignedIn = useSyncExternalStore(
    never,
    () => storedToken() !== null,
    () => false,
  );
  if (session.status === 'signed-in') return session.user;
  return session.status === 'checking' && wasSignedIn ? 'waiting' : null;
}

export function isUser(account: ReturnType<typeof useAccount>): account is User {
  return account !== null && account !== 'waiting';
}

/** The stored token is read again whenever the session changes: nothing else needs to be heard. */
function never() {
  return () => undefined;
}
