import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { hydrated, sharedSessions } from './browser.ts';
import type { Calls } from './browser.ts';
import type { DeskAccount } from './desk-accounts.ts';

/** SPEC §3: where the browser keeps the login token. */
export const TOKEN_KEY = 'psychiatristJwtToken';

/** Names of the demo's accounts; see sample-data/demo-accounts.ts. */
export type Account =
  | DeskAccount
  | 'doctor'
  | 'admin'
  | 'unverified'
  | 'noplan'
  | `noprofile${'' | 2 | 3}`
  | 'draft'
  | 'waiting'
  | 'rejected'
  | 'ended';

/** Tokens that this worker has, by where and whose, and since when. */
const tokens = new Map<string, { token: string; at: number }>();
/** Before a session is asked again who uses it. */
const FRESH = 480_000;

/**
 * Opens a page of the public site as one of the demo's accounts, in the session that earlier tests of this worker had;
 * `fresh`: in one of its own, to end it, or as on another device.
 */
export async function openAs(
  page: Page,
  name: Account,
  path: string,
  { fresh = false }: { fresh?: boolean } = {},
): Promise<void> {
  await openBlank(page);
  await keepToken(page, fresh ? await signIn(page, name) : await goodToken(page, name));
  await page.goto(path);
  await hydrated(page);
}

/** Opens a screen of the backoffice as the demo's administrator, and waits until it has its heading. */
export async function openBackoffice(page: Page, path: string): Promise<void> {
  await openBlank(page);
  await keepToken(page, await goodToken(page, 'admin'));
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function goodToken(page: Page, name: Account): Promise<string> {
  const key = `${name} ${page.url()}`;
  const { token, at = 0 } = tokens.get(key) ?? {};
  // It may have ended since: so has the demo's, where one was started anew.
  const answer =
    token &&
    Date.now() - at < FRESH &&
    (await page.request.post('/api/user/login-with-token', { data: { token } }));
  if (token && answer && answer.status() === 200) return token;
  const made = await signIn(page, name);
  tokens.set(key, { token: made, at: Date.now() });
  return made;
}

async function signIn(page: Page, name: Account): Promise<string> {
  const data = { email: `${name}@example.com`, password: 'demo-password-1' };
  const answer = await page.request.post('/api/user/login', { data });
  const { token } = (await answer.json()) as { token: string };
  if (name !== 'admin') sharedSessions.add(token);
  return token;
}

/** Fills in the form of the sign-in page and sends it. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  // Until it has come, the page before stands there, whose newsletter asks for an e-mail too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  const form = page.getByRole('main');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Stores a token as the sign-in would. */
export async function storeToken(page: Page, token: string): Promise<void> {
  await openBlank(page);
  await keepToken(page, token);
}

/** A document of this origin that runs nothing. */
export async function openBlank(page: Page): Promise<void> {
  const body = '<link rel="icon" href="data:,">';
  // Once: a page that has something intercepted keeps nothing of what it loads.
  await page.route('/blank', (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
  await page.goto('/blank');
}

async function keepToken(page: Page, token: string): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token]);
}

export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);
}

/**
 * Ends a page's session on the server, as an administrator does, or time. `calls`: of every open tab; what one of them
 * has asked for is answered before, so that it learns of the end from what the test does next.
 */
export async function endSession(page: Page, ...calls: Calls[]): Promise<void> {
  for (const asked of calls) await asked.answered();
  const headers = { authorization: (await storedToken(page)) ?? '' };
  const answer = await page.request.post('/api/user/logout', { headers, data: {} });
  expect(answer.status()).toBe(200);
}

/** What opens the account's menu; there only for who is signed in. */
export function accountToggle(page: Page): Locator {
  return page.locator('summary', { hasText: 'Account of' });
}

/** The links and buttons of the account's menu. */
export function accountItems(page: Page): Locator {
  return page.locator('header').getByRole('navigation', { name: 'Account' }).locator('a, button');
}

/** Opens the account's menu and chooses. */
export async function chooseInAccount(page: Page, label: string): Promise<void> {
  await accountToggle(page).click();
  await accountItems(page).filter({ hasText: label }).click();
}

/** Holds back what the server says of a stored token until what this returns is called. */
export async function holdSessionCheck(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/user/login-with-token', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
