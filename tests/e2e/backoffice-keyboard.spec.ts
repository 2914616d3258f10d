import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { hydrated, refusals } from '../helpers/browser.ts';
import { startDemo } from '../helpers/demo-server.ts';
import { onOwnDemo } from '../helpers/own-demo.ts';
import { photo } from '../helpers/pictures.ts';

/** Of its own: what is decided and sent here is seen elsewhere. */
const test = onOwnDemo(startDemo);
test.use({ expectedErrors: refusals });

for (const width of [1320, 768]) {
  test(`a review, an issue, an article and a refund by keys alone, at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
    await review(page);
    await sendIssue(page);
    await publishArticle(page);
    await refund(page);
    await findNothing(page);
  });
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/user/signin');
  await hydrated(page);
  const form = page.getByRole('main');
  await tabTo(page, form.getByLabel('E-mail'), 8);
  await page.keyboard.type('admin@example.com');
  await tabTo(page, form.getByLabel('Password', { exact: true }), 2);
  await page.keyboard.type('demo-password-1');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'What waits' }).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Skip to content' }), 1);
  await page.keyboard.press('Enter');
  await opened(page, 'The directory today');
}

async function review(page: Page): Promise<void> {
  await press(
    page,
    page.getByRole('region', { name: 'What waits' }).getByRole('link', { name: 'Reviews' }),
    1,
  );
  await opened(page, 'Reviews');
  const row = page.locator('#main-content .row-link').first();
  const name = await row.innerText();
  await press(page, row, 4);
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
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByLabel('What should change'), 12);
  await page.keyboard.type('Please send the newer license.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The doctor gets a mail with the reason.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('u');
  await opened(page, name);

  for (let steps = 0; steps < 40 && (await goesOn(page)); steps++) await fill(page);
  await expect(page.getByText(`${name} is approved.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
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

async function sendIssue(page: Page): Promise<void> {
  await openFromMenu(page, 'Newsletters');
  await press(page, page.getByRole('link', { name: 'Create' }), 6);
  await opened(page, 'A new newsletter');
  await tabTo(page, page.getByLabel('Subject'), 1);
  await page.keyboard.type('Keys in November');
  await page.keyboard.press('Enter');
  await opened(page, 'Keys in November');
  const toAll = page.getByRole('button', { name: /^Send to [\d,]+ subscribers$/ });
  await press(page, toAll, 14);
  await expect(page.getByText('It has no text yet. Write what subscribers get.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await page.keyboard.type('Nobody needs a mouse.');
  const test = page.getByRole('button', { name: 'Send me a test' });
  await press(page, test, 3);
  await expect(page.getByText('A test mail goes to your address.')).toBeVisible();
  await expect(test).toBeFocused();
  await press(page, toAll, 3);
  const dialog = page.getByRole('dialog', { name: /^Send it to/ });
  await expect(dialog.getByRole('radio', { name: 'At once' })).toBeFocused();
  await press(page, dialog.getByRole('button', { name: /^Send to/ }), 2);
  await expect(page.getByText('It is being sent.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See who' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), 'the form is gone').toBeFocused();
}

async function publishArticle(page: Page): Promise<void> {
  await openFromMenu(page, 'Articles');
  await press(page, page.getByRole('link', { name: 'Create' }), 6);
  await opened(page, 'A new article');
  await tabTo(page, page.getByLabel('Title'), 2);
  await page.keyboard.type('Written by keys');
  await page.keyboard.press('Enter');
  await opened(page, 'Article');
  await tabTo(page, page.getByLabel('Summary'), 2);
  await page.keyboard.type('What it is about.');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await tabTo(page, text, 3);
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.type('/picture');
  await page.keyboard.press('Enter');
  const buffer = await (await photo()).png().toBuffer();
  await (await chooser).setFiles({ name: 'desk.png', mimeType: 'image/png', buffer });
  await page.getByLabel('What it shows').waitFor();
  await page.keyboard.type('A desk.');
  await tabTo(page, page.getByRole('button', { name: 'Keep the description' }), 3);
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/table');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('table')).toBeVisible();
  await page.keyboard.type('First cell');
  await expect(text.getByRole('table')).toContainText('First cell');
  await press(page, page.getByRole('button', { name: 'Publish', exact: true }), 24);
  const dialog = page.getByRole('dialog', { name: 'Publish this article' });
  await expect(dialog.getByRole('radio', { name: 'At once' })).toBeFocused();
  await press(page, dialog.getByRole('button', { name: 'Publish now' }), 2);
  await expect(page.getByText('The article is published.')).toBeVisible();
  await expect.poll(() => hasFocus(page), 'something has the focus').toBe(true);
}

async function refund(page: Page): Promise<void> {
  await openFromMenu(page, 'Payments');
  const paid = page.locator('#main-content :is(tbody tr, li)').filter({ hasText: /Paid/ }).first();
  await press(page, paid.locator('.row-link'), 25);
  await expect(page.getByRole('button', { name: /^Refund \$/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(page, page.getByRole('button', { name: /^Refund \$/ }).first(), 25);
  const dialog = page.getByRole('dialog', { name: /^Refund / });
  await expect(dialog.getByLabel(/^Amount/)).toBeFocused();
  await expect(dialog.getByText(/can be given back/)).toBeVisible();
  await tabTo(page, dialog.getByLabel('Why'), 1);
  await page.keyboard.type('Paid twice.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/is given back\.$/)).toBeVisible();
  await expect.poll(() => hasFocus(page), 'something has the focus').toBe(true);
}

/** What is not there says so, and leads to its list. */
async function findNothing(page: Page): Promise<void> {
  await page.goto('/admin/articles/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such article');
  await page.goto('/admin/newsletters/abc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such newsletter');
  await page.goto('/admin/users/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such user');
  await page.getByRole('link', { name: 'See all users' }).press('Enter');
  await opened(page, 'Users');
}

/** From the heading, backwards into the menu. */
async function openFromMenu(page: Page, name: string): Promise<void> {
  await press(page, page.getByRole('menuitem', { name: new RegExp(`^${name}\\b`) }).first(), 24, 'Shift+Tab');
  await opened(page, name);
}

async function opened(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Reaches something, sees that it is in view, and presses it. */
async function press(page: Page, target: Locator, most: number, key?: string): Promise<void> {
  await tabTo(page, target, most, key);
  await page.keyboard.press('Enter');
}

async function tabTo(page: Page, target: Locator, most: number, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 1; presses <= most; presses++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`${most} × ${key} do not reach ${target.toString()}, but ${focused}`);
}

function hasFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement !== document.body);
}
