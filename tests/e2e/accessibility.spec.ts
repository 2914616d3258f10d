import { expect } from '@playwright/test';
import { faultsInAllColors } from '../helpers/accessibility.ts';
import { open, test } from '../helpers/browser.ts';

/** What axe finds on pages as they are opened, every-page.spec.ts asks. */
test('axe finds nothing with suggestions, the phone menu or the filters open', async ({ page }) => {
  await open(page, '/home');
  await page.getByRole('combobox', { name: 'Where' }).pressSequentially('spring');
  await page.getByRole('option').first().waitFor();
  expect.soft(await faultsInAllColors(page), 'suggestions').toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('header summary').click();
  expect.soft(await faultsInAllColors(page), 'the menu').toEqual([]);

  await open(page, '/search?searchZipCode=02139');
  await page.locator('main summary', { hasText: 'Filters' }).click();
  await page.getByRole('dialog').waitFor();
  expect.soft(await faultsInAllColors(page), 'the filters').toEqual([]);
});
