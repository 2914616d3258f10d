import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { doctorNames, open, test } from '../helpers/browser.ts';

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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a value that was read goes by its chip, and what the same words said stays', async ({ page }) => {
      await page.goto('/search?q=addiction+and+anxiety');
      await chips(page).getByRole('link', { name: 'Alcohol use' }).click();
      await expect(page).toHaveURL('/search?condition=opioids&condition=stimulants&q=anxiety');
      await chips(page).getByRole('link', { name: 'Anxiety' }).click();
      await expect(page).toHaveURL('/search?condition=opioids&condition=stimulants');
    });

    test('a corrected word can be searched for as it was typed', async ({ page }) => {
      await page.goto('/search?q=anxeity');
      await expect(page.getByText('Showing results for anxiety.')).toBeVisible();
      await page.getByRole('link', { name: 'Search for “anxeity” instead' }).click();
      await expect(page).toHaveURL('/search?exact=1&q=anxeity');
      await expect(page.getByRole('heading', { name: 'Nobody matches this search' })).toBeVisible();
    });
  });
}

test('what nobody has is named, and empties nothing', async ({ page }) => {
  await open(page, '/search?q=anxiety+blorptangle');
  await expect(page.getByText('We left out “blorptangle”')).toBeVisible();
  expect((await doctorNames(page)).length).toBe(10);
});

test('words of danger put somebody to talk to above the results, once', async ({ page }) => {
  await open(page, '/search?q=I+want+to+die');
  const help = page.locator('main').getByText('You do not have to go through this alone.');
  await expect(help).toHaveCount(1);
  await expect(page.locator('main').getByRole('link', { name: 'call 988' })).toHaveAttribute(
    'href',
    'tel:988',
  );
  await open(page, '/search?q=depressed');
  await expect(help).toHaveCount(0);
});
