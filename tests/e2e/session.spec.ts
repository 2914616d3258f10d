import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  accountToggle,
  chooseInAccount,
  endSession,
  fillSignIn,
  holdSessionCheck,
  openAs,
  storedToken,
  storeToken,
} from '../helpers/signed-in.ts';
import { callsOf, open, refusals, test } from '../helpers/browser.ts';

const REFUSED = 'User Info Incorrect! Please login again.';

test.describe('guards', () => {
  test('lead a visitor to sign-in', async ({ page }) => {
    await page.goto('/pricing');
    for (const path of ['/setupprofile', '/viewprofile', '/articleeditor', '/user/welcome/1', '/admin']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/user/signin');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/pricing');
    }
  });

  test('keep the setup for those with a plan, the backoffice for administrators', async ({ page }) => {
    await openAs(page, 'noplan', '/setupprofile');
    await expect(page).toHaveURL('/home');
    await open(page, '/viewprofile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/viewprofile');
    await page.goto('/admin');
    await expect(page).toHaveURL('/home');
    await expect(accountToggle(page)).toBeVisible();
  });

  test('say once why the setup does not open without a plan, and lead to one', async ({ page }) => {
    await openAs(page, 'ended', '/setupprofile');
    const why = page.getByRole('dialog', { name: 'Choose a plan first' });
    await expect(why).toContainText('Your profile is kept as it was.');
    await expect(page).toHaveURL('/home');
    await why.getByRole('link', { name: 'Home' }).click();
    await expect(why).toBeHidden();
    await open(page, '/home');
    await expect(accountToggle(page)).toBeVisible();
    await expect(why).toBeHidden();
    await open(page, '/setupprofile?step=2');
    await why.getByRole('link', { name: 'Go to Plans' }).click();
    await expect(page).toHaveURL('/pricing');
    await openAs(page, 'admin', '/setupprofile');
    await expect(page).toHaveURL('/home');
    await expect(accountToggle(page)).toBeVisible();
    await expect(why).toBeHidden();
  });

  test('show the spinner, not a redirect, until the token is answered', async ({ page }) => {
    const answer = await holdSessionCheck(page);
    await openAs(page, 'doctor', '/viewprofile');
    await expect(page.locator('main')).toHaveText(/Loading\.\.\./);
    await expect(page).toHaveURL('/viewprofile');
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/viewprofile');
  });
});

test('an administrator whose browser keeps nothing hears why the backoffice does not open', async ({
  page,
}) => {
  await open(page, '/user/signin');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await fillSignIn(page, 'admin@example.com', 'demo-password-1');
  await expect(page.getByText('This browser does not keep that you are signed in')).toBeVisible();
  await expect(page).toHaveURL('/home');
});

test.describe('signing out', () => {
  test('on a guarded page leads to /home, in every open tab at once', async ({ page, context }) => {
    await openAs(page, 'doctor', '/viewprofile', { fresh: true });
    const guarded = await context.newPage();
    await open(guarded, '/user/welcome/1');
    const unguarded = await context.newPage();
    await open(unguarded, '/search');
    await expect(accountToggle(unguarded)).toBeVisible();
    const token = await storedToken(page);

    await chooseInAccount(page, 'Sign out');
    await expect(page.getByText('Successfully logout.')).toBeVisible();
    await expect(page).toHaveURL('/home');
    await expect(guarded).toHaveURL('/home');
    await expect(unguarded).toHaveURL('/search');
    await expect(unguarded.locator('header').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await expect.poll(() => statusOf(page, token)).toBe(201);
  });

  test('elsewhere stays on the page, and the focus goes to the way back in', async ({ page }) => {
    await openAs(page, 'doctor', '/search', { fresh: true });
    await chooseInAccount(page, 'Sign out');
    await expect(page.locator('header').getByRole('link', { name: 'Sign in' }).first()).toBeFocused();
    await expect(page).toHaveURL('/search');
  });

  test('in the backoffice ends the session too, there and here', async ({ page, context }) => {
    await openAs(page, 'admin', '/home', { fresh: true });
    const other = await context.newPage();
    await other.goto('/admin');
    await expect(other.getByRole('table')).toBeVisible();
    await page.goto('/admin');
    const token = await storedToken(page);
    await page.getByRole('button', { name: 'Account of Robin Admin' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('Successfully logout.')).toBeVisible();
    await expect(page).toHaveURL('/home');
    await expect(other).toHaveURL('/home');
    expect(await storedToken(page)).toBeNull();
    await expect.poll(() => statusOf(page, token)).toBe(201);
  });
});

test.describe('a stored token', () => {
  test('that is refused is removed, and that is said', async ({ page }) => {
    for (const path of ['/home', '/viewprofile', '/admin']) {
      await storeToken(page, 'not.a.token');
      await page.goto(path);
      await expect(page.getByText(REFUSED), path).toBeVisible();
      await expect(page).toHaveURL(path === '/home' ? '/home' : '/user/signin');
      await expect(page.getByText(REFUSED)).toHaveCount(1);
      expect(await storedToken(page)).toBeNull();
    }
  });

  test.describe('that ends', () => {
    test.use({ expectedErrors: refusals });

    test('leads to sign-in and back, in every open tab', async ({ page, context }) => {
      const calls = callsOf(page);
      await openAs(page, 'doctor', '/viewprofile', { fresh: true });
      const other = await context.newPage();
      const otherCalls = callsOf(other);
      await open(other, '/articleeditor');
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Write for the Authors Digest');
      await endSession(page, calls, otherCalls);
      await page.reload();
      // In both at once: what is said goes by itself.
      await Promise.all([page, other].map((tab) => expect(tab.getByText(REFUSED)).toBeVisible()));
      for (const tab of [page, other]) await expect(tab).toHaveURL('/user/signin');
      await fillSignIn(other, 'doctor@example.com', 'demo-password-1');
      await expect(other).toHaveURL('/articleeditor');
    });

    test('while the backoffice is open leads to sign-in at the next call', async ({ page }) => {
      await openAs(page, 'admin', '/home');
      await page.route('**/api/states', (route) =>
        route.fulfill({ status: 401, json: { message: REFUSED } }),
      );
      await page.goto('/admin');
      await expect(page).toHaveURL('/user/signin');
    });
  });

  test.describe('that nobody answers', () => {
    test.use({ expectedErrors: /ERR_FAILED/ });

    test('is asked about again by the backoffice, which says so', async ({ page }) => {
      await openAs(page, 'admin', '/home');
      await page.route('**/api/user/login-with-token', (route) => route.abort());
      await page.goto('/admin');
      await expect(page.getByText('The server does not answer right now.')).toBeVisible();
      await page.unroute('**/api/user/login-with-token');
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page.getByText('The server does not answer right now.')).toHaveCount(0);
    });

    test('stays for the next start', async ({ page }) => {
      await page.route('**/api/user/login-with-token', (route) => route.abort());
      await openAs(page, 'doctor', '/home');
      await expect(page.getByText('Server disconnected. You need not sign in again')).toBeVisible();
      expect(await storedToken(page)).not.toBeNull();
    });
  });
});

/** What the server says of a token. */
async function statusOf(page: Page, token: string | null): Promise<number> {
  return (await page.request.post('/api/user/login-with-token', { data: { token } })).status();
}
