import { useSyncExternalStore } from 'react';
import { MESSAGES } from '#contract/messages.ts';
import type { SignedIn, User } from '#contract/accounts.ts';
import { API } from '#contract/paths.ts';
import { ApiError, authorize, post } from './api.ts';
import { showError, showToast } from './toasts.ts';

/** SPEC §3: where the browser keeps the login token. */
const STORED_AS = 'psychiatristJwtToken';

/** checking: a stored token has not been answered yet; whoever must be signed in waits. */
export type Session = { status: 'checking' } | { status: 'signed-out' } | { status: 'signed-in'; user: User };

const CHECKING: Session = { status: 'checking' };
const SIGNED_OUT: Session = { status: 'signed-out' };

let session: Session = CHECKING;
const listeners = new Set<() => void>();

/** Who is signed in. On the server, and until the page listens to the visitor: checking. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, read, () => CHECKING);
}

/** The signed-in user, else null. */
export function useUser(): User | null {
  const current = useSession();
  return current.status === 'signed-in' ? current.user : null;
}

/** SPEC §2: at start, asks whether a stored token is still good; then follows what other tabs do. Once, in the browser. */
export function startSession(): void {
  void check(storedToken());
  addEventListener('storage', ({ key, newValue }) => {
    if (key === STORED_AS || key === null) void check(key === null ? null : newValue);
  });
}

/** Stores the token and signs in, in every open tab. */
export function signIn({ token, user }: SignedIn): void {
  authorize(token);
  store((storage) => storage.setItem(STORED_AS, token));
  change({ status: 'signed-in', user });
}

/** Asks anew who is signed in, for what the server knows of them may have changed. Without an answer nothing changes. */
export async function refreshUser(): Promise<void> {
  const token = storedToken();
  if (token === null) return;
  const answer = await post<SignedIn>(API.loginWithToken, { token }).catch(() => null);
  if (answer?.status === 200 && storedToken() === token)
    change({ status: 'signed-in', user: answer.body.user });
}

/** SPEC §4: what a call answers of the signed-in user, changed by it. */
export function updateUser(user: User): void {
  if (session.status === 'signed-in' && session.user.id === user.id) change({ status: 'signed-in', user });
}

/** SPEC §4, Logout. The session also ends on the server; when that cannot be reached, at the latest when it expires. */
export async function signOut(): Promise<void> {
  const ended = post(API.logout);
  forget();
  showToast('success', MESSAGES.loggedOut);
  await ended.catch(() => null);
}

/** Signs out in every open tab without a word: the server has ended the session already. */
export function forget(): void {
  authorize(null);
  store((storage) => storage.removeItem(STORED_AS));
  change(SIGNED_OUT);
}

/** The stored login token, good or not. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null;
  }
}

async function check(token: string | null): Promise<void> {
  authorize(token);
  if (token === null) return change(SIGNED_OUT);
  try {
    const answer = await post<SignedIn>(API.loginWithToken, { token });
    if (storedToken() !== token) return;
    if (answer.status === 200) return change({ status: 'signed-in', user: answer.body.user });
  } catch (error) {
    // Without an answer nobody knows whether the token is good: it is asked again at the next start.
    if (error instanceof ApiError && error.status === 0) {
      authorize(null);
      change(SIGNED_OUT);
      return showError(error);
    }
  }
  forget();
  showToast('warning', MESSAGES.sessionRefused);
}

/** Where storage is full or forbidden, a session lasts as long as the page. */
function store(write: (storage: Storage) => void): void {
  try {
    write(localStorage);
  } catch {
    return;
  }
}

function change(next: Session): void {
  session = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Session {
  return session;
}
