import { expect } from '@playwright/test';
import { doctorNames, hydrated, open, test } from '../helpers/browser.ts';

const cities = '/psychiatrists/ny';
const city = '/psychiatrists/ny/new-york';
const empty = '/psychiatrists/wy/cheyenne/tics';

test('from the whole directory down to a condition in a city, and on to the next city', async ({ page }) => {
  await open(page, '/psychiatrists');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psychiatrists by state');
  await main.locator(`a[href="${cities}"]`).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psychiatrists in New York');
  await main.locator(`a[href="${city}"]`).click();
  await expect(page).toHaveURL(city);
  await expect(page).toHaveTitle(/^Psychiatrists in New York, NY · /);
  await main.locator(`a[href="${city}/anxiety"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anxiety psychiatrists in New York, NY');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('region', { name: 'Near New York' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/psychiatrists\/[a-z]{2}\/[a-z-]+\/anxiety$/);
  await expect.poll(async () => (await doctorNames(page)).length).toBeGreaterThan(0);
});

test('a landing page leads to its search, and its breadcrumb back up', async ({ page }) => {
  await open(page, `${city}/anxiety`);
  await page.getByRole('link', { name: 'Search within 25 miles' }).click();
  await expect(page).toHaveURL('/search?condition=anxiety&searchCity=New+York&searchState=NY');
  await page.goBack();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.getByRole('link', { name: 'New York', exact: true }).last().click();
  await expect(page).toHaveURL(city);
  await trail.getByRole('link', { name: 'Psychiatrists' }).click();
  await expect(page).toHaveURL('/psychiatrists');
});

test('a place where nobody is listed is there, is not to be found, and names the nearest', async ({
  page,
}) => {
  const response = await page.goto(empty);
  expect(response?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await hydrated(page);
  await page.getByRole('region', { name: 'The nearest places' }).getByRole('link').first().click();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  expect((await doctorNames(page)).length).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a city has its text, its doctors and its neighbors', async ({ page }) => {
    await page.goto(city);
    expect((await doctorNames(page)).length).toBeGreaterThan(0);
    await page.getByRole('region', { name: 'Near New York' }).getByRole('link').first().click();
    expect((await doctorNames(page)).length).toBeGreaterThan(0);
  });
});
