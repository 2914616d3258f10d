import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { TOTP } from 'otpauth';
import type { AppOffer } from '#contract/second-factors.ts';
import { faults } from '../helpers/accessibility.ts';
import { open, refusals } from '../helpers/browser.ts';
import { startDemo } from '../helpers/demo-server.ts';
import { onOwnDemo } from '../helpers/own-demo.ts';
import { fillSignIn, openAs, storedToken } from '../helpers/signed-in.ts';

/** Passkeys belong to names: a demo at localhost, not at 127.0.0.1. */
const test = onOwnDemo(async () => {
  const demo = await startDemo(undefined, { env: { HOST: 'localhost' } });
  return { ...demo, origin: demo.origin.replace('127.0.0.1', 'localhost') };
});
/** A wrong code is answered 400, a stale session 428. */
test.use({ expectedErrors: refusals });

const PASSWORD = 'demo-password-1';

test('an app is set up, asked for, and its recovery codes sign in without it', async ({ page }) => {
  test.slow();
  const email = 'noprofile@example.com';
  await openWays(page, 'noprofile');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const setup = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(setup.getByRole('img', { name: 'The key, to be scanned' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const secret = ((await setup.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await setup.getByLabel('Code of the app').fill('000000');
  await setup.getByRole('button', { name: 'Use this app' }).click();
  await expect(setup.getByText('That was not taken.')).toBeVisible();
  // It stands at the field, and no toast says it in other words.
  await expect(page.getByText('This code is not right')).toHaveCount(0);
  await setup.getByLabel('Code of the app').fill(codeOf(secret));
  await page.setViewportSize({ width: 320, height: 480 });
  await setup.getByRole('button', { name: 'Use this app' }).click();
  const kept = page.getByRole('dialog', { name: 'Keep these recovery codes' });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  await expect(kept.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(kept.getByRole('button', { name: 'I have kept them' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  // No toast lies over the button.
  await expect(page.getByText('From now on the app’s codes are asked for.')).toHaveCount(1);
  await expect(kept.getByText('From now on the app’s codes are asked for.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const [first] = await kept.getByRole('listitem').allTextContents();
  await kept.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('It is set up')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeFocused();

  await signInWithPassword(page, email);
  await page.getByLabel('Code').fill('00000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/not right/);
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/user\/welcome\//);

  await signInWithPassword(page, email);
  await page.getByRole('button', { name: 'Start again' }).click();
  await isAtFirstStep(page, email);
  await fillIn(page, email);
  await page.getByLabel('Code').fill(first);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/user\/welcome\//);
  await open(page, '/account');
  await page.getByText('Passkeys and authenticator app').click();
  await expect(page.getByText('9 of them are left')).toBeVisible();
});

test('“back” at the second step leads to the first, and what was typed there stays', async ({ page }) => {
  const email = 'draft@example.com';
  await addApp(page, 'draft');
  await page.evaluate(() => localStorage.clear());
  await open(page, '/pricing');
  await open(page, '/user/signin');
  await fillIn(page, email);
  await page.goBack();
  await isAtFirstStep(page, email);

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is it you?');
  const message = 'That took too long. Please sign in again.';
  await page.route('**/api/user/complete-login', (route) =>
    route.fulfill({ status: 201, json: { message } }),
  );
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The step says it as well, until it gives way to the first.
  await expect(page.getByRole('status').getByText(message)).toBeVisible();
  await isAtFirstStep(page, email);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

test('another password asks who is there, and is taken', async ({ page, demo }) => {
  const secret = await addApp(page, 'noprofile3');
  forgetProofs(demo.file);
  await open(page, '/account');
  await page.getByText('Change your password').click();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('a loud orange mountain');
  const change = page.getByRole('button', { name: 'Change the password' });
  await change.click();
  const asked = page.getByRole('dialog', { name: 'Is it you?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Your password is the one that it was.')).toBeVisible();
  await change.click();
  await asked.getByLabel('Code').fill(codeOf(secret, 1));
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/user/signin');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
});

test('a passkey is added, signs in by itself and after the password, and is removed', async ({ page }) => {
  test.slow();
  await withDevice(page);
  await openWays(page, 'noprofile2');
  await addPasskey(page, 'My phone');
  expect(await faults(page)).toEqual([]);

  await leave(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/user\/welcome\//);

  await signInWithPassword(page, 'noprofile2@example.com');
  // What is kept for when the device is lost comes last.
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/user\/welcome\//);

  await open(page, '/account');
  await page.getByText('Passkeys and authenticator app').click();
  await page.getByRole('button', { name: 'Remove the passkey “My phone”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('“My phone” does not sign in any more.')).toBeVisible();
  await leave(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('This passkey is not of any account here (any more).')).toBeVisible();
});

test('an administrator is asked again before what cannot be undone, and it is then done', async ({
  page,
  demo,
}) => {
  test.slow();
  await withDevice(page);
  await openWays(page, 'admin');
  await addPasskey(page, 'Office key');
  await page.goto('/admin/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  forgetProofs(demo.file);
  await page.getByLabel('Announcement').fill('Closed on Thursday');
  await page.getByRole('button', { name: 'Save' }).click();
  const asked = page.getByRole('dialog', { name: 'Is it you?' });
  // There is no app whose code it could be.
  await expect(asked.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(asked.getByLabel('Recovery code')).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Please show once more that it is you.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await asked.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await open(page, '/home');
  await expect(page.getByText('Closed on Thursday')).toBeVisible();
});

async function isAtFirstStep(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  await expect(page).toHaveURL('/user/signin');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
}

/** Has an account an app without its screens, and answers the secret. */
async function addApp(page: Page, name: 'draft' | 'noprofile3'): Promise<string> {
  await openAs(page, name, '/home', { fresh: true });
  const headers = { authorization: (await storedToken(page)) ?? '' };
  const begun = await page.request.post('/api/user/begin-app', { headers, data: {} });
  const { offer, secret } = (await begun.json()) as AppOffer;
  const data = { offer, code: codeOf(secret) };
  expect((await page.request.post('/api/user/add-app', { headers, data })).status()).toBe(200);
  return secret;
}

/** A device that asks for a finger, and gets it. */
async function withDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

async function openWays(page: Page, name: 'admin' | 'noprofile' | 'noprofile2'): Promise<void> {
  await openAs(page, name, '/account', { fresh: true });
  await page.getByText('Passkeys and authenticator app').click();
  await expect(page.getByRole('heading', { name: 'Authenticator app' })).toBeVisible();
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name').fill(name);
  await adding.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

async function leave(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await open(page, '/user/signin');
}

async function signInWithPassword(page: Page, email: string): Promise<void> {
  await leave(page);
  await fillIn(page, email);
}

async function fillIn(page: Page, email: string): Promise<void> {
  await fillSignIn(page, email, PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is it you?');
}

/** As if they were longer ago than ten minutes. */
function forgetProofs(file: string): void {
  const database = new Database(file);
  database.exec('UPDATE tokens SET proved_at = NULL');
  database.close();
}

function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}
