import Database from 'better-sqlite3';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { SignedIn } from '#contract/accounts.ts';
import type { Article } from '#contract/articles.ts';
import { API } from '#contract/paths.ts';
import type { Checkout } from '#contract/plans.ts';
import { refusals } from '../helpers/browser.ts';
import { startDemo } from '../helpers/demo-server.ts';
import type { DemoServer } from '../helpers/demo-server.ts';
import { onOwnDemo } from '../helpers/own-demo.ts';
import { photo } from '../helpers/pictures.ts';
import { openBackoffice } from '../helpers/signed-in.ts';

/** Of its own: what is decided, published, sent and given back here is seen elsewhere. */
let served: DemoServer;
const test = onOwnDemo(async () => (served = await startDemo()));
// A refund asks for a proof first.
test.use({ expectedErrors: refusals });

test('a review is rejected, taken back and approved by keys alone', async ({ page }) => {
  await begin(page, '/admin/reviews', 1320);
  const row = page.locator('#main-content .row-link').first();
  const name = await row.innerText();
  await press(page, row, 3);
  await opened(page, name);
  await page.goBack();
  await expect(row, 'the row that was left').toBeFocused();
  await page.keyboard.press('Enter');
  await opened(page, name);

  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject this version' });
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 }), 'where it was before').toBeFocused();
  await page.keyboard.press('r');
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByLabel('What should change'), 20);
  await page.keyboard.type('Please send the newer license.');
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('What should change')).toHaveValue('Please send the newer license.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The doctor gets a mail with the reason.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('u');
  await opened(page, name);

  for (let steps = 0; steps < 40 && (await goesOn(page)); steps++) await fill(page);
  await expect(page.getByText(`${name} is approved.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('u');
  await opened(page, name);
});

test('an article with a picture and a table is written and published by keys alone', async ({ page }) => {
  await begin(page, '/admin/articles/create', 768);
  await tabTo(page, page.getByLabel('Title'), 2);
  await page.keyboard.type('Light in the morning');
  await page.keyboard.press('Enter');
  await opened(page, 'Article');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await tabTo(page, page.getByLabel('Summary'), 2);
  await page.keyboard.type('What it does.');
  await tabTo(page, text, 2);
  await page.keyboard.type('Light sets the clock.');
  await page.keyboard.press('Enter');

  // Listened for before it is near: what asks for the listening may be slower than a key.
  const chooser = page.waitForEvent('filechooser');
  const tool = (name: string) => page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name });
  await page.keyboard.press('Alt+F10');
  await expect(tool('Heading').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool('Redo')).toBeFocused();
  await tabTo(page, tool('Picture'), 2, 'ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tool('Picture'), 'the last one').toBeFocused();
  await page.keyboard.press('Enter');
  const buffer = await (await photo()).jpeg().toBuffer();
  await (await chooser).setFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByLabel('What it shows')).toBeFocused();
  await page.keyboard.type('A lamp');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('Ten minutes are enough.');
  await expect(text.getByRole('img', { name: 'A lamp' })).toBeVisible();

  await page.keyboard.press('Enter');
  await page.keyboard.type('/tab');
  await expect(page.getByRole('option', { name: 'Table', selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  for (const word of ['Week', 'Minutes', 'When', '1', '10', 'Early', '2', '20', 'Early', '3']) {
    await page.keyboard.type(word);
    if (word !== '3') await page.keyboard.press('Tab');
  }
  await expect(text.getByRole('row')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await page.keyboard.type('Below the table.');
  await expect(text.locator('> p').last()).toHaveText('Below the table.');

  await tabTo(page, page.getByRole('button', { name: 'Publish' }), 12);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Publish this article' });
  await expect(question).toBeFocused();
  await tabTo(page, question.getByRole('radio', { name: 'At once' }), 1);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The article is published.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save for readers' })).toBeFocused();
  const id = Number(page.url().split('/').at(-1));
  const answer = await page.request.post('/api/articles/get-by-id', { data: { id } });
  const { contents } = (await answer.json()) as Article;
  expect(contents).toContain('alt="A lamp"');
  expect(contents.match(/<tr>/g)).toHaveLength(4);
});

test('another page of a list leaves in view what led there, and on the way back up nothing is below the bar', async ({
  page,
}) => {
  await begin(page, '/admin/users', 1320);
  const first = page.locator('#main-content .row-link').first();
  const name = await first.innerText();
  await press(page, page.getByRole('button', { name: 'Go to page 2', exact: true }), 90);
  await expect(first).not.toHaveText(name);
  const pressed = page.getByRole('button', { name: 'Page 2', exact: true });
  await expect(pressed).toBeFocused();
  await expect(pressed).toBeInViewport({ ratio: 1 });

  const sort = page.getByRole('button', { name: /^Sort by name/ });
  await tabTo(page, sort, 90, 'Shift+Tab');
  const bar = await page.getByRole('banner').boundingBox();
  const header = await sort.boundingBox();
  expect(header?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Infinity));
});

test('a newsletter is written, tried and scheduled by keys alone', async ({ page }) => {
  const subscribe = 'INSERT INTO subscribers (email, token, created_at) VALUES (?, ?, ?)';
  const now = new Date().toISOString();
  change(subscribe, `reader${now}@example.com`, `token of ${now}`, now);
  await begin(page, '/admin/newsletters', 1320);
  await press(page, page.getByRole('link', { name: 'Create' }), 5);
  await opened(page, 'A new newsletter');
  await tabTo(page, page.getByLabel('Subject'), 1);
  await page.keyboard.type('News of the morning');
  await page.keyboard.press('Enter');
  await opened(page, 'News of the morning');
  await tabTo(page, page.getByRole('textbox', { name: 'Text', exact: true }), 5);
  await page.keyboard.type('Light sets the clock.');

  await press(page, page.getByRole('button', { name: 'Send me a test' }), 2);
  await expect(page.getByText('A test mail goes to your address.')).toBeVisible();
  const send = page.getByRole('button', { name: /^Send to \d+ subscribers?$/ });
  await tabTo(page, send, 3);
  // Held too long, or pressed twice, it does not answer what it has opened.
  await page.keyboard.down('Enter');
  const question = page.getByRole('dialog', { name: /^Send it to \d+ subscribers?/ });
  await expect(question).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();
  await tabTo(page, question.getByRole('radio', { name: 'At once' }), 1);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'At a time to come' })).toBeFocused();
  await page.keyboard.press('Tab');
  // A year of four digits leads on to the time.
  await page.keyboard.type('010120301000AM');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^It goes out on /)).toBeVisible();
  await expect(page.locator('#main-content :focus')).toBeVisible();
});

test('a page is written, published and taken back by keys alone', async ({ page }) => {
  const shown = async () => (await page.request.get('/terms')).text();
  const before = await shown();
  await begin(page, '/admin/guides', 1320);
  await press(page, page.getByRole('link', { name: 'Terms', exact: true }), 12);
  await opened(page, 'Terms');
  await tabTo(page, page.getByLabel('Title', { exact: true }), 6);
  await page.keyboard.press('End');
  await page.keyboard.type(' by keys');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await tabTo(page, text, 20);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Alt+F10');
  const add = page.getByRole('button', { name: 'Add below …' });
  await tabTo(page, add, 40, 'ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(add, 'nothing is added yet').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Section' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Steps' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('Typed: ');
  await expect(text.getByRole('heading', { name: /Typed: / })).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Skip the preview' }), 2);
  await press(page, page.getByRole('button', { name: 'Publish' }), 6);
  await expect(page.getByText('Published. Visitors read it now.')).toBeVisible();
  await expect(page.locator('#main-content :focus')).toBeVisible();
  expect(await shown()).toContain('Terms by keys');
  await page.keyboard.press('u');
  await expect(page.getByText('Taken back.')).toBeVisible();
  expect(await shown()).toBe(before);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Terms by keys');
});

test('a refund is ordered and proven by keys alone', async ({ page }) => {
  await pay(page);
  await begin(page, '/admin/payments', 768);
  change('UPDATE tokens SET proved_at = NULL');
  const row = page.locator('#main-content .row-link').first();
  const name = await row.innerText();
  await press(page, row, 6);
  await opened(page, name);
  const refund = page.getByRole('button', { name: /^Refund \$29 / });
  await press(page, refund, 20);
  const dialog = page.getByRole('dialog', { name: `Refund ${name}` });
  await expect(dialog.getByLabel('Amount, in USD')).toBeFocused();
  await expect(dialog.getByLabel('Amount, in USD')).toHaveValue('29');
  await tabTo(page, dialog.getByLabel('Why'), 1);
  await page.keyboard.type('Paid by mistake.');
  await page.keyboard.press('Control+Enter');
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(proof.getByLabel('Current password')).toBeFocused();
  await page.keyboard.type('demo-password-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('$29 is given back.')).toBeVisible();
  await expect(refund).toHaveCount(0);
  await expect(page.locator('span', { hasText: /^Given back$/ })).toBeFocused();
});

/** Opens a screen and goes past the menu. */
async function begin(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await openBackoffice(page, path);
  await press(page, page.getByRole('button', { name: 'Skip to content' }), 1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function opened(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function press(page: Page, target: Locator, most: number): Promise<void> {
  await tabTo(page, target, most);
  await page.keyboard.press('Enter');
}

/** Presses the key until something has the focus, so often at most. */
async function tabTo(page: Page, target: Locator, most: number, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 1; presses <= most; presses++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`${most} × ${key} do not reach ${target.toString()}, but ${focused}`);
}

/** Whether something is still to be said before a profile can be approved: then it has the focus. */
async function goesOn(page: Page): Promise<boolean> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  return page.evaluate(() => document.activeElement?.matches('input, select') ?? false);
}

async function fill(page: Page): Promise<void> {
  const kind = await page.evaluate(() => (document.activeElement as HTMLInputElement).type);
  if (kind === 'checkbox') await page.keyboard.press('Space');
  else if (kind === 'select-one') await page.keyboard.press('ArrowDown');
  else await page.keyboard.type(kind === 'date' ? '01012030' : 'The board');
}

/** Somebody whose plan was given buys one in the demo's test checkout. */
async function pay(page: Page): Promise<void> {
  const database = new Database(served.file);
  const [id, email] = database
    .prepare<[], [number, string]>(
      `SELECT users.id, email FROM users JOIN subscriptions ON user_id = users.id
       WHERE subscriptions.source = 'grant' AND users.id > 100 LIMIT 1`,
    )
    .raw()
    .get() ?? [0, ''];
  database.close();
  change('DELETE FROM subscriptions WHERE user_id = ?', id);
  change(
    'UPDATE users SET plan = 0, verified = 1, password_hash = (SELECT password_hash FROM users WHERE id = 1) WHERE id = ?',
    id,
  );
  const ask = async <Answer>(path: string, data: object, authorization = '') =>
    (await (await page.request.post(path, { data, headers: { authorization } })).json()) as Answer;
  const { token } = await ask<SignedIn>(API.login, { email, password: 'demo-password-1' });
  await page.goto((await ask<Checkout>(API.checkout, { plan: 1 }, token)).url);
  await page.getByRole('button', { name: 'Pay $29' }).click();
  await page.waitForURL(/paid=1$/);
}

function change(sql: string, ...values: (string | number)[]): void {
  const database = new Database(served.file);
  database.prepare(sql).run(...values);
  database.close();
}
