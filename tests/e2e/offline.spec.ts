import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { hydrated, open, test } from '../helpers/browser.ts';
import { accountToggle, fillSignIn } from '../helpers/signed-in.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 4\d\d/,
});

const SEARCH = '/search?condition=anxiety&searchZipCode=02139';
const PROFILE = '/viewdoctorprofile/2';

/** What the browser keeps, by path; of the answers alone, or of all. */
const kept = (page: Page, which = 'seen-') =>
  page.evaluate(async (beginning) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(beginning));
    const caches_ = await Promise.all(names.map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => url.slice(location.origin.length));
  }, which);

/** Opens a page, and waits until what it shows is kept. */
async function see(page: Page, path: string, call: string): Promise<void> {
  await open(page, path);
  await expect.poll(() => kept(page)).toContain(call);
}

async function disconnect(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test('without a connection the list opens, a note is kept, and pages that were seen are there', async ({
  page,
  context,
}) => {
  await see(page, PROFILE, '/api/doctors/2');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await see(page, SEARCH, `/api/doctors${SEARCH.slice('/search'.length)}`);
  await disconnect(context);

  // The first press of this visit: what saves had not been loaded.
  await page
    .getByRole('button', { name: /^Save Dr\./ })
    .first()
    .click();
  await expect(page.locator('header').getByRole('link', { name: 'Call list 1' })).toBeVisible();
  await page.goto('/list');
  await hydrated(page);
  await page.getByLabel(/^Your note about/).fill('Ask for Ana.');
  await page.reload();
  await expect(page.getByLabel(/^Your note about/)).toHaveValue('Ask for Ana.');
  await expect(page.locator('main a[href^="tel:+1"]')).toBeVisible();
  await expect(page.getByText('It is shown as it was last read.')).toBeVisible();

  await page.goto(PROFILE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goto(SEARCH);
  await expect(page.locator('main article').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('what was not seen says that there is no connection, beside the list and 988', async ({
  page,
  context,
}) => {
  await see(page, PROFILE, '/api/doctors/2');
  await disconnect(context);
  for (const path of ['/pricing', '/viewdoctorprofile/3', '/blogpage']) {
    await page.goto(path);
    await expect(page.locator('main')).toContainText('You are offline');
    await expect(page.locator('header a[href="tel:988"]')).toBeVisible();
    await expect(page.locator('header').getByRole('link', { name: /^Call list/ })).toBeVisible();
  }
  await page
    .locator('header')
    .getByRole('link', { name: /^Call list/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Nobody is saved yet' })).toBeVisible();
  await context.setOffline(false);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
});

test('nothing is kept of who is signed in, of the backoffice, of what was only typed or pointed at', async ({
  page,
}) => {
  await see(page, '/home', '/api/states');
  await page.getByRole('combobox').first().pressSequentially('anxi');
  await page.locator(`a[href^="/viewdoctorprofile/"]`).first().hover();
  await open(page, '/signin');
  const before = await kept(page);
  expect(before.filter((path) => !/^\/api\/(states|doctors\/newest|articles\/search\?)/.test(path))).toEqual(
    [],
  );
  await fillSignIn(page, 'admin@example.com', 'demo-password-1');
  await page.waitForURL('/admin**');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open(page, '/viewdoctorprofile/5');
  await expect(accountToggle(page)).toBeVisible();
  await page.goto('/favicon.svg');
  expect(await kept(page)).toEqual(before);
  expect((await kept(page, '')).filter((path) => !/^\/(assets\/|offline$)/.test(path))).toEqual(before);
});

test('the whole list goes with the pages that were seen', async ({ page }) => {
  await see(page, SEARCH, `/api/doctors${SEARCH.slice('/search'.length)}`);
  await page
    .getByRole('button', { name: /^Save Dr\./ })
    .first()
    .click();
  await page
    .locator('header')
    .getByRole('link', { name: /^Call list/ })
    .click();
  await page.getByRole('button', { name: 'Delete the whole list' }).click();
  await expect.poll(() => kept(page)).toEqual([]);
});
