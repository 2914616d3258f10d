import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { faultsInAllColors } from '../helpers/accessibility.ts';
import { BACKOFFICE_SCREENS } from '../helpers/backoffice-screens.ts';
import { brokenWords } from '../helpers/broken-words.ts';
import { callsOf } from '../helpers/browser.ts';
import { test } from '../helpers/shared-tabs.ts';
import { lettersOf } from '../helpers/viewports.ts';

test.use({ as: 'admin' });

const SMALL_PHONE = { width: 320, height: 568 };

for (const [path, title] of Object.entries(BACKOFFICE_SCREENS)) {
  test(`${path} is sound, light and dark, wide and narrow`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const calls = callsOf(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await calls.answered();
    for (const width of [360, 1320]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await faultsInAllColors(page), `what axe finds at ${width} px`).toEqual([]);
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(widest, 'wider than the window').toBe(width);
    }
  });
}

test('a window that gets narrow, as a phone that is turned, can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await page.goto('/admin/reviews');
  await expect(page.getByRole('menuitem', { name: /^Reviews/ })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByText('Keys:')).toBeAttached();
});

test('what is found stands in the dialog, and an address goes on with its @', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('combobox', { name: 'Find anything' }).fill('an');
  const first = page.getByRole('option').first();
  await first.waitFor();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  const [inner, outer] = [await boxOf(page.getByRole('listbox')), await boxOf(dialog)];
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
  expect(await brokenWords(page.getByRole('option'))).toEqual([]);
});

test('a list is below its field on a phone, and inside of the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin/settings');
  const field = page.getByRole('combobox', { name: 'Sign-up' });
  const above = await boxOf(field);
  await field.click();
  // Its paper, once it has grown to its size.
  const paper = page.locator('.MuiMenu-paper');
  await expect.poll(async () => Math.round((await boxOf(paper)).width)).toBe(Math.round(above.width));
  expect(Math.round((await boxOf(paper)).x)).toBe(Math.round(above.x));
});

test('a long title in the bar of a tablet ends in dots', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/admin/articles/47');
  const title = page.locator('#react-admin-title');
  const said = title.locator('> *');
  await expect(said).toHaveText('Telehealth across state lines depends on where you sit');
  expect((await boxOf(said)).width).toBeLessThanOrEqual((await boxOf(title)).width);
});

test('what is done with several is readable and below the bar of a phone', async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE);
  await page.goto('/admin/users');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByText('1-25 of').scrollIntoViewIfNeeded();
  const all = page.getByRole('button', { name: 'Select all' });
  for (const icon of await page.locator('header button, .MuiTablePagination-root button').all()) {
    const { width, height } = await boxOf(icon);
    const smaller = Math.round(Math.min(width, height));
    expect(smaller, `${await icon.getAttribute('aria-label')}`).toBeGreaterThanOrEqual(44);
  }
  for (const shown of [page.getByText('25 items selected'), all]) {
    const { x, y, width, height } = await boxOf(shown);
    expect(width, 'has words').toBeGreaterThan(50);
    const above = ([left, top]: number[]) => document.elementFromPoint(left, top)?.textContent;
    expect(await page.evaluate(above, [x + width / 2, y + height / 2])).toBe(await shown.textContent());
  }
  expect(await faultsInAllColors(page)).toEqual([]);
});

test('filters that leave nothing are cleared on a phone', async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE);
  await page.goto('/admin/outbox?filter={"recipient":"nobody@example.com"}');
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page.getByText('Nothing is found with these filters.')).toBeHidden();
  await page.getByRole('combobox', { name: 'State' }).click();
  await expect(page.getByRole('option').first()).toHaveText('Any');
});

test('on a small phone a dialog’s buttons are in view, and words of tables in one piece', async ({
  page,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  await page.goto('/admin/users/1');
  const facts = page.locator('main :is(td, th, dt, dd)');
  await expect(facts.filter({ hasText: 'Monthly' })).not.toHaveCount(0);
  expect(await brokenWords(facts)).toEqual([]);
  await page.getByLabel('First name').fill('Typed');
  await expect(page.getByText(/^Not saved yet/)).toBeVisible();
  expect(await brokenWords(page.locator('main form').getByRole('button'))).toEqual([]);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(page.getByLabel('First name')).not.toHaveValue('Typed');
  await page.getByRole('button', { name: 'Suspend the account' }).click();
  await page.setViewportSize({ width: SMALL_PHONE.width, height: 380 });
  const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  expect((await boxOf(cancel)).height).toBeGreaterThanOrEqual(44);
});

test('in letters twice as large nothing of the menu is cut off, no button’s word is broken, and the settings fit a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1320, height: 800 });
  await page.goto('/admin/users/1');
  await lettersOf(page, 32);
  const cutOff = (all: Element[]) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  expect(await page.locator('[role=menuitem] p').evaluateAll(cutOff)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Suspend the account' }).click();
  expect(await brokenWords(page.getByRole('dialog').getByRole('button'))).toEqual([]);
  await page.goto('/admin/reviews');
  await page.getByRole('main').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Reject' }).click();
  await lettersOf(page, 32);
  await expect(page.getByRole('dialog').getByLabel('What should change')).toBeVisible();
  expect(await page.locator('label').evaluateAll(cutOff), 'the name of the reason').toEqual([]);
  await page.goto('/admin/settings');
  await page.getByText(/^Left empty, it is https/).waitFor();
  await lettersOf(page, 32);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await page.locator('main label').evaluateAll(cutOff), 'names of fields').toEqual([]);
  await page.setViewportSize({ width: 1320, height: 800 });
  await page.goto('/admin/users');
  await page.getByRole('combobox', { name: /Rows per page/ }).waitFor();
  await lettersOf(page, 32);
  const arrowsOverWords = (all: Element[]) =>
    all.filter((one) => {
      const end = one.getBoundingClientRect().right - parseFloat(getComputedStyle(one).paddingRight);
      return Number(one.parentElement?.querySelector('svg')?.getBoundingClientRect().left) < end;
    }).length;
  const choices = page.locator('main').getByRole('combobox').and(page.locator('.MuiSelect-select'));
  expect(await choices.count()).toBeGreaterThan(1);
  expect(await choices.evaluateAll(arrowsOverWords)).toBe(0);
  await lettersOf(page, 16);
});

test('an address that leads to nothing says so, and leads on', async ({ page }) => {
  await page.goto('/admin/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The directory today');
});

test('the dashboard leads to what waits', async ({ page }) => {
  await page.goto('/admin');
  const waiting = page.getByRole('region', { name: 'What waits' });
  await waiting.getByRole('link', { name: 'Failed mails' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbox');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveText('Failed');
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('a server that has too much to do is asked again, and nobody is sent away', async ({ page }) => {
    await page.route(
      '**/api/user/login-with-token',
      (route) => route.fulfill({ status: 503, json: { message: 'Please try again.' } }),
      { times: 1 },
    );
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The directory today');
  });
});

async function boxOf(shown: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await shown.boundingBox();
  if (box === null) throw new Error('It is not there');
  return box;
}
