import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open, test } from '../helpers/browser.ts';
import { freshAddress } from '../helpers/fresh-address.ts';

/** What comes with the first sign of somebody: public-site/app/part-on-use.tsx. */
const PARTS = /\/assets\/footer-[^/]+\.js$/;

test('the code of the footer comes with the first sign of somebody, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => PARTS.test(request.url()) && asked.push(request.url()));
  await open(page, '/home');
  expect(asked).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => asked.length).toBe(1);
});

test('a press on Subscribe counts that comes before its code', async ({ page }) => {
  const letCome = await holdParts(page);
  await open(page, '/home');
  const email = freshAddress('early');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  letCome();
  await expect(page.getByRole('dialog')).toContainText(email);
});

test('Enter in the field counts that is pressed before its code comes', async ({ page }) => {
  const letCome = await holdParts(page);
  await open(page, '/home');
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByLabel('E-mail').press('Enter');
  letCome();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Please enter a valid e-mail address.');
  await expect(page.getByLabel('E-mail')).toBeFocused();
});

test('a link is followed in the page that is pressed before its code comes', async ({ page }) => {
  const letCome = await holdParts(page);
  await open(page, '/home');
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await page.locator('footer').getByRole('link', { name: 'Terms' }).click();
  letCome();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
});

test.describe('where the code does not come', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch dynamically/ });

  test('a press says so, and a link leads on', async ({ page }) => {
    await page.route(PARTS, (route) => route.abort());
    await open(page, '/home');
    await page.getByLabel('E-mail').fill('nobody');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.locator('footer').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/terms');
  });
});

/** Holds the code back until what it answers is called. */
async function holdParts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(PARTS, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}
