import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open, test } from '../helpers/browser.ts';

test('what is typed in secret is not sent to a spelling service', async ({ page }) => {
  await open(page, '/user/signin');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('spellcheck', 'false');
});

test('icons are drawn before the page is hydrated as they are after', async ({ page, browser, baseURL }) => {
  const unscripted = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await unscripted.goto('/home');
  await open(page, '/user/signin');
  await page.evaluate(() => {
    history.pushState(null, '', '/home');
  });
  await expect(page.locator('main h1')).toHaveText(await unscripted.locator('main h1').innerText());
  const drawn = await strokes(unscripted);
  expect(drawn).toContain('1.75px round round');
  // What it shows is asked for once it is open.
  await expect.poll(() => strokes(page)).toEqual(drawn);
  await unscripted.close();
});

function strokes(page: Page): Promise<string[]> {
  return page.locator('svg').evaluateAll((icons) =>
    icons.map((icon) => {
      const { strokeWidth, strokeLinecap, strokeLinejoin } = getComputedStyle(icon);
      return `${strokeWidth} ${strokeLinecap} ${strokeLinejoin}`;
    }),
  );
}
