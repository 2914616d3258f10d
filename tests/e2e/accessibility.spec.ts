import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { faults } from '../helpers/accessibility.ts';
import { open, refusals, test } from '../helpers/browser.ts';
import { openAs } from '../helpers/signed-in.ts';

test.use({ expectedErrors: refusals });

const paths = [
  '/home',
  '/search?searchZipCode=02139&condition=anxiety',
  '/search?searchState=WY&language=tw',
  '/search?searchZipCode=00000',
  '/viewdoctorprofile/1',
  '/list',
  '/pricing',
  '/aboutus',
  '/treatment',
  '/insurance',
  '/terms',
  '/privacypolicy',
  '/privacypolicy/consumer-health-data',
  '/demo/outbox',
  '/user/signin',
  '/user/signup',
  '/user/forgotpassword',
  '/user/verify',
  '/user/verify/token',
  '/no-such-page',
];

for (const path of paths) {
  test(`axe finds nothing on ${path}, light and dark, wide and narrow`, async ({ page }) => {
    test.slow();
    await open(page, path);
    await isSound(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await isSound(page);
  });
}

test('axe finds nothing with suggestions, the phone menu or the filters open', async ({ page }) => {
  test.slow();
  await open(page, '/home');
  await page.getByRole('combobox', { name: 'Where' }).pressSequentially('spring');
  await page.getByRole('option').first().waitFor();
  await isSound(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('header summary').click();
  await isSound(page);

  await open(page, '/search?searchZipCode=02139');
  await page.locator('main summary', { hasText: 'Filters' }).click();
  await page.getByRole('dialog').waitFor();
  await isSound(page);
});

test('axe finds nothing in the backoffice', async ({ page }) => {
  test.slow();
  await openAs(page, 'admin', '/home');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/admin');
    await page.getByRole('table').waitFor();
    expect(await faults(page)).toEqual([]);
  }
});

for (const path of paths) {
  test(`${path} needs no sideways scrolling at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

async function isSound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faults(page), colorScheme).toEqual([]);
  }
}
