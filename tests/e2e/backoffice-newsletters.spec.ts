import BetterSqlite3 from 'better-sqlite3';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { faults, faultsInDocument } from '../helpers/accessibility.ts';
import { callsOf } from '../helpers/browser.ts';
import { startDemo } from '../helpers/demo-server.ts';
import type { DemoServer } from '../helpers/demo-server.ts';
import { onOwnDemo } from '../helpers/own-demo.ts';
import { sized } from '../helpers/scale.ts';
import { endSession, openAs, storedToken } from '../helpers/signed-in.ts';
import { stopClock } from '../helpers/stop-clock.ts';

const PEOPLE = sized(200, 500);

/** Of its own, for it is killed. */
let served: DemoServer;
const test = onOwnDemo(async () => (served = await startDemo(plantSubscribers)));
// While the server is away.
test.use({ expectedErrors: /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|status of 5\d\d/ });

test('a newsletter is made of articles and reaches all subscribers once, the server killed meanwhile', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openAs(page, 'admin', '/aboutus');
  await page.goto('/admin/newsletters');
  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByLabel('Subject').fill('News from November');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The newsletter is begun. It saves itself while you write.')).toBeVisible();
  await page.getByRole('button', { name: 'Add articles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add articles' });
  await dialog.getByRole('checkbox').nth(0).check();
  await dialog.getByRole('checkbox').nth(1).check();
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add 2 articles' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' }).getByRole('heading')).toHaveCount(2);
  await expect(page.getByText('Saves itself in a moment')).toBeVisible();

  const shown = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await shown;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('News from November');
  await expect(preview.getByRole('link', { name: 'Read the article' })).toHaveCount(2);
  const mail = await (await page.request.get(preview.url())).text();
  // The program that it is read in has the landmarks of a page.
  const read = mail.replace(/<body[^>]*>/, '$&<main>').replace('</body>', '</main></body>');
  expect(await faultsInDocument(page, read)).toEqual([]);
  await preview.close();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(await faults(page)).toEqual([]);

  const toAll = `Send to ${PEOPLE} subscribers`;
  await page.getByRole('button', { name: toAll }).click();
  await page
    .getByRole('dialog', { name: `Send it to ${PEOPLE} subscribers?` })
    .getByRole('button', { name: toAll })
    .click();
  await expect(page.getByRole('progressbar', { name: 'How much of it is sent' })).toBeVisible();
  const goOn = await standstillAfter(20);
  await page.getByRole('button', { name: 'Pause' }).click();
  goOn();
  await expect(page.getByText('It pauses.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const paused = sent();
  expect(paused).toBeLessThan(PEOPLE);
  await page.getByRole('button', { name: 'Go on' }).click();
  await standstillAfter(paused + 10);

  await served.killAndStart();
  expect(sent()).toBeLessThan(PEOPLE);
  await expect(page.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(`${PEOPLE} got it`)).toBeVisible();
  await page.getByRole('link', { name: 'See who' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter mails');
  await expect(page.getByText(`1-25 of ${PEOPLE}`)).toBeVisible();

  const mails = inDatabase<{ recipient: string; count: number }>(
    `SELECT recipient, count(*) AS count FROM outbox WHERE kind = 'newsletter' GROUP BY recipient`,
  );
  expect(mails).toHaveLength(PEOPLE);
  expect(mails.filter(({ count }) => count !== 1)).toEqual([]);
  const [{ tries }] = inDatabase<{ tries: number }>('SELECT sum(attempts) AS tries FROM deliveries');
  expect(tries).toBe(PEOPLE);
});

test.describe('an issue that is written', () => {
  test.use({ expectedErrors: /status of 4\d\d|ERR_FAILED/ });

  test('saves itself, also when the page is left within the delay', async ({ page }) => {
    const id = await begin(page, 'Kept by itself');
    await write(page, 'Written and waited.');
    await expect.poll(() => bodyOf(id)).toContain('Written and waited.');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await page.clock.install();
    // From here on nothing is saved for having waited long enough.
    await stopClock(page);
    await write(page, ' Left at once.');
    await page.getByRole('menuitem', { name: 'Subscribers' }).click();
    await expect.poll(() => bodyOf(id)).toContain('Left at once.');

    await page.clock.resume();
    const tab = await page.context().newPage();
    await tab.goto(`/admin/newsletters/${id}`);
    await text(tab).waitFor();
    await stopClock(tab);
    await write(tab, ' Closed at once.');
    tab.on('dialog', (dialog) => void dialog.accept());
    await tab.close({ runBeforeUnload: true });
    await expect.poll(() => bodyOf(id)).toContain('Closed at once.');
  });

  test('is kept while the server does not answer, and when the session has ended', async ({ page }) => {
    const calls = callsOf(page);
    const id = await begin(page, 'Kept here');
    const path = `**/api/admin/newsletters/${id}`;
    await page.route(path, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await write(page, 'Nobody answered.');
    await expect(page.getByText('Not saved, trying again. The text is kept in this browser.')).toBeVisible();
    await expect(page.getByText('The server could not be reached.')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.unroute(path);
    // It waits longer each time, unless the browser has its connection back.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => bodyOf(id)).toContain('Nobody answered.');

    await endSession(page, calls);
    await write(page, ' Nobody was signed in.');
    await expect(page).toHaveURL('/user/signin');
    await expect(page.getByText('User Info Incorrect! Please login again.')).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await openAs(page, 'admin', '/aboutus');
    await page.goto(`/admin/newsletters/${id}`);
    await expect(text(page)).toContainText('Nobody was signed in.');
    await expect.poll(() => bodyOf(id)).toContain('Nobody was signed in.');
  });

  test('by two administrators at once is shown to both, and the second chooses', async ({ page }) => {
    const id = await begin(page, 'By two');
    await write(page, 'Mine.');
    await expect.poll(() => bodyOf(id)).toContain('Mine.');
    await elsewhere(page, 'PUT', id, { subject: 'By two', body: '<p>Theirs.</p>', revision: revisionOf(id) });
    await write(page, ' Mine as well.');
    const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this newsletter' });
    await expect(dialog.locator('del', { hasText: 'Theirs' })).toBeVisible();
    await expect(dialog.locator('ins', { hasText: 'as well' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => bodyOf(id)).toContain('Mine. Mine as well.');
    await expect(page.getByText(/^Saved /)).toBeVisible();

    await elsewhere(page, 'POST', `${id}/send`, { revision: revisionOf(id) });
    await write(page, ' Too late.');
    const sent = page.getByRole('dialog', { name: 'Somebody has sent this newsletter' });
    await sent.getByRole('button', { name: 'Keep mine as a new one' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(`/${id}`));
    await expect(text(page)).toContainText('Too late.');
    await expect.poll(() => bodyOf(id)).not.toContain('Too late.');
    await elsewhere(page, 'POST', `${id}/pause`, {});
  });

  test('is not lost when somebody else sends it while this browser is offline', async ({ page }) => {
    const id = await begin(page, 'Sent by another');
    await write(page, 'First.');
    await expect.poll(() => bodyOf(id)).toContain('First.');
    const path = `**/api/admin/newsletters/${id}`;
    await page.route(path, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await write(page, ' Typed offline.');
    await expect(page.getByText('Not saved, trying again. The text is kept in this browser.')).toBeVisible();
    await elsewhere(page, 'POST', `${id}/send`, { revision: revisionOf(id) });
    await elsewhere(page, 'POST', `${id}/pause`, {});
    page.on('dialog', (dialog) => void dialog.accept());
    await page.unroute(path);
    await page.reload();
    const sent = page.getByRole('dialog', { name: 'Somebody has sent this newsletter' });
    await expect(sent.locator('ins', { hasText: 'Typed offline.' })).toBeVisible();
    await sent.getByRole('button', { name: 'Keep mine as a new one' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(`/${id}`));
    await expect(text(page)).toContainText('Typed offline.');
    await page.goto(`/admin/newsletters/${id}`);
    await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  });
});

/** Begins an issue and opens it; answers its id. */
async function begin(page: Page, subject: string): Promise<number> {
  await openAs(page, 'admin', '/aboutus');
  const { id } = await elsewhere(page, 'POST', '', { subject, body: '' });
  await page.goto(`/admin/newsletters/${id}`);
  await text(page).waitFor();
  return id;
}

async function write(page: Page, words: string): Promise<void> {
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

function text(page: Page) {
  return page.getByRole('textbox', { name: 'Text', exact: true });
}

/** What another administrator does to an issue. */
async function elsewhere(page: Page, method: string, to: number | string, data: object) {
  const headers = { authorization: (await storedToken(page)) ?? '' };
  const answer = await page.request.fetch(`/api/admin/newsletters${to && `/${to}`}`, {
    method,
    headers,
    data,
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as { id: number };
}

/** Whoever types slowly saves more than once. */
function revisionOf(id: number): number {
  return inDatabase<{ revision: number }>(`SELECT revision FROM newsletters WHERE id = ${id}`)[0].revision;
}

function bodyOf(id: number): string {
  return inDatabase<{ body: string }>(`SELECT body FROM newsletters WHERE id = ${id}`)[0].body;
}

function plantSubscribers(file: string): void {
  const database = new BetterSqlite3(file);
  const add = database.prepare('INSERT INTO subscribers (email, token, created_at) VALUES (?, ?, ?)');
  database.transaction(() => {
    database.exec('DELETE FROM subscribers');
    for (let n = 0; n < PEOPLE; n++)
      add.run(`reader${n}@example.com`, String(n).padStart(32, '0'), new Date().toISOString());
  })();
  database.close();
}

/** Stops the server, as it stands, once so many mails are sent; answers what lets it go on. */
async function standstillAfter(mails: number): Promise<() => void> {
  await expect.poll(sent, { intervals: [5], timeout: 60_000 }).toBeGreaterThan(mails);
  process.kill(served.pid, 'SIGSTOP');
  return () => void process.kill(served.pid, 'SIGCONT');
}

function sent(): number {
  return inDatabase<{ sent: number }>('SELECT sent FROM newsletters')[0].sent;
}

function inDatabase<Row>(sql: string): Row[] {
  const database = new BetterSqlite3(served.file, { readonly: true });
  try {
    return database.prepare<[], Row>(sql).all();
  } finally {
    database.close();
  }
}
