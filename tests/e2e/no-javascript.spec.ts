import { expect } from '@playwright/test';
import { doctorNames, test } from '../helpers/browser.ts';

test.use({ javaScriptEnabled: false });

test('search, filters, paging and profile work without JavaScript', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('combobox', { name: 'Where' }).fill('New York, NY');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/searchCity=New\+York&searchState=NY/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psychiatrists near New York, NY');

  await page.getByRole('checkbox', { name: /^Anxiety/ }).check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/condition=anxiety/);
  await expect(page.getByRole('checkbox', { name: /^Anxiety/ })).toBeChecked();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Anxiety');

  const first = await doctorNames(page);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/searchStart=10/);
  const second = await doctorNames(page);
  expect(second.filter((name) => first.includes(name))).toEqual([]);

  await page.getByRole('link', { name: second[0] }).click();
  await expect(page).toHaveURL(/viewdoctorprofile\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second[0]);
  await page.goBack();
  expect(await doctorNames(page)).toEqual(second);
});

test('a long filter is shown whole by a link', async ({ page }) => {
  await page.goto('/search?searchState=NY');
  const insurance = page.getByRole('group', { name: 'Insurance' });
  const before = await insurance.getByRole('checkbox').count();
  await insurance.getByRole('link', { name: /^Show \d+ more/ }).click();
  expect(await insurance.getByRole('checkbox').count()).toBeGreaterThan(before);
});
