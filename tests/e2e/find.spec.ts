import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { doctorNames, open, test, restingPlace } from '../helpers/browser.ts';

test('from the home page to a profile and back to the same results', async ({ page }) => {
  await open(page, '/home');
  await page.getByRole('combobox', { name: 'Where' }).fill('02139');
  await page.getByLabel('Need').selectOption('Anxiety');
  await page.getByLabel('Insurance').selectOption('Aetna');
  await page.getByRole('button', { name: 'Search' }).click();

  await expect(page).toHaveURL('/search?condition=anxiety&insurance=aetna&searchZipCode=02139');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psychiatrists near Cambridge, MA 02139');
  const cards = page.locator('main article');
  for (const card of await cards.all()) {
    await expect(card).toContainText('Anxiety');
    await expect(card).toContainText('Aetna');
  }

  const names = await doctorNames(page);
  expect(names.length).toBeGreaterThan(3);
  const chosen = page.getByRole('link', { name: names[3] });
  await chosen.scrollIntoViewIfNeeded();
  const shown = await restingPlace(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(Math.max(shown, 200));
  const left = await restingPlace(page);
  await chosen.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(names[3]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('link', { name: 'Back to results' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psychiatrists near Cambridge, MA 02139');
  expect(await doctorNames(page)).toEqual(names);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('a city is suggested while typing', async ({ page }) => {
  await open(page, '/home');
  await page.getByRole('combobox', { name: 'Where' }).pressSequentially('cambridge, m');
  await page.getByRole('option', { name: 'Cambridge, MA' }).click();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?searchCity=Cambridge&searchState=MA');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psychiatrists near Cambridge, MA');
});

test('filters narrow the search, and chips take them away again', async ({ page }) => {
  await open(page, '/search?searchState=CA');
  const count = page.locator('main h2[tabindex]');
  const all = Number.parseInt((await count.textContent()) ?? '');
  await page.getByRole('checkbox', { name: /^Telehealth/ }).check();
  await expect(page).toHaveURL('/search?searchState=CA&telehealth=1');
  await expect.poll(async () => Number.parseInt((await count.textContent()) ?? '')).toBeLessThan(all);

  await page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: 'Telehealth' }).click();
  await expect(page).toHaveURL('/search?searchState=CA');
  await expect.poll(async () => Number.parseInt((await count.textContent()) ?? '')).toBe(all);
});

test('a map state leads to its search', async ({ page }) => {
  await open(page, '/home');
  await page
    .getByRole('group', { name: 'Map of the states' })
    .getByRole('link', { name: /^Texas/ })
    .click();
  await expect(page).toHaveURL('/search?searchState=TX');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psychiatrists in Texas');
});

test('an empty search offers larger ones that do find somebody', async ({ page }) => {
  await open(page, '/search?searchZipCode=59301&radius=5');
  await expect(page.getByRole('heading', { name: 'Nobody matches this search' })).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: /\(\d[\d,]*\)$/ })
    .first()
    .click();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('a bound for fees and an order are chosen, kept and taken away', async ({ page }) => {
  await open(page, '/search?searchState=CA');
  const fee = page.getByLabel('Follow-up');
  await fee.selectOption('250');
  await expect(page).toHaveURL('/search?follow_up=250&searchState=CA');
  const order = page.getByRole('navigation', { name: 'Order' });
  await order.getByRole('link', { name: 'Lowest follow-up fee' }).click();
  await expect(page).toHaveURL('/search?follow_up=250&searchState=CA&sort=follow_up');
  await expect(order.locator('[aria-current]')).toHaveText('Lowest follow-up fee');
  await expect(page.locator('main h2[tabindex]')).toContainText('lowest follow-up fee first');

  await page.getByRole('list', { name: 'Active filters' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/search?searchState=CA&sort=follow_up');
  await expect(fee).toHaveValue('');
});

test('results take their place beside the filters: what waits for them does not move', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 900 });
  await open(page, '/pricing');
  let answer = () => {};
  const answered = new Promise<void>((done) => (answer = done));
  await page.route('**/api/doctors?**', async (route) => {
    await answered;
    await route.continue();
  });
  await page.evaluate(() => history.pushState(null, '', '/search?searchState=MA'));
  const waiting = page.getByText('Searching...');
  await expect(waiting).toBeVisible();
  const results = page.locator('main [aria-busy]');
  const before = (await results.boundingBox())?.x;
  answer();
  await expect(page.locator('main article').first()).toBeVisible();
  expect((await results.boundingBox())?.x).toBe(before);
});

test('the way back keeps a need that was typed beside the place, and a press given twice is one search', async ({
  page,
}) => {
  await open(page, '/home');
  const where = page.getByRole('combobox', { name: 'Where' });
  const search = page.getByRole('main').getByRole('button', { name: 'Search' });
  await where.fill('anxiety aetna Boston');
  for (let turn = 0; turn < 2; turn++) {
    await search.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(page).toHaveURL(/q=anxiety\+aetna&searchCity=Boston/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Boston');
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await expect(where).toHaveValue('anxiety aetna Boston');
  }
});

test('of a search that is asked for twice the first one leads nowhere, however late it is answered', async ({
  page,
}) => {
  const answer = await holdPlace(page);
  await open(page, '/home');
  await page.getByRole('combobox', { name: 'Where' }).fill('anxiety aetna Boston');
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Search' })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await expect(page).toHaveURL(/searchCity=Boston/);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await answer();
  expect(new URL(page.url()).pathname).toBe('/home');
});

/** What is done while the place that was pressed for is looked up; where, and where that leads. */
const GIVEN_UP: [by: string, pages: string[], act: (page: Page) => Promise<unknown>, leads: string][] = [
  [
    'a link',
    ['/home'],
    (page) => page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click(),
    '/aboutus',
  ],
  ['the way back', ['/aboutus', '/home'], (page) => page.goBack(), '/aboutus'],
  [
    'the way back to another search',
    ['/search?q=anxiety&searchState=MA', '/search?q=sleep&searchState=WA'],
    (page) => page.goBack(),
    '/search?q=anxiety&searchState=MA',
  ],
  [
    'a filter',
    ['/search?searchState=MA'],
    (page) => page.getByRole('checkbox', { name: /^Telehealth/ }).press('Space'),
    '/search?searchState=MA&telehealth=1',
  ],
  ['a suggestion', ['/home'], (page) => page.getByRole('option', { name: 'Denver, CO' }).click(), '/home'],
  [
    'typing on',
    ['/home'],
    (page) => page.getByRole('combobox', { name: 'Where' }).fill('depression Seattle'),
    '/home',
  ],
  [
    'typing what is looked for',
    ['/search?searchState=MA'],
    (page) => page.getByRole('searchbox', { name: 'Looking for' }).fill('sleep'),
    '/search?searchState=MA',
  ],
];

for (const [by, [first, ...others], act, leads] of GIVEN_UP)
  test(`a search that is given up by ${by} leads nowhere when it is answered`, async ({ page }) => {
    const answer = await holdPlace(page);
    await open(page, first);
    for (const path of others) await page.evaluate((to) => history.pushState(null, '', to), path);
    const where = page.getByRole('combobox', { name: 'Where' });
    await where.fill('Denver');
    const asked = page.waitForRequest('**/api/places?where=*');
    await where.press('Enter');
    await asked;
    await act(page);
    await expect(page).toHaveURL(leads);
    await answer();
    await expect(page).toHaveURL(leads);
  });

/** Holds what is said of the place of the first search that is pressed for, until it is let go: then that has been heard. */
async function holdPlace(page: Page): Promise<() => Promise<void>> {
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  let asked = 0;
  await page.route('**/api/places?where=*', async (route) => {
    if (asked++ === 0) await held;
    await route.continue();
  });
  return async () => {
    const late = page.waitForResponse('**/api/places?where=*');
    answer();
    await (await late).finished();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  };
}
