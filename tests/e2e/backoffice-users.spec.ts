import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { UserRecord } from '#contract/users.ts';
import { faults } from '../helpers/accessibility.ts';
import { refusals, test } from '../helpers/browser.ts';
import { freshAddress } from '../helpers/fresh-address.ts';
import { openBackoffice, storedToken } from '../helpers/signed-in.ts';

const PASSWORD = 'demo-password-1';

test('an account is found, suspended with a reason, and let in again', async ({ page }) => {
  await openUser(page, 'noplan3@example.com');
  await page.getByRole('button', { name: 'Suspend the account' }).click();
  const dialog = page.getByRole('dialog', { name: /^Suspend the account/ });
  await dialog.getByLabel('Why').fill('Somebody else’s license.');
  await dialog.getByRole('button', { name: 'Suspend the account' }).click();
  await expect(page.getByText('The account is suspended.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What was done' })).toContainText('Somebody else’s license.');
  expect(await signIn(page, 'noplan3@example.com')).not.toBe(200);

  await page.getByRole('button', { name: 'Lift the suspension' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(page.getByText('They can sign in again.').first()).toBeVisible();
  expect(await signIn(page, 'noplan3@example.com')).toBe(200);
});

test('an account is deleted, after a reason and a second question', async ({ page }) => {
  const email = freshAddress('leaving');
  const data = { first_name: 'Lea', last_name: 'Ving', email, password: PASSWORD };
  expect((await page.request.post('/api/user/register', { data })).status()).toBe(200);
  await openUser(page, email);
  const first = page.getByRole('dialog', { name: 'Delete the account: Lea Ving' });
  const second = page.getByRole('dialog', { name: `Delete ${email} for good?` });
  const deleteWithReason = async () => {
    await page.getByRole('button', { name: 'Delete the account' }).click();
    await first.getByLabel('Why').fill('They asked for it by post.');
    await first.getByRole('button', { name: 'Delete the account' }).click();
    await second.waitFor();
  };
  await deleteWithReason();
  expect(await faults(page)).toEqual([]);
  await second.getByRole('button', { name: 'Cancel' }).click();
  await expect(second).toBeHidden();
  expect(await signIn(page, email)).toBe(201);

  await deleteWithReason();
  await second.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page.getByText('The account is deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: email }).getByRole('link')).toHaveCount(0);
  expect(await signIn(page, email)).toBe(401);
});

test('nobody is offered to delete their own account here', async ({ page }) => {
  await openUser(page, 'admin@example.com');
  // From then on the page knows whose account it is.
  await expect(page.getByRole('banner')).toContainText('Robin Admin');
  await expect(page.getByRole('button', { name: 'Suspend the account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete the account' })).toHaveCount(0);
});

test('a plan is given and ended, and an address verified', async ({ page }) => {
  await openUser(page, 'unverified3@example.com');
  await page.getByRole('button', { name: 'Verify the address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verify the address' }).click();
  await expect(page.getByText('The address counts as confirmed.')).toBeVisible();
  await page.getByRole('button', { name: 'Give a plan' }).click();
  const giving = page.getByRole('dialog', { name: 'Give a plan' });
  await giving.getByLabel('Why').fill('A founding member.');
  expect(await faults(page)).toEqual([]);
  await giving.getByRole('button', { name: 'Give it' }).click();
  await expect(page.getByText('The plan is given.')).toBeVisible();
  await page.getByRole('button', { name: 'End it' }).click();
  const ending = page.getByRole('dialog', { name: 'End this plan?' });
  await ending.getByLabel('Why').fill('They asked for it.');
  await ending.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText('The plan has ended.')).toBeVisible();
});

test('what is typed stays when something else is done to the account', async ({ page }) => {
  const id = await openUser(page, 'rejected2@example.com');
  const path = `/api/admin/users/${id}`;
  const headers = { authorization: (await storedToken(page)) ?? '' };
  await page.getByLabel('First name').fill('Typed');
  await page.getByRole('button', { name: 'Suspend the account' }).click();
  const dialog = page.getByRole('dialog', { name: /^Suspend the account/ });
  await dialog.getByLabel('Why').fill('To see what stays.');
  await dialog.getByRole('button', { name: 'Suspend the account' }).click();
  await expect(page.getByRole('button', { name: 'Lift the suspension' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Typed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Typed /);

  await page.getByLabel('First name').fill('Typed again');
  const user = (await (await page.request.get(path, { headers })).json()) as UserRecord;
  expect(
    (await page.request.put(path, { headers, data: { ...user, last_name: 'Elsewhere' } })).status(),
  ).toBe(200);
  await page.getByRole('button', { name: 'Lift the suspension' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('Elsewhere');
  await expect(page.getByLabel('First name')).toHaveValue('Typed again');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typed again Elsewhere');
});

test.describe('with refusals', () => {
  test.use({ expectedErrors: refusals });

  test('a name that somebody else changed meanwhile is shown, to choose from', async ({ page }) => {
    const id = await openUser(page, 'draft3@example.com');
    const path = `/api/admin/users/${id}`;
    const headers = { authorization: (await storedToken(page)) ?? '' };
    const user = (await (await page.request.get(path, { headers })).json()) as UserRecord;
    const data = { ...user, first_name: 'Theirs', last_name: 'Elsewhere' };
    expect((await page.request.put(path, { headers, data })).status()).toBe(200);
    await page.getByLabel('First name').fill('Typed');
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody has changed this meanwhile' });
    await expect(dialog.getByRole('cell', { name: 'Typed' })).toBeVisible();
    // What was not typed is theirs, whatever is chosen.
    await expect(dialog.getByRole('rowheader')).toHaveText(['First name']);
    await dialog.getByRole('button', { name: 'Take what it is now' }).click();
    await expect(page.getByLabel('Last name')).toHaveValue('Elsewhere');
    await page.getByLabel('First name').fill('Typed');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typed Elsewhere');
  });
});

test('the list is filtered, and downloaded as it is filtered', async ({ page }) => {
  await openBackoffice(page, '/admin/users');
  await page.getByPlaceholder('Search').fill('noplan');
  await expect(page.getByText('1-3 of 3')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.startsWith('\uFEFFid,')).toBe(true);
  expect(text.trim().split('\n')).toHaveLength(4);
});

/** Finds an account in the list and opens it; answers its id. */
async function openUser(page: Page, email: string): Promise<number> {
  await openBackoffice(page, '/admin/users');
  await page.getByPlaceholder('Search').fill(email);
  await page.getByText('1-1 of 1').waitFor();
  await page.getByRole('row', { name: email }).getByRole('link').click();
  await page.waitForURL(/\/admin\/users\/\d+$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return Number(page.url().split('/').at(-1));
}

async function signIn(page: Page, email: string): Promise<number> {
  return (await page.request.post('/api/user/login', { data: { email, password: PASSWORD } })).status();
}
