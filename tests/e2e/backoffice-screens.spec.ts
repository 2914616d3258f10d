import { expect } from '@playwright/test';
import { faults } from '../helpers/accessibility.ts';
import { BACKOFFICE_SCREENS } from '../helpers/backoffice-screens.ts';
import { test } from '../helpers/browser.ts';
import { openAs } from '../helpers/signed-in.ts';

for (const [path, title] of Object.entries(BACKOFFICE_SCREENS)) {
  test(`${path} is sound, light and dark, wide and narrow`, async ({ page }) => {
    await openAs(page, 'admin', '/aboutus');
    for (const width of [1320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.waitForLoadState('networkidle');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await faults(page), `${width} ${colorScheme}`).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test('the dashboard leads to what waits', async ({ page }) => {
  await openAs(page, 'admin', '/aboutus');
  await page.goto('/admin');
  const waiting = page.getByRole('region', { name: 'What waits' });
  await waiting.getByRole('link', { name: 'Failed mails' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbox');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveText('Failed');
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('a server that has too much to do is asked again, and nobody is sent away', async ({ page }) => {
    await openAs(page, 'admin', '/aboutus');
    await page.route(
      '**/api/user/login-with-token',
      (route) => route.fulfill({ status: 503, json: { message: 'Please try again.' } }),
      { times: 1 },
    );
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The directory today');
  });
});
