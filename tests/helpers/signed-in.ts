import type { Locator, Page } from '@playwright/test';
import { hydrated } from './browser.ts';

/** SPEC §3: where the browser keeps the login token. */
export const TOKEN_KEY = 'psychiatristJwtToken';

/** Names of the demo's accounts; see db/seed/demo-accounts.ts. */
type Account = 'doctor' | 'admin' | 'noplan' | `noprofile${'' | 2 | 3}` | 'draft' | 'ended';

/** Opens a page of the public site as one of the demo's accounts. */
export async function openAs(page: Page, name: Account, path: string): Promise<void> {
  const data = { email: `${name}@example.com`, password: 'demo-password-1' };
  const answer = await page.request.post('/api/user/login', { data });
  await storeToken(page, ((await answer.json()) as { token: string }).token);
  await page.goto(path);
  await hydrated(page);
}

/** Stores a token as the sign-in would, on a document of this origin that runs nothing. */
export async function storeToken(page: Page, token: string): Promise<void> {
  const body = '<link rel="icon" href="data:,">';
  await page.route('/blank', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/blank');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token]);
}

export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);
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
