import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated, open, test } from '../helpers/browser.ts';

test.describe('what is done before a page listens counts:', () => {
  test('a place that is typed', async ({ page }) => {
    const listen = await openDeaf(page, '/home');
    const where = page.getByRole('combobox', { name: 'Where' });
    await where.fill('Boston, MA');
    await page.getByLabel('Need').selectOption('Anxiety');
    await listen();
    await expect(where).toHaveValue('Boston, MA');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search?condition=anxiety&searchCity=Boston&searchState=MA');
  });

  test('filters that are ticked', async ({ page }) => {
    const listen = await openDeaf(page, '/search?condition=anxiety&searchZipCode=02139');
    const filters = page.getByRole('region', { name: 'Filters' });
    await filters.getByLabel('Anxiety').uncheck();
    await filters.getByLabel('Depression').check();
    await filters.getByLabel('Aetna').check();
    await filters.getByLabel('First visit', { exact: true }).selectOption({ index: 1 });
    await listen();
    await expect(page).toHaveURL(
      /^[^?]+\?condition=depression&first_visit=\d+&insurance=aetna&searchZipCode=02139$/,
    );
    await expect(filters.getByLabel('Depression')).toBeChecked();
    await expect(filters.getByLabel('Anxiety')).not.toBeChecked();
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });

  test('what is wrong with a profile', async ({ page }) => {
    const listen = await openDeaf(page, '/viewdoctorprofile/2');
    await page.getByRole('radio').first().check();
    await listen();
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  test('a password that is chosen', async ({ page }) => {
    const listen = await openDeaf(page, '/user/signup');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await listen();
    await expect(page.getByText('7 more characters')).toBeVisible();
  });

  test('a form that is sent', async ({ page }) => {
    const listen = await openDeaf(page, '/user/signin');
    await page.getByLabel('E-mail').fill('doctor@example.com');
    await page.getByLabel('Password', { exact: true }).fill('demo-password-1');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await listen();
    await expect(page).toHaveURL('/viewprofile');
  });
});

test('a part of a page that comes late shows what is searched for by then', async ({ page }) => {
  const letCome = await holdParts(page);
  await page.goto('/search?condition=anxiety&searchZipCode=02139');
  await page.waitForFunction(() => (window as Held).parts?.length);
  await page.getByRole('link', { name: 'Anxiety' }).first().click();
  await expect(page).toHaveURL('/search?searchZipCode=02139');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await letCome();
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Filters' }).getByLabel('Anxiety')).not.toBeChecked();
  await expect(page).toHaveURL('/search?searchZipCode=02139');
});

test('filters count while their code is on its way, and a search elsewhere keeps them', async ({ page }) => {
  let comeIn = () => {};
  const called = new Promise<void>((resolve) => {
    comeIn = resolve;
  });
  await page.route('**/filter-groups.js', async (route) => {
    await called;
    await route.continue();
  });
  const asked = page.waitForRequest('**/filter-groups.js');
  await page.goto('/search?insurance=aetna&searchState=NY');
  await asked;
  const filters = page.getByRole('region', { name: 'Filters' });
  const aetna = filters.getByLabel('Aetna');
  await filters.getByLabel('Telehealth').check();
  await expect(page).toHaveURL('/search?insurance=aetna&searchState=NY&telehealth=1');
  await page.getByRole('link', { name: 'Aetna' }).first().click();
  await expect(page).toHaveURL('/search?searchState=NY&telehealth=1');
  // It still shows what was sent.
  await aetna.uncheck();
  await page.getByRole('combobox', { name: 'Where' }).fill('10001');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?searchZipCode=10001&telehealth=1');
  comeIn();
  await hydrated(page);
  await expect(filters.getByLabel('Telehealth')).toBeChecked();
  await expect(aetna).not.toBeChecked();
  await expect(page).toHaveURL('/search?searchZipCode=10001&telehealth=1');
});

test('on the way back the browser ticks no filter that is not searched for', async ({ page }) => {
  await open(page, '/search?searchZipCode=02139');
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByLabel('Depression').check();
  await expect(page).toHaveURL('/search?condition=depression&searchZipCode=02139');
  await open(page, '/aboutus');
  // Once it has answered: the page that goes would take its answer along.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(page).toHaveURL('/search?searchZipCode=02139');
  await hydrated(page);
  await expect(filters.getByLabel('Depression')).not.toBeChecked();
  await expect(page).toHaveURL('/search?searchZipCode=02139');
});

test('a list that was left before it listened is where it was left', async ({ page }) => {
  const listen = await openDeaf(page, '/search?searchZipCode=02139');
  await page.evaluate(() => scrollTo(0, 700));
  await page
    .locator('main article h3 a')
    .nth(4)
    .evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL('**/viewdoctorprofile/*', { waitUntil: 'commit' });
  await listen();
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('a page listens whole where the browser forbids it to store anything', async ({ page }) => {
  await page.addInitScript(() => {
    const forbidden = {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    Object.defineProperties(window, { localStorage: forbidden, sessionStorage: forbidden });
  });
  await open(page, '/search?searchZipCode=02139');
  await page.locator('main article').getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('This browser keeps no list')).toBeVisible();
});

test('a translated page names what is searched for next', async ({ page }) => {
  await open(page, '/search?searchZipCode=02139');
  await page.evaluate(translate);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('[Psychiatrists near Cambridge, MA] [02139]');
  const save = page.locator('main article').getByRole('button').first();
  await save.click();
  await expect(save).toContainText('Saved');
  await page.getByRole('combobox', { name: 'Where' }).fill('Boston, MA');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?searchCity=Boston&searchState=MA');
  await expect(heading).toHaveText('Psychiatrists near Boston, MA');
});

/** As Chromium does it: each text gives way to elements of the translator's with another one. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ parentElement }) => parentElement?.closest('#root'))) {
    const holder = new DOMParser().parseFromString('<font><font></font></font>', 'text/html');
    const font = holder.body.firstElementChild;
    font?.firstElementChild?.append(text.data.trim() && `[${text.data.trim()}] `);
    if (font) text.replaceWith(font);
  }
}

/** Opens a page whose scripts wait until the answer is called. It resolves once the page listens. */
async function openDeaf(page: Page, path: string): Promise<() => Promise<void>> {
  let comeIn = () => {};
  const called = new Promise<void>((resolve) => {
    comeIn = resolve;
  });
  await page.route('**/assets/*/*.js', async (route) => {
    await called;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#state').waitFor({ state: 'attached' });
  // Nobody sees anything before, and where the page is scrolled to by then is another place with it.
  await page.waitForFunction(() => document.styleSheets.length > 0);
  return async () => {
    comeIn();
    await hydrated(page);
  };
}

type Held = Window & { parts?: (() => void)[] };

/** From now on parts of pages wait for their turn until the answer is called (app/hydrate-later.tsx). */
async function holdParts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const parts: (() => void)[] = ((window as Held).parts = []);
    Object.assign(window, {
      setTimeout: (act: () => void, delay?: number) =>
        delay === undefined && act.toString().includes('[native code]') && !('isLet' in window)
          ? parts.push(act)
          : later(act, delay),
    });
  });
  return () =>
    page.evaluate(() => {
      Object.assign(window, { isLet: true });
      (window as Held).parts?.forEach((come) => come());
    });
}
