import { expect } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { faults } from '../helpers/accessibility.ts';
import { hydrated, open, test } from '../helpers/browser.ts';

test.use({ expectedErrors: /status of 4\d\d|ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported/ });

test('offline the layout and what was typed stay, and the page opens by itself afterwards', async ({
  page,
  context,
}) => {
  const typed = await typeOnTerms(page);
  await context.setOffline(true);
  await searchLink(page).click();
  await expect(heading(page)).toHaveText('You are offline');
  await expect(heading(page)).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(typed).toHaveValue('ada@example.com');
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Find a psychiatrist');
  await expect(heading(page)).toBeFocused();
  await expect(typed).toHaveValue('ada@example.com');
});

for (const path of ['/home', '/search?searchState=NY']) {
  test(`on ${path} a search that nobody could read says so, keeps what was typed, and is made by itself`, async ({
    page,
    context,
  }) => {
    await open(page, path);
    const form = page.getByRole('search');
    const where = form.getByRole('combobox', { name: 'Where' });
    await where.fill('anxiety in Boston');
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(form.getByRole('alert')).toHaveText(/^You are offline\./);
    await expect(page).toHaveURL(path);
    await expect(where).toHaveValue('anxiety in Boston');
    expect(await faults(page)).toEqual([]);
    await context.setOffline(false);
    await expect(page).toHaveURL(/q=anxiety&searchCity=Boston/);
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a search that nobody could read is not made by itself once somebody types on', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await open(page, '/home');
  const form = page.getByRole('search');
  const where = form.getByRole('combobox', { name: 'Where' });
  await where.fill('Boston');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(form.getByRole('alert')).toHaveText(/^You are offline\./);
  await where.fill('Bost');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/home');
  await expect(where).toHaveValue('Bost');
});

test('a search that is refused says why, and is not made again by itself', async ({ page }) => {
  await page.clock.install();
  await open(page, '/home');
  const form = page.getByRole('search');
  let asked = 0;
  await page.route('**/api/places?where=*', (route) => {
    asked++;
    return route.fulfill({ status: 429, json: { message: 'Too many searches.' } });
  });
  await form.getByRole('combobox', { name: 'Where' }).fill('anxiety in Boston');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(form.getByRole('alert')).toHaveText('Too many searches.');
  await page.clock.runFor(60_000);
  expect(asked).toBe(1);
});

test('a page that is missed just before the connection is back opens, also when it is tried again', async ({
  page,
  context,
}) => {
  const typed = await typeOnTerms(page);
  const question = await holdQuestion(page);
  await context.setOffline(true);
  await searchLink(page).click();
  await question.asked();
  await expect(page.locator('main')).toHaveText('Loading...');
  await question.refuse();
  await expect(heading(page)).toHaveText('You are offline');

  const again = await holdQuestion(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await again.asked();
  await context.setOffline(false);
  await again.answer();
  await expect(heading(page)).toHaveText('Find a psychiatrist');
  await expect(typed).toHaveValue('ada@example.com');

  await context.setOffline(true);
  const first = await holdQuestion(page, '/user/signin');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await first.asked();
  await context.setOffline(false);
  await first.answer();
  await expect(heading(page)).toHaveText('Welcome back');
});

test('an address whose percent signs are those of no letter is that of no page', async ({ page }) => {
  const answer = await page.goto('/%E0%A4%A');
  expect(answer?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page not found');
});

test('what the browser keeps, and nobody here has written, breaks no page', async ({ page }) => {
  await open(page, '/home');
  await page.evaluate(() => {
    localStorage.setItem('psychiatristJwtToken', 'a\nb');
    sessionStorage.setItem('unverified', '[]');
    sessionStorage.setItem('scroll-positions', 'null');
  });
  await open(page, '/user/verify');
  await expect(heading(page)).toHaveText('Check your inbox');
  await open(page, '/viewprofile');
  await expect(page).toHaveURL('/user/signin');
});

test('a connection that is back and leads nowhere yet loses nothing', async ({ page, context }) => {
  const typed = await typeOnTerms(page);
  await context.setOffline(true);
  await searchLink(page).click();
  await expect(heading(page)).toHaveText('You are offline');
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/search'));
  const nowhere = /\/search$|\/search-page\.js$/;
  await page.route(nowhere, (route) => route.abort());
  await context.setOffline(false);
  await refused;
  await expect(heading(page)).toHaveText('You are offline');
  await page.unroute(nowhere);
  await expect(heading(page)).toHaveText('Find a psychiatrist');
  await expect(typed).toHaveValue('ada@example.com');
});

test('a page that is asked for while the server answers nobody opens once it does', async ({ page }) => {
  await open(page, '/terms');
  const nowhere = /\/search$|\/terms$|\/search-page\.js$/;
  await page.route(nowhere, (route) => route.abort());
  await searchLink(page).click();
  await expect(heading(page)).toHaveText('Server disconnected.');
  await page.waitForEvent('requestfailed');
  await page.unroute(nowhere);
  await expect(heading(page)).toHaveText('Find a psychiatrist');
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
  await page.route('**/search-page.js', (route) => route.abort());
  await searchLink(page).click();
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
});

test('a page that is older than the site is loaded anew when it needs code that is gone', async ({
  page,
}) => {
  await open(page, '/terms');
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route('**/search-page.js', (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.route('/search', (route) =>
    isOld
      ? route.fulfill({ body: '<script data-modules="/assets/newer/entry-client.js"></script>' })
      : route.continue(),
  );
  await searchLink(page).click();
  await expect(heading(page)).toHaveText('Find a psychiatrist');
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

/** Types an address into the footer of a page; answers where. */
async function typeOnTerms(page: Page) {
  await open(page, '/terms');
  const field = page.locator('footer').getByRole('textbox', { name: 'E-mail' });
  await field.fill('ada@example.com');
  return field;
}

/** Holds back what a page asks of the server when the code of the next one did not come. */
async function holdQuestion(page: Page, path = '/search') {
  let tell: (route: Route) => void = () => undefined;
  const held = new Promise<Route>((resolve) => (tell = resolve));
  await page.route(path, (route) => tell(route), { times: 1 });
  return {
    asked: () => held,
    answer: async () => (await held).continue(),
    refuse: async () => (await held).abort('internetdisconnected'),
  };
}

function heading(page: Page) {
  return page.locator('main h1');
}

function searchLink(page: Page) {
  return page.locator('footer').getByRole('link', { name: 'Search' });
}
