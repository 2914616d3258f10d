import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open, test } from '../helpers/browser.ts';

const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });

test('what was read is ticked, and goes box by box', async ({ page }) => {
  await open(page, '/search?q=anxious+kids+lieberman');
  const anxiety = page.getByRole('checkbox', { name: /^Anxiety/ });
  await expect(anxiety).toBeChecked();
  await anxiety.uncheck();
  await expect(page).toHaveURL('/search?q=kids+lieberman');
  await expect(page.getByRole('checkbox', { name: /^Ages 6–12/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /^Ages 13–17/ }).check();
  await expect(page).toHaveURL('/search?age=13-17&q=kids+lieberman');
  await expect(chips(page).getByRole('link')).toHaveText([
    ...['Remove “lieberman”', 'Remove Ages 6–12', 'Remove Ages 13–17', 'Clear all'],
  ]);
});

test('a value that was read goes by its chip, and what the same words said stays', async ({ page }) => {
  await open(page, '/search?q=addiction+and+anxiety');
  await chips(page).getByRole('link', { name: 'Alcohol use' }).click();
  await expect(page).toHaveURL('/search?condition=opioids&condition=stimulants&q=anxiety');
  await chips(page).getByRole('link', { name: 'Anxiety' }).click();
  await expect(page).toHaveURL('/search?condition=opioids&condition=stimulants');
});

test('a corrected word can be searched for as it was typed', async ({ page }) => {
  await open(page, '/search?q=anxeity');
  await expect(page.getByText('Showing results for anxiety.')).toBeVisible();
  await page.getByRole('link', { name: 'Search for “anxeity” instead' }).click();
  await expect(page).toHaveURL('/search?exact=1&q=anxeity');
  await expect(page.getByRole('heading', { name: 'Nobody matches this search' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Looking for' }).fill('depresson');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=depresson');
  await expect(page.getByText('Showing results for depression.')).toBeVisible();
});
