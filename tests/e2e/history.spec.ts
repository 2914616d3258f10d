import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { doctorNames, open, restingPlace, test } from '../helpers/browser.ts';

test('back and forward walk through searches, filters and pages', async ({ page }) => {
  await open(page, '/search?searchState=NY');
  const steps = [{ url: page.url(), names: await doctorNames(page) }];
  const note = async (url: RegExp) => {
    await expect(page).toHaveURL(url);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    steps.push({ url: page.url(), names: await doctorNames(page) });
  };
  await page.getByRole('checkbox', { name: /^Anxiety/ }).check();
  await note(/condition=anxiety/);
  await page.getByRole('link', { name: 'Next page' }).click();
  await note(/searchStart=10/);
  await page.locator('main article h3 a').first().click();
  await expect(page).toHaveURL(/viewdoctorprofile/);

  for (const { url, names } of steps.toReversed()) {
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect.poll(() => doctorNames(page)).toEqual(names);
    await expect(page.getByRole('checkbox', { name: /^Anxiety/ })).toBeChecked({
      checked: url.includes('anxiety'),
    });
  }
  for (const { url, names } of steps.slice(1)) {
    await page.goForward();
    await expect(page).toHaveURL(url);
    await expect.poll(() => doctorNames(page)).toEqual(names);
  }
});

test('a reload stays where the visitor was', async ({ page }) => {
  await open(page, '/search?searchState=NY');
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('a page that was visited twice has two places to come back to', async ({ page }) => {
  await open(page, '/search?searchState=NY');
  await scrollDown(page, 900);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).evaluate(press);
  await expect(page).toHaveTitle(/^Pricing/);
  await page.evaluate(() => history.pushState(null, '', '/search?searchState=NY'));
  await expect(page.locator('main article h3').first()).toBeVisible();
  await scrollDown(page, 300);
  await page.goBack();
  await expect(page).toHaveTitle(/^Pricing/);
  await page.goBack();
  await expect.poll(() => restingPlace(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveTitle(/^Pricing/);
  await page.goForward();
  await expect.poll(() => restingPlace(page)).toBe(300);
  await page.reload();
  await expect.poll(() => restingPlace(page)).toBe(300);
});

test('the way back from a place on a page leads to where it was left', async ({ page }) => {
  await open(page, '/aboutus');
  await scrollDown(page, 50);
  const link = page.locator('main a[href^="#"]').last();
  await link.evaluate(press);
  await expect(page).toHaveURL(/#/);
  expect(await restingPlace(page)).toBeGreaterThan(50);
  await page.goBack();
  await expect.poll(() => restingPlace(page)).toBe(50);
});

test('a place that no page can have breaks none', async ({ page }) => {
  await open(page, '/home');
  await page.evaluate(() => history.pushState(null, '', '/terms#50%'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the link back to the results leads to the place on them, by a step back, as the browser does', async ({
  page,
}) => {
  await open(page, '/search?searchState=NY');
  const fifth = page.locator('main article h3 a').nth(4);
  const ways = [
    () => page.getByRole('link', { name: 'Back to results' }).click(),
    () => page.goBack().then(() => undefined),
  ];
  for (const goBack of ways) {
    await scrollDown(page, 900);
    await fifth.evaluate(press);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dr.');
    await expect(page).toHaveURL(/viewdoctorprofile/);
    const steps = await page.evaluate(() => navigation.currentEntry?.index);
    await goBack();
    await expect(page).toHaveURL('/search?searchState=NY');
    await expect.poll(() => restingPlace(page)).toBe(900);
    await expect(fifth).toBeFocused();
    expect(await page.evaluate(() => navigation.currentEntry?.index)).toBe((steps ?? 0) - 1);
  }
});

test('the link back to the articles leads to the place on their list', async ({ page }) => {
  await open(page, '/ai-blogpage');
  await scrollDown(page, 500);
  const link = page.locator('main article h3 a').last();
  await link.evaluate(press);
  await page.getByRole('link', { name: 'Back to Blog Articles' }).click();
  await expect(page).toHaveURL('/ai-blogpage');
  await expect.poll(() => restingPlace(page)).toBe(500);
  await expect(link).toBeFocused();
});

test('where the results are not in the history, the link still leads to them', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await open(page, '/search?searchState=NY');
  await page.locator('main article h3 a').first().click();
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL('/search?searchState=NY');
});

test('the title and the current link follow the page', async ({ page }) => {
  await open(page, '/home');
  await expect(page).toHaveTitle(/^Find a psychiatrist who fits you/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(/^Pricing/);
  await expect(page.locator('header nav a[aria-current="page"]').first()).toHaveText('Pricing');
  await page.goBack();
  await expect(page).toHaveTitle(/^Find a psychiatrist who fits you/);
});

async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((place) => scrollTo(0, place), top);
  await expect.poll(() => restingPlace(page)).toBe(top);
}

/** Without scrolling to it first. */
function press(link: Element): void {
  (link as HTMLElement).click();
}
