import { expect } from '@playwright/test';
import { faultsInAllColors } from '../helpers/accessibility.ts';
import { BACKOFFICE_SCREENS } from '../helpers/backoffice-screens.ts';
import { callsOf } from '../helpers/browser.ts';
import { test } from '../helpers/shared-tabs.ts';

test.use({ as: 'admin' });

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
