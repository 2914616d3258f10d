import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from '../helpers/browser.ts';
import { freshAddress } from '../helpers/fresh-address.ts';
import { TOKEN_KEY, fillSignIn, openBackoffice, storedToken } from '../helpers/signed-in.ts';

const PASSWORD = 'demo-password-1';
const WHY = 'Somebody else’s license.';
const UNREACHED = /The server could not be reached\./;

test.use({ expectedErrors: /status of [45]\d\d|ERR_FAILED/ });

test('what is refused of several keeps its reason, and is done with it at last', async ({ page }) => {
  const emails = [await register(page, 'bulk'), await register(page, 'bulk')];
  const found = JSON.stringify({ q: emails[0].slice(0, 4) });
  await openBackoffice(page, `/admin/users?filter=${encodeURIComponent(found)}`);
  for (const email of emails) await page.getByRole('row', { name: email }).getByRole('checkbox').check();
  await page.route(/\/suspend$/, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Suspend the accounts' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill(WHY);
  await dialog.getByRole('button', { name: 'Suspend the accounts' }).click();
  await expect(dialog.getByText(/^Done: 1 user, 1 refused\. /)).toBeVisible();
  await expect(dialog).toHaveAccessibleName('Suspend the accounts: 1 user');
  await expect(dialog.getByLabel('Why')).toHaveValue(WHY);
  await dialog.getByRole('button', { name: 'Suspend the accounts' }).click();
  await expect(page.getByText('Done: 1 user.')).toBeVisible();
  await expect(dialog).toBeHidden();
  for (const email of emails) await expect(page.getByRole('row', { name: email })).toContainText('Suspended');
});

test('an account whose deletion was not answered is deleted when that is asked again', async ({ page }) => {
  await openUser(page, await register(page, 'lost'));
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('They asked for it by post.');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the account' }).click();
  await loseAnswer(page, /\/api\/admin\/users\/\d+$/, 'DELETE');
  const again = page.getByRole('dialog').getByRole('button', { name: 'Delete it for good' });
  await again.click();
  await expect(page.getByRole('dialog').getByText(UNREACHED)).toBeVisible();
  await again.click();
  await expect(page.getByText('The account is deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
});

test('an account that somebody has changed since the first question is not deleted', async ({ page }) => {
  const email = await register(page, 'changed');
  await openUser(page, email);
  await page.getByRole('button', { name: 'Delete the account' }).click();
  const headers = { authorization: (await storedToken(page)) ?? '' };
  const path = `/api/admin${new URL(page.url()).pathname.replace('/admin', '')}`;
  expect((await page.request.post(`${path}/verify`, { headers, data: {} })).status()).toBe(200);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill('They asked for it by post.');
  await dialog.getByRole('button', { name: 'Delete the account' }).click();
  await dialog.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(dialog.getByText('Somebody has changed this meanwhile.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await page.request.get(path, { headers })).status()).toBe(200);
});

test('whose session ends while they write a reason or a note finds both again', async ({ page }) => {
  await openUser(page, await register(page, 'ended'));
  await page.getByLabel('A new note').fill('Has called twice.');
  await page.getByRole('button', { name: 'Suspend the account' }).click();
  const why = page.getByRole('dialog').getByLabel('Why');
  await why.fill(WHY);
  await page.route(/\/suspend$/, (route) => route.fulfill({ status: 401, json: { message: 'Ended.' } }));
  await page.evaluate((key) => localStorage.setItem(key, 'no.token.now'), TOKEN_KEY);
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend the account' }).click();
  await page.unroute(/\/suspend$/);
  await fillSignIn(page, 'admin@example.com', PASSWORD);
  await expect(page.getByLabel('A new note')).toHaveValue('Has called twice.');
  await page.getByRole('button', { name: 'Suspend the account' }).click();
  await expect(why).toHaveValue(WHY);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Suspend the account' }).click();
  await expect(why).toHaveValue('');
});

test('who closes the question before it is answered hears all the same that it was refused', async ({
  page,
}) => {
  await openUser(page, await register(page, 'closed'));
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/suspend$/, async (route) => {
    await asked;
    await route.fulfill({ status: 409, json: { message: 'Somebody was faster.' } });
  });
  await page.getByRole('button', { name: 'Suspend the account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill(WHY);
  await dialog.getByRole('button', { name: 'Suspend the account' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  answer();
  await expect(page.getByText('Somebody was faster.')).toBeVisible();
});

test('a note that is sent twice is kept once', async ({ page }) => {
  await openUser(page, await register(page, 'noted'));
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  let sent = 0;
  await page.route(/\/note$/, async (route) => {
    sent++;
    await asked;
    await route.continue();
  });
  await page.getByLabel('A new note').fill('Has called twice.');
  await page.getByRole('button', { name: 'Keep the note' }).dblclick();
  answer();
  await expect(page.getByText('The note is kept.')).toBeVisible();
  expect(sent).toBe(1);
});

test('an import whose file was not answered is in the list, and it says so', async ({ page }) => {
  await openBackoffice(page, '/admin/imports');
  await loseAnswer(page, /\/api\/admin\/imports\?name/, 'POST');
  const buffer = Buffer.from(`email,first_name,last_name\n${freshAddress('lost')},Ada,Osei\n`);
  const name = `${freshAddress('lost').slice(0, 12)}.csv`;
  await page.getByLabel('CSV file of doctors').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await expect(page.getByText('The file may have arrived all the same', { exact: false })).toBeVisible();
  await expect(page.getByRole('row', { name })).toBeVisible();
});

test('letters whose file was not answered are the same order after the page was loaded anew', async ({
  page,
}) => {
  const place = { street: '7 HARBOR ST', city: 'BOSTON', state: 'MA', zip: '02115' };
  const json = [{ id: '1000000012', first_name: 'ADA', last_name: 'OSEI', credentials: 'MD', ...place }];
  const headers = { 'content-range': 'registry-people 0-0/1' };
  await page.route(/\/api\/admin\/registry-people\?/, (route) => route.fulfill({ json, headers }));
  const orders: unknown[] = [];
  await page.route(/\/registry-people\/letters$/, (route) => {
    orders.push((route.request().postDataJSON() as { order: unknown }).order);
    const made = { made: 1, left_out: {}, expires_on: '2035-01-01', csv: 'name\r\nADA OSEI\r\n' };
    return orders.length === 1 ? route.abort() : route.fulfill({ json: made });
  });
  await openBackoffice(page, '/admin/registry-people');
  await askForLetters(page);
  await expect(page.getByRole('dialog').getByText(UNREACHED)).toBeVisible();
  await page.reload();
  await askForLetters(page);
  await expect(page.getByText('1 letter made.', { exact: false })).toBeVisible();
  await askForLetters(page);
  await expect
    .poll(() => orders)
    .toEqual([orders[0], orders[0], expect.not.stringMatching(String(orders[0]))]);
});

async function askForLetters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make letters' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make letters' }).click();
}

/** The server does what it is asked, once, and its answer is lost. */
async function loseAnswer(page: Page, path: RegExp, method: string): Promise<void> {
  let isLost = false;
  await page.route(path, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

/** Answers the address of a new account. */
async function register(page: Page, name: string): Promise<string> {
  const email = freshAddress(name);
  const data = { first_name: 'Lea', last_name: 'Ving', email, password: PASSWORD };
  expect((await page.request.post('/api/user/register', { data })).status()).toBe(200);
  return email;
}

async function openUser(page: Page, email: string): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  await openBackoffice(page, '/admin');
  const headers = { authorization: (await storedToken(page)) ?? '' };
  const answer = await page.request.get(`/api/admin/users?range=[0,0]&filter=${filter}`, { headers });
  const [{ id }] = (await answer.json()) as [{ id: number }];
  await openBackoffice(page, `/admin/users/${id}`);
}
