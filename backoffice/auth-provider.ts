import type { AuthProvider } from 'react-admin';
import type { SignedIn, User } from '#contract/accounts.ts';
import { API, PAGES } from '#contract/paths.ts';
import { STORED_AS, storedToken } from './stored-token.ts';

/** Milliseconds until a server that did not answer is asked again. */
const TRY_AGAIN = 2000;

let checked: Promise<User> | undefined;

/** SPEC §6, admin guard: whoever is not a signed-in administrator comes to /home, where signing in begins. */
export const authProvider: AuthProvider = {
  login: leave,

  async checkAuth() {
    await administrator();
  },

  async getIdentity() {
    const { id, first_name, last_name, profile } = await administrator();
    const avatar = profile?.avatar ? `/uploads/${profile.avatar}-96.webp` : undefined;
    return { id, fullName: `${first_name} ${last_name}`, avatar };
  },

  async checkError({ status }: { status?: number }) {
    if (status === 401 || status === 403) await leave();
  },

  logout() {
    // The page is left at once; `keepalive` lets the call arrive all the same.
    void post(API.logout, {}).catch(() => null);
    localStorage.removeItem(STORED_AS);
    // SPEC §4: it is said where the visitor arrives (public-site/farewell.ts).
    sessionStorage.setItem('signed-out', 'yes');
    void leave();
    // react-admin forgets what it has shown, and navigates nowhere.
    return Promise.resolve(false);
  },
};

/** Follows the other tabs, and what happened while the browser kept this page for the way back: signed out is out. */
export function followSignOut(): void {
  const check = () => {
    if (storedToken() === null) void leave();
  };
  addEventListener('storage', check);
  addEventListener('pageshow', check);
}

/** The signed-in administrator, asked for once; for anybody else this page is left. */
function administrator(): Promise<User> {
  return (checked ??= askForAdministrator());
}

async function askForAdministrator(): Promise<User> {
  const token = storedToken();
  if (token === null) return leave();
  const answer = await answerOf(token).catch(() => null);
  // No connection, too much to do, a restart: that says nothing of who asks.
  if (!answer || answer.status === 429 || answer.status >= 500) {
    await new Promise((over) => setTimeout(over, TRY_AGAIN));
    return askForAdministrator();
  }
  const { status, user } = answer;
  return status === 200 && user?.manage_role === 'admin' ? user : leave();
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

/** Loads /home, the public site's. Never resolves: nothing of the backoffice goes on meanwhile. */
function leave(): Promise<never> {
  location.replace(PAGES.home);
  return new Promise<never>(() => undefined);
}
