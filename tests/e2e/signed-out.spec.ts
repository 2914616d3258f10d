import { expect } from '@playwright/test';
import { callsOf, open, refusals } from '../helpers/browser.ts';
import { startDemo } from '../helpers/demo-server.ts';
import { onOwnDemo } from '../helpers/own-demo.ts';
import { endSession, fillSignIn, openAs, storedToken } from '../helpers/signed-in.ts';

const REFUSED = 'User Info Incorrect! Please login again.';

/** They share doctors. */
const test = onOwnDemo(startDemo);
test.use({ expectedErrors: refusals });

test('who opens a page of their own signed out signs in, and is there', async ({ page }) => {
  await page.goto('/articleeditor?from=mail');
  await expect(page).toHaveURL('/user/signin');
  await fillSignIn(page, 'doctor@example.com', 'demo-password-1');
  await expect(page).toHaveURL('/articleeditor?from=mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write for the Authors Digest');
});

test('who opens the backoffice signed out signs in, and is there; a doctor is not', async ({ page }) => {
  await page.goto('/admin/users?filter=%7B%22plan%22%3A1%7D');
  await expect(page).toHaveURL('/user/signin');
  await fillSignIn(page, 'admin@example.com', 'demo-password-1');
  await expect(page).toHaveURL('/admin/users?filter=%7B%22plan%22%3A1%7D');
  await expect(page.getByRole('table')).toBeVisible();
});

test('a session that ends while a profile is typed keeps it, and sign-in leads back to it', async ({
  page,
}) => {
  const calls = callsOf(page);
  await openAs(page, 'noprofile3', '/setupprofile?step=2', { fresh: true });
  const about = page.getByLabel('In your own words');
  await about.waitFor();
  await endSession(page, calls);
  await about.fill('Typed after the end.');
  await about.blur();
  await expect(page).toHaveURL('/user/signin');
  await expect(page.getByText(REFUSED)).toHaveCount(1);
  await fillSignIn(page, 'noprofile3@example.com', 'demo-password-1');
  await expect(page).toHaveURL('/setupprofile?step=2');
  await expect(about).toHaveValue('Typed after the end.');
  await expect(page.getByText('What you typed here before had not been saved')).toBeVisible();
  await expect(page.getByText(/^Saved \d+:\d\d [ap]m$/)).toBeVisible();
});

test('a section of a profile that is saved after the end is there again, and not for another account', async ({
  page,
}) => {
  const calls = callsOf(page);
  await openAs(page, 'doctor', '/viewprofile', { fresh: true });
  await page.getByRole('button', { name: 'Edit About', exact: true }).click();
  const about = page.getByLabel('About you and your practice');
  await about.fill('Half a thought.');
  await endSession(page, calls);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/user/signin');
  await openAs(page, 'ended', '/viewprofile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Half a thought.')).toHaveCount(0);
  await openAs(page, 'doctor', '/viewprofile');
  await expect(about).toHaveValue('Half a thought.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await open(page, '/viewprofile');
  await expect(page.getByRole('button', { name: 'Edit About', exact: true })).toBeVisible();
});

test('what somebody types is gone from the page of who signs in in another tab, and is back for its writer', async ({
  page,
  context,
}) => {
  const section = page.getByRole('main').getByRole('heading', { name: 'About', exact: true });
  const about = page.getByLabel('About you and your practice');
  await openAs(page, 'ended', '/viewprofile');
  await expect(section).toBeVisible();
  const other = await context.newPage();
  await openAs(other, 'doctor', '/home');
  await page.getByRole('button', { name: 'Edit About', exact: true }).click();
  await about.fill('Half a thought.');
  // This tab knows the profile of who comes: nothing has to be loaded.
  await openAs(other, 'ended', '/home');
  await expect(about).toHaveCount(0);
  await openAs(other, 'doctor', '/home');
  await expect(about).toHaveValue('Half a thought.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
});

test.describe('a restart behind a proxy', () => {
  test.use({ expectedErrors: /status of 502/ });

  test('signs nobody out: the page says so, and opens by itself', async ({ page }) => {
    let isBack = false;
    await page.route('**/api/user/login-with-token', (route) =>
      isBack ? route.continue() : route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
    );
    await openAs(page, 'doctor', '/viewprofile');
    await expect(page.getByText('this page opens by itself')).toBeVisible();
    expect(await storedToken(page)).not.toBeNull();
    isBack = true;
    await expect(page.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible();
  });
});
