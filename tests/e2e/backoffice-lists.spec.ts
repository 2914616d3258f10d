import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { faults } from '../helpers/accessibility.ts';
import { callsOf, refusals } from '../helpers/browser.ts';
import { startDemo } from '../helpers/demo-server.ts';
import { onOwnDemo } from '../helpers/own-demo.ts';
import { openBackoffice } from '../helpers/signed-in.ts';

/** In a demo of its own: what is done here, other specs would see. */
const test = onOwnDemo(() => startDemo(plant));

test('reports are done with, one by one and several at once', async ({ page }) => {
  await openBackoffice(page, '/admin/reports');
  await expect(page.getByText('1-3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).first().click();
  await expect(page.getByText('The report is done with.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toHaveCount(2);
  await page.getByRole('row', { name: /by the administrator/ }).waitFor();
  await expect(page.getByRole('button', { name: 'Done with' })).toHaveCount(0);
  const open = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Done', exact: true }) });
  for (const row of await open.all()) await row.getByRole('checkbox').check();
  expect(await faults(page)).toEqual([]);
  await bulk(page, 'Done with');
  await expect(page.getByText('Done: 2 reports.')).toBeVisible();
  await expect(page.getByRole('row', { name: /by the administrator/ })).toHaveCount(3);
});

test('a name without end leaves what stands beside it in view', async ({ page }) => {
  await page.route('**/api/admin/users?*', async (route) => {
    const response = await route.fetch();
    const users = (await response.json()) as object[];
    await route.fulfill({ response, json: users.map((user) => ({ ...user, last_name: 'W'.repeat(60) })) });
  });
  await openBackoffice(page, '/admin/users');
  await expect(page.getByRole('cell', { name: /W{60}/ })).not.toHaveCount(0);
  const frame = page.getByRole('table').locator('..');
  expect(await frame.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test('mails that failed are tried again and dropped', async ({ page }) => {
  const calls = callsOf(page);
  await openBackoffice(page, '/admin/outbox?filter={"status":"failed"}');
  await page.getByRole('cell', { name: 'lost1@example.com' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mail to lost1@example.com');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('It is tried again now.')).toBeVisible();
  // The page reads anew what is gone next.
  await calls.answered();
  await page.getByRole('button', { name: 'Drop it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Drop it' }).click();
  await expect(page.getByText('The mail is dropped.')).toBeVisible();
  await openBackoffice(page, '/admin/outbox?filter={"recipient":"lost2@example.com"}');
  await chooseAll(page);
  await bulk(page, 'Drop');
  await expect(page.getByText('Done: 1 mail.')).toBeVisible();
  await expect(page.getByText('lost2@example.com')).toHaveCount(0);
});

test('subscribers are removed, one by one and several at once', async ({ page }) => {
  await openBackoffice(page, '/admin/subscribers');
  await expect(page.getByText('1-4 of 4')).toBeVisible();
  await page
    .getByRole('row', { name: /reader1/ })
    .getByRole('button', { name: 'Remove' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The subscriber is removed.')).toBeVisible();
  await chooseAll(page);
  await bulk(page, 'Remove');
  await expect(page.getByText('Done: 3 subscribers.')).toBeVisible();
  await expect(page.getByText('reader')).toHaveCount(0);
});

test('an administrator is made and unmade; their sessions are ended', async ({ page }) => {
  await page.request.post('/api/user/login', {
    data: { email: 'noplan2@example.com', password: 'demo-password-1' },
  });
  await openBackoffice(page, '/admin/users?filter={"q":"noplan2"}');
  await page.getByRole('row', { name: 'noplan2@example.com' }).getByRole('link').click();
  await act(page, 'End sessions');
  await expect(page.getByText('They are signed in nowhere.')).toBeVisible();
  await act(page, 'Make administrator', 'They help with reviews.');
  await expect(page.getByText('They are an administrator now.')).toBeVisible();
  await act(page, 'Unmake administrator', 'They have left.');
  await expect(page.getByText('They are no administrator any more.')).toBeVisible();
  const trail = page.getByRole('region', { name: 'What was done' });
  await expect(trail).toContainText('They help with reviews.');
  await openBackoffice(page, '/admin/audit');
  await page.getByRole('combobox', { name: 'What was done' }).click();
  await page.getByRole('option', { name: 'Made administrator', exact: true }).click();
  await expect(page.getByRole('cell', { name: 'They help with reviews.' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Whose account' }).fill('noplan2');
  await page.getByRole('option', { name: /noplan2@example.com/ }).click();
  await expect(page.getByRole('cell', { name: 'They help with reviews.' })).toBeVisible();
  await expect(page.getByText('1-1 of 1')).toBeVisible();
});

test.describe('with refusals', () => {
  test.use({ expectedErrors: refusals });

  test('what is refused stays chosen, and says why', async ({ page }) => {
    await openBackoffice(page, '/admin/users?filter={"q":"unverified"}');
    await expect(page.getByText('1-3 of 3')).toBeVisible();
    await page
      .getByRole('row', { name: /unverified2/ })
      .getByRole('checkbox')
      .check();
    await bulk(page, 'Verify the addresses');
    await expect(page.getByText('Done: 1 user.')).toBeVisible();
    await chooseAll(page);
    await bulk(page, 'Verify the addresses');
    await expect(page.getByText(/Done: 2 users, 1 refused\. \S/)).toBeVisible();
    await expect(page.getByRole('row', { name: /unverified2/ }).getByRole('checkbox')).toBeChecked();
    await expect(page.getByText('1 item selected')).toBeVisible();
  });
});

test('a price is typed as people write it, and visitors see it', async ({ page }) => {
  await openBackoffice(page, '/admin/settings');
  await page.getByLabel('Monthly price, in USD').fill('34.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByLabel('Monthly price, in USD')).toHaveValue('34.5');
  await page.goto('/pricing');
  await expect(page.getByText('$34.50').first()).toBeVisible();
});

async function chooseAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all' }).check();
}

async function bulk(page: Page, label: string): Promise<void> {
  await page.locator('.RaBulkActionsToolbar-toolbar').getByRole('button', { name: label }).click();
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
}

async function act(page: Page, label: string, reason?: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  const dialog = page.getByRole('dialog');
  if (reason) await dialog.getByLabel('Why').fill(reason);
  await dialog.getByRole('button', { name: label }).click();
}

/** Mails that failed, subscribers and reports: the demo has none. */
function plant(file: string): void {
  const database = new Database(file);
  const now = new Date().toISOString();
  const mail = database.prepare(
    `INSERT INTO outbox (message_id, recipient, kind, data, status, attempts, next_at, created_at, error)
     VALUES (?, ?, 'password-changed', '{}', 'failed', 3, ?, ?, '421 Try later')`,
  );
  for (const n of [1, 2]) mail.run(`<lost${n}@example.com>`, `lost${n}@example.com`, now, now);
  const subscriber = database.prepare(
    'INSERT INTO subscribers (email, token, created_at) VALUES (?, lower(hex(randomblob(16))), ?)',
  );
  for (const n of [1, 2, 3, 4]) subscriber.run(`reader${n}@example.com`, now);
  const report = database.prepare(
    `INSERT INTO reports (user_id, kind, at) SELECT id, 'phone', ? FROM listings ORDER BY id LIMIT 1 OFFSET ?`,
  );
  for (const n of [0, 1, 2]) report.run(now, n);
  database.close();
}
