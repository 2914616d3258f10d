import { expect } from '@playwright/test';
import type { APIResponse, Page } from '@playwright/test';
import { faults } from '../helpers/accessibility.ts';
import { callsOf, open, refusals, test } from '../helpers/browser.ts';
import {
  chooseInAccount,
  fillSignIn,
  openAs,
  openBlank,
  storedToken,
  storeToken,
} from '../helpers/signed-in.ts';
import { widerThanTheWindow } from '../helpers/viewports.ts';

/** A wrong code is answered 400, which Chromium logs. */
test.use({ expectedErrors: refusals });

const CODE = /\b\d{8}\b/;
const PASSWORD = 'seven small lanterns';
const NEXT_PASSWORD = 'eight small lanterns';

test('register, verify, sign out, forget the password, recover, sign in again', async ({ page }) => {
  test.slow();
  const email = `mei-${Date.now()}@example.com`;
  await open(page, '/user/signup');
  await page.getByLabel('First name').fill('Mei');
  await page.getByLabel('Last name').fill('Osei');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/user/verify');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  await expect(page.getByText(email)).toBeVisible();

  await open(page, '/demo/outbox');
  const link = page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: /user\/verify\/token/ });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your address');
  await page.getByRole('button', { name: 'Continue as m•••@example.com' }).click();
  await expect(page).toHaveURL(/\/user\/welcome\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Mei');
  expect(await storedToken(page)).toMatch(/^[\w-]+(\.[\w-]+){2}$/);

  await open(page, '/home');
  await chooseInAccount(page, 'Sign out');
  await expect(page.getByText('Successfully logout.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('Successfully sent Verification Code to your email!')).toBeVisible();

  const mails = (await (await page.request.get('/api/demo/outbox')).json()) as {
    data: { recipient: string; text: string }[];
  };
  const code =
    /\b[1-9]\d{7}\b/.exec(mails.data.find((mail) => mail.recipient === email)?.text ?? '')?.[0] ?? '';
  await page.getByLabel('Code').fill('11111111');
  await page.getByRole('button', { name: 'Check the code' }).click();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/not correct/);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Check the code' }).click();
  await page.getByLabel('New password').fill(NEXT_PASSWORD);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL('/user/signin');

  await fillSignIn(page, email, PASSWORD);
  await expect(page.getByRole('main').getByText('Your Email or Password is not correct.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(NEXT_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Successfully logined!')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/welcome\//);
});

test('who confirms the address on another device goes on here, with the address filled in', async ({
  page,
}) => {
  const email = `lin-${Date.now()}@example.com`;
  await open(page, '/user/signup');
  await page.getByLabel('First name').fill('Lin');
  await page.getByLabel('Last name').fill('Osei');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  await confirmElsewhere(page, email);
  await page.getByRole('link', { name: 'Sign in here' }).click();
  await expect(page.getByRole('main').getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Lin');
});

test('by keyboard alone: what is wrong stands at its field, and the first wrong field gets the focus', async ({
  page,
}) => {
  await open(page, '/user/signup');
  await page.getByLabel('First name').focus();
  await page.keyboard.type('Mei');
  await page.keyboard.press('Enter');
  const last = page.getByLabel('Last name');
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-invalid', 'true');
  await expect(last).toHaveAccessibleDescription(/enter your last name/i);

  await page.keyboard.type('<Osei>');
  await page.keyboard.press('Enter');
  await expect(last).toHaveAccessibleDescription(/use letters/i);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Osei');
  await page.keyboard.press('Tab');
  await page.keyboard.type('doctor@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/at least 12 characters/);
  await expect(last).not.toHaveAttribute('aria-invalid');

  await page.keyboard.press('Control+A');
  await page.keyboard.type('qwerty123456');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(/first that attackers try/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/account with this e-mail already/);
  await expect(page.getByLabel('First name')).toHaveValue('Mei');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'recover the password' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await expect(page.getByRole('main').getByLabel('E-mail')).toHaveValue('doctor@example.com');
});

test('a link from a mail opens nothing by itself, and is used up by its button', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = `kim-${Date.now()}@example.com`;
  const person = { first_name: 'Kim', last_name: 'Osei', email, password: PASSWORD };
  await page.request.post('/api/user/register', { data: person });
  await open(page, '/demo/outbox');
  const link = page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: /user\/verify\/token/ });
  const href = (await link.getAttribute('href')) ?? '';

  const scanner = await browser.newPage();
  const calls = callsOf(scanner);
  await open(scanner, new URL(href, page.url()).href);
  await calls.answered();
  await expect(scanner.getByRole('button', { name: 'Continue as k•••@example.com' })).toBeVisible();
  await scanner.close();

  await open(page, href.slice(0, -5));
  await page.getByRole('button', { name: 'Continue as k•••@example.com' }).click();
  await expect(page.getByRole('main')).toContainText('This link is not whole');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, email, PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('We have sent you a new verification e-mail.')).toBeVisible();
  await open(page, href.slice(0, -5));
  await page.getByRole('button', { name: 'Continue as k•••@example.com' }).click();
  await page.getByRole('link', { name: 'Get a new mail' }).click();
  await expect(page.getByRole('button', { name: /^Send it again/ })).toBeVisible();

  await open(page, href);
  await page.getByRole('button', { name: 'Continue as k•••@example.com' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Kim');
  await page.evaluate(() => localStorage.clear());
  await open(page, href);
  await page.getByRole('button', { name: 'Continue as k•••@example.com' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  await expect(page.getByRole('main')).toContainText('This link has been used already or has expired.');
});

test('a one-time password link counts on the page that is open already, and leaves its address', async ({
  page,
}) => {
  await open(page, '/user/forgotpassword');
  for (const number of [1, 2]) {
    await page.evaluate((grant) => {
      location.hash = `email=dana${grant}%40example.com&grant=not.good.${grant}`;
    }, number);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
    await expect(page.getByRole('main')).toContainText(`For dana${number}@example.com.`);
    await expect(page).toHaveURL('/user/forgotpassword');
    if (number === 2) break;
    await page.getByLabel('New password').fill(NEXT_PASSWORD);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  }
});

test('an account that a stranger made is deleted by whoever gets the mail', async ({ page }) => {
  const email = `lee-${Date.now()}@example.com`;
  const person = { first_name: 'Lee', last_name: 'Osei', email, password: PASSWORD };
  await page.request.post('/api/user/register', { data: person });
  await open(page, '/demo/outbox');
  const mail = page.getByRole('listitem').filter({ hasText: email });
  await expect(mail).toContainText('I did not make this account');
  await mail.getByRole('link', { name: /user\/verify\/token/ }).click();

  await page.getByRole('button', { name: 'I did not make this account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this account?' });
  await expect(question).toContainText('l•••@example.com');
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'I did not make this account' }).click();
  await question.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('The account is deleted.')).toBeVisible();
  const login = await page.request.post('/api/user/login', { data: { email, password: PASSWORD } });
  expect(login.status()).toBe(401);
});

