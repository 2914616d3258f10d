import { useSyncExternalStore } from 'react';
import { MESSAGES } from '#contract/messages.ts';
import type { SignedIn, User } from '#contract/accounts.ts';
import { API } from '#contract/paths.ts';
import { REFUSED, STORED_AS } from '#contract/storage-keys.ts';
import { ofAllTabs, ofThisTab } from '../../saving/browser-storage.ts';
import { storedToken } from '../../saving/stored-token.ts';
import { ApiError, authorize, post, whenRefused } from './api.ts';
import { errorSentence } from './error-sentence.ts';
import { showToast } from './toasts.ts';

/** Milliseconds until a server that said nothing of the token is asked again: at first, twice as long each time, at most. */
const TRY_AGAIN = 2000;
const LONGEST_WAIT = 60_000;

/** With these the call says something of the token itself; anything else, as 429 or 502, says nothing of it. */
const REFUSALS = [400, 401, 403];

export type Session =
  /** A stored token has not been answered yet; whoever must be signed in waits. Delayed: it is asked about again. */
  | { status: 'checking'; isDelayed?: true }
  /** Left: by a press, here or in another tab. */
  | { status: 'signed-out'; isLeft?: true }
  | { status: 'signed-in'; user: User };

const CHECKING: Session = { status: 'checking' };

let session: Session = CHECKING;
let again: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
const listeners = new Set<() => void>();

/** Who is signed in. On the server, and until the page listens to the visitor: checking. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => CHECKING);
}

/** The signed-in user, else null. */
export function useUser(): User | null {
  const current = useSession();
  return current.status === 'signed-in' ? current.user : null;
}

/** As of now, not as a page has drawn it: another tab may have signed in as somebody else. */
export function currentSession(): Session {
  return session;
}

/** SPEC §2: at start, asks whether a stored token is still good; then follows what other tabs do. Once, in the browser. */
export function startSession(): void {
  const start = storedToken();
  if (start === null) change({ status: 'signed-out' });
  else void check(start);
  whenRefused((token) => {
    const stored = storedToken();
    // Another tab has signed in again meanwhile.
    if (stored !== null && stored !== token) void check(stored);
    else refuse();
  });
  addEventListener('storage', ({ key, newValue, oldValue }) => {
    if (key !== STORED_AS.token && key !== null) return;
    if (newValue) void check(newValue);
    else if (newValue === REFUSED) end();
    else if (oldValue !== REFUSED) leave({ status: 'signed-out', isLeft: true });
  });
  addEventListener('online', () => {
    const token = storedToken();
    if (tries > 0 && token !== null) void check(token);
  });
}

/** Stores the token and signs in, in every open tab. */
export function signIn({ token, user }: SignedIn): void {
  authorize(token);
  // Where storage is full or forbidden, a session lasts as long as the page.
  ofAllTabs.write(STORED_AS.token, token);
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

/** SPEC §4, Logout: the message of a sign-out in the backoffice, which ends here. */
export function showFarewell(): void {
  if (ofThisTab.take(STORED_AS.signedOut) !== null) showToast('success', MESSAGES.loggedOut);
}

/** Signs out in every open tab without a word: the server has ended the session already. */
export function forget(): void {
  ofAllTabs.write(STORED_AS.token, null);
  leave({ status: 'signed-out', isLeft: true });
}

/** Asks whether a stored token is good. What is answered late of one that another has replaced says nothing. */
async function check(token: string): Promise<void> {
  clearTimeout(again);
  const answer = await post<SignedIn>(API.loginWithToken, { token }, token).catch((error: unknown) => {
    if (error instanceof ApiError) return error;
    throw error;
  });
  if (storedToken() !== token) return;
  if (answer instanceof ApiError) {
    if (REFUSALS.includes(answer.status)) refuse();
    else askAgain(token, answer);
  } else if (answer.status === 200) {
    authorize(token);
    change({ status: 'signed-in', user: answer.body.user });
  } else refuse();
}

/** A restart, too much to do, no connection: nobody is signed out by that. */
function askAgain(token: string, error: ApiError): void {
  if (tries === 0)
    showToast('error', `${errorSentence(error)} You need not sign in again: this goes on by itself.`);
  const wait = Math.max(Math.min(TRY_AGAIN * 2 ** tries, LONGEST_WAIT), (error.retryAfter ?? 0) * 1000);
  const next = tries + 1;
  if (session.status === 'checking') change({ status: 'checking', isDelayed: true });
  tries = next;
  again = setTimeout(() => void check(token), wait);
}

/** SPEC §4: the token is not good (any more). */
function refuse(): void {
  ofAllTabs.write(STORED_AS.token, REFUSED);
  ofAllTabs.write(STORED_AS.token, null);
  end();
}

function end(): void {
  leave({ status: 'signed-out' });
  showToast('warning', MESSAGES.sessionRefused);
}

function leave(next: Session): void {
  authorize(null);
  change(next);
}

function change(next: Session): void {
  clearTimeout(again);
  tries = 0;
  session = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
