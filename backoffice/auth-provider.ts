import type { AuthProvider } from 'react-admin';
import type { SignedIn, User } from '#contract/accounts.ts';
import { API, PAGES } from '#contract/paths.ts';
import { REFUSED, STORED_AS } from '#contract/storage-keys.ts';
import { ofAllTabs, ofThisTab } from '../saving/browser-storage.ts';
import { storedToken } from '../saving/stored-token.ts';
import { noteDelay } from './delay.ts';

/** Milliseconds until a server that did not answer is asked again. */
const TRY_AGAIN = 2000;

/** What the server says of a token itself; anything else says nothing of who asks. */
const REFUSALS = [201, 202, 203, 400, 401, 403];

let checked: { token: string | null; user: Promise<User> } | undefined;

/** SPEC §6, admin guard: who is no administrator comes to /home. Who is not signed in signs in, and comes back. */
export const authProvider: AuthProvider = {
  login: () => leave(),

  async checkAuth() {
    await administrator();
  },

  async getIdentity() {
    const { id, first_name, last_name, profile } = await administrator();
    const avatar = profile?.avatar ? `/uploads/${profile.avatar}-96.webp` : undefined;
    return { id, fullName: `${first_name} ${last_name}`, avatar };
  },

  async checkError({ status }: { status?: number }) {
    if (status === 401) await signInAgain();
    if (status === 403) await leave();
  },

  logout() {
    // The page is left at once; `keepalive` lets the call arrive all the same.
    void post(API.logout, {}).catch(() => null);
    ofAllTabs.write(STORED_AS.token, null);
    // SPEC §4: it is said where the visitor arrives.
    ofThisTab.write(STORED_AS.signedOut, 'yes');
    void leave();
    // react-admin forgets what it has shown, and navigates nowhere.
    return Promise.resolve(false);
  },
};

/**
 * Follows the other tabs, and what happened while the browser kept this page for the way back: signed out is out, and
 * for another administrator all begins anew.
 */
export function followSignOut(): void {
  const check = async () => {
    if (storedToken() === null) return leave();
    const before = checked?.user;
    if (before && (await administrator()).id !== (await before).id) location.reload();
  };
  addEventListener('storage', ({ key, newValue, oldValue }) => {
    const isRefused = key === STORED_AS.token && (newValue ?? oldValue) === REFUSED;
    void (isRefused ? signInAgain() : check());
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void check();
  });
}

/** Leads to sign-in, and from there back to this place. The public site finds that the token is refused, and says so. */
export function signInAgain(): Promise<never> {
  ofThisTab.write(STORED_AS.comeBack, location.pathname + location.search + location.hash);
  return leave(PAGES.signIn);
}

/** The signed-in administrator, asked for once for each token; for anybody else this page is left. */
export function administrator(): Promise<User> {
  const token = storedToken();
  if (checked?.token !== token) checked = { token, user: askForAdministrator() };
  return checked.user;
}

async function askForAdministrator(): Promise<User> {
  const token = storedToken();
  if (token === null) return signInAgain();
  const answer = await answerOf(token).catch(() => null);
  if (answer?.status === 200) noteDelay(false);
  if (answer?.status === 200) return answer.user?.manage_role === 'admin' ? answer.user : leave();
  // Where another tab has signed in meanwhile, that token is asked about.
  if (answer && REFUSALS.includes(answer.status) && storedToken() === token) return signInAgain();
  noteDelay(true);
  await new Promise((over) => setTimeout(over, TRY_AGAIN));
  return askForAdministrator();
}

/** Rejects also when the answer breaks off in the middle. */
async function answerOf(token: string): Promise<{ status: number; user?: User }> {
  const response = await post(API.loginWithToken, { token });
  const { user } = (await response.json()) as Partial<SignedIn>;
  return { status: response.status, user };
}

/** SPEC §6: the token goes bare. */
function post(path: string, payload: object): Promise<Response> {
  const token = storedToken();
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: token }) },
    body: JSON.stringify(payload),
    keepalive: true,
  });
}

/** Loads a page of the public site. Never resolves: nothing of the backoffice goes on meanwhile. */
function leave(to: string = PAGES.home): Promise<never> {
  location.replace(to);
  return new Promise<never>(() => undefined);
}
