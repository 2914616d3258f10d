import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { hydrated, refusals } from '../helpers/browser.ts';
import { startDemo } from '../helpers/demo-server.ts';
import { onOwnDemo } from '../helpers/own-demo.ts';

/** Of its own: what is decided here is seen elsewhere. */
const test = onOwnDemo(startDemo);
test.use({ expectedErrors: refusals });

test('a whole review by keys alone; what is not there says so', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1320, height: 800 });
  await signIn(page);
  await review(page);
  await findNothing(page);
});

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
  await tabTo(page, dialog.getByLabel('What should change'), 24);
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

/** What is not there says so, and leads to its list. */
async function findNothing(page: Page): Promise<void> {
  await page.goto('/admin/articles/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such article');
  await page.goto('/admin/newsletters/abc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such newsletter');
  await page.goto('/admin/users/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such user');
  await expect(page.getByRole('link', { name: 'See all users' })).toBeVisible();
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