test('the addresses that codes went to fit into a small window, also in large letters', async ({ page }) => {
  await openAs(page, 'noprofile2', '/account', { fresh: true });
  await page.getByText('Change your e-mail').click();
  await page.getByLabel('New e-mail').fill('somebody.with.a.long.name@hospital-of-the-city.example');
  await page.getByRole('button', { name: 'Send the codes' }).click();
  await page.getByLabel('Code sent to somebody').waitFor();
  expect(await widerThanTheWindow(page)).toEqual([]);
});

test('from one form to the next the layout stands still while the next one is on its way', async ({
  page,
}) => {
  await open(page, '/user/signin');
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/forgot-password-page.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.locator('main')).toHaveText('Loading...');
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  come();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
});

test('another e-mail, by the codes of both mails and the keyboard alone, and back by the link', async ({
  page,
}) => {
  test.slow();
  const email = `ana-${Date.now()}@example.com`;
  const next = `moved-${email}`;
  const data = { first_name: 'Ana', last_name: 'Osei', email, password: PASSWORD };
  await page.request.post('/api/user/register', { data });
  const session = await confirmElsewhere(page, email);
  await openBlank(page);
  await storeToken(page, (await session.json()) as string);
  await open(page, '/account');

  const change = page.getByText('Change your e-mail');
  await change.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('New e-mail').focus();
  await page.keyboard.type(next);
  await page.keyboard.press('Enter');
  // A mailed link alone has not shown who is there.
  const asked = page.getByRole('dialog', { name: 'Is it you?' });
  await asked.getByLabel('Current password').fill('not this one');
  await page.keyboard.press('Enter');
  await expect(asked.getByLabel('Current password')).toHaveAccessibleDescription(/is not correct/);
  // At once: a toast leaves by itself.
  expect(await page.getByText('Your current password is not correct.').count()).toBe(1);
  await asked.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const first = page.getByLabel(`Code sent to ${next}`);
  await expect(first).toBeFocused();
  // Whoever reads the mails on a phone comes back to a page that is loaded anew.
  await page.reload();
  await expect(first).toBeFocused();
  await page.keyboard.type(await mailed(page, next, CODE));
  await page.keyboard.press('Tab');
  await page.keyboard.type('10000000');
  await page.keyboard.press('Enter');
  const code = page.getByLabel(`Code sent to ${email}`);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await code.fill(await mailed(page, email, CODE));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account has its new address.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'E-mail' }).getByText(next, { exact: true })).toBeVisible();
  await expect(change).toBeFocused();

  await open(page, await mailed(page, email, /\S+\/user\/address\?token=\S+/));
  await page.getByRole('button', { name: 'Take my address back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is yours again');
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page).toHaveURL('/user/forgotpassword');
});

/** By the link of the mail, as on another device: answers its session. */
async function confirmElsewhere(page: Page, email: string): Promise<APIResponse> {
  const { searchParams } = new URL(await mailed(page, email, /\S+\/user\/verify\/token\S+/));
  const token = ['firstpart', 'secondpart', 'thirdpart'].map((part) => searchParams.get(part)).join('.');
  return page.request.post('/api/user/token-exchange', { data: { token } });
}

/** What the newest mail to an address has of the kind. */
async function mailed(page: Page, to: string, wanted: RegExp): Promise<string> {
  const { data } = (await (await page.request.get('/api/demo/outbox')).json()) as {
    data: { recipient: string; text: string }[];
  };
  const found = data.filter(({ recipient }) => recipient === to).map(({ text }) => wanted.exec(text)?.[0]);
  return found.find((text) => text !== undefined) ?? '';
}
