import BetterSqlite3 from 'better-sqlite3';
import { expect } from '@playwright/test';
import { faults } from '../helpers/accessibility.ts';
import { startDemo } from '../helpers/demo-server.ts';
import type { DemoServer } from '../helpers/demo-server.ts';
import { test } from '../helpers/browser.ts';
import { openAs } from '../helpers/signed-in.ts';

const PEOPLE = 500;

/** Of its own, for it is killed. */
let demo: Promise<DemoServer> | undefined;
let file = '';
test.use({
  baseURL: async ({ browserName: _ }, use) => {
    demo ??= startDemo(plantSubscribers, { seeded: process.env.SEEDED_DEMO, doctors: 12 });
    await use((await demo).origin);
  },
  // While the server is away.
  expectedErrors: /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|status of 5\d\d/,
});
test.afterAll(async () => (await demo)?.stop());

test('a newsletter is made of articles and reaches 500 subscribers once, the server killed meanwhile', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openAs(page, 'admin', '/aboutus');
  await page.goto('/admin/newsletters');
  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByLabel('Subject').fill('News from November');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Add articles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add articles' });
  await dialog.getByRole('checkbox').nth(0).check();
  await dialog.getByRole('checkbox').nth(1).check();
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add 2 articles' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' }).getByRole('heading')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Send to 500 subscribers' })).toBeDisabled();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  const shown = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await shown;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('News from November');
  await expect(preview.getByRole('link', { name: 'Read the article' })).toHaveCount(2);
  await preview.close();
  expect(await faults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Send to 500 subscribers' }).click();
  await page
    .getByRole('dialog', { name: 'Send it to 500 subscribers?' })
    .getByRole('button', { name: 'Send to 500 subscribers' })
    .click();
  await expect(page.getByRole('progressbar', { name: 'How much of it is sent' })).toBeVisible();
  await expect.poll(sent, { timeout: 60_000 }).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('It pauses.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const paused = sent();
  expect(paused).toBeLessThan(PEOPLE);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(sent, { timeout: 60_000 }).toBeGreaterThan(paused + 10);

  await (await demo)?.killAndStart();
  expect(sent()).toBeLessThan(PEOPLE);
  await expect(page.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('500 got it')).toBeVisible();
  await page.getByRole('link', { name: 'See who' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter mails');
  await expect(page.getByText('1-25 of 500')).toBeVisible();

  const mails = inDatabase<{ recipient: string; count: number }>(
    `SELECT recipient, count(*) AS count FROM outbox WHERE kind = 'newsletter' GROUP BY recipient`,
  );
  expect(mails).toHaveLength(PEOPLE);
  expect(mails.filter(({ count }) => count !== 1)).toEqual([]);
  const [{ tries }] = inDatabase<{ tries: number }>('SELECT sum(attempts) AS tries FROM deliveries');
  expect(tries).toBe(PEOPLE);
});

function plantSubscribers(databaseFile: string): void {
  file = databaseFile;
  const database = new BetterSqlite3(file);
  const add = database.prepare('INSERT INTO subscribers (email, token, created_at) VALUES (?, ?, ?)');
  database.transaction(() => {
    database.exec('DELETE FROM subscribers');
    for (let n = 0; n < PEOPLE; n++)
      add.run(`reader${n}@example.com`, String(n).padStart(32, '0'), new Date().toISOString());
  })();
  database.close();
}

function sent(): number {
  return inDatabase<{ sent: number }>('SELECT sent FROM newsletters')[0].sent;
}

function inDatabase<Row>(sql: string): Row[] {
  const database = new BetterSqlite3(file, { readonly: true });
  try {
    return database.prepare<[], Row>(sql).all();
  } finally {
    database.close();
  }
}
