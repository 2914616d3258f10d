import { expect } from '@playwright/test';
import { faults } from '../helpers/accessibility.ts';
import { hydrated, open, test } from '../helpers/browser.ts';

test.use({ expectedErrors: /status of 4\d\d|ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported/ });

const cases = [
  { path: '/search?searchZipCode=00000', status: 404, text: 'We do not know the ZIP code 00000.' },
  { path: '/search?searchZipCode=2139', status: 400, text: 'A ZIP code has five digits, like 02139.' },
  {
    path: '/search?searchCity=Nowhereville',
    status: 404,
    text: 'We do not know a city called “Nowhereville”.',
  },
  { path: '/search?radius=7', status: 400, text: 'The radius must be 5, 10, 25, 50 or 100 miles.' },
  { path: '/search?searchStart=-1', status: 400, text: 'searchStart must be a number from 0 on.' },
  { path: '/search?searchCount=5000', status: 400, text: 'searchCount must be a number from 1 to 100.' },
  { path: '/search?condition=nope', status: 400, text: 'There is no such condition.' },
  { path: '/search?q=' + 'a'.repeat(201), status: 400, text: 'Search for at most 200 characters.' },
  { path: '/search?q=' + 'a'.repeat(10_000), status: 414, text: 'That address is too long.' },
  { path: '/search?searchStart=100000', status: 200, text: 'There is no such page' },
  // A script is what a prescription is called as well.
  { path: '/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E', status: 200, text: 'We left out “alert” and “1”' },
  { path: '/search?q=%3Csvg%20onload%3Dalert(1)%3E', status: 200, text: 'Nobody matches this search' },
  ...['1e9', 'abc', '0', '01', '-1', '1.5', '999999999', '9'.repeat(30)].map((id) => ({
    path: `/viewdoctorprofile/${id}`,
    status: 404,
    text: 'Page not found',
  })),
  { path: '/no/such/page', status: 404, text: 'Page not found' },
  { path: '/%E0%A4%A', status: 400, text: 'Bad request' },
];

for (const { path, status, text } of cases) {
  test(`${path.slice(0, 60)} is answered ${status}, “${text}”`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.locator('body')).toContainText(text);
  });
}

test('offline the layout and what was typed stay, and the page opens by itself afterwards', async ({
  page,
  context,
}) => {
  await open(page, '/terms');
  const typed = page.locator('footer').getByRole('textbox', { name: 'E-mail' });
  await typed.fill('ada@example.com');
  await context.setOffline(true);
  await page.locator('footer').getByRole('link', { name: 'Search' }).click();
  await expect(page.locator('main h1')).toHaveText('You are offline');
  await expect(page.locator('main h1')).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main h1')).toHaveText('You are offline');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(typed).toHaveValue('ada@example.com');
  await context.setOffline(false);
  await expect(page.locator('main h1')).toHaveText('Find a psychiatrist');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(typed).toHaveValue('ada@example.com');
});

test('what a page shows is asked for again as soon as there is a connection', async ({ page, context }) => {
  await open(page, '/search?searchState=NY');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.locator('main')).toContainText('You are offline.');
  await context.setOffline(false);
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText('You are offline.');
});

test('another failure of the code says that something broke, in a page of its own', async ({ page }) => {
  await open(page, '/terms');
  await page.route('**/search-page-*.js', (route) => route.abort());
  await page.locator('footer').getByRole('link', { name: 'Search' }).click();
  await expect(page.locator('main h1')).toHaveText('Unexpected Application Error!');
});

test('a page that is older than the site is loaded anew when it needs code that is gone', async ({
  page,
}) => {
  await open(page, '/terms');
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route('**/search-page-*.js', (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.route('/search', (route) =>
    isOld
      ? route.fulfill({ body: '<script data-modules="/assets/entry-client-newer.js"></script>' })
      : route.continue(),
  );
  await page.locator('footer').getByRole('link', { name: 'Search' }).click();
  await expect(page.locator('main h1')).toHaveText('Find a psychiatrist');
  await hydrated(page);
});

test('a bad search can be mended in its own form', async ({ page }) => {
  await open(page, '/search?searchZipCode=00000&condition=anxiety');
  await page.getByRole('combobox', { name: 'Where' }).fill('02139');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page).toHaveURL('/search?condition=anxiety&searchZipCode=02139');
  await expect(page.locator('main article').first()).toBeVisible();
});

test('when the server is gone the search says so, and can be tried again', async ({ page, context }) => {
  await open(page, '/search?searchState=NY');
  await context.route('**/api/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('Server disconnected.').first()).toBeVisible();
  await context.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main article').first()).toBeVisible();
});
