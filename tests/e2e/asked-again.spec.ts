import { expect } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { doctorNames, open, test } from '../helpers/browser.ts';
import { layoutShift } from '../helpers/layout-shift.ts';

/** What one list of articles does, the other does: pages/articles/list-page.tsx is both. */
test.describe('/blogpage', () => {
  const list = '/blogpage';
  const api = '**/api/articles/search**';

  test('a page that was seen before is asked for again, and begins at the top', async ({ page }) => {
    const calls = await watch(page, api);
    await open(page, list);
    expect(calls.pages()).toEqual([]);
    await turnTo(page, 2);
    expect(calls.pages()).toEqual(['2 of 10']);

    calls.hold();
    await bottomOf(page);
    await page.getByRole('link', { name: 'Page 1' }).click();
    await expect(page.locator('main').getByRole('status')).toHaveText('Loading...');
    await expect(page.locator('main').getByRole('status')).toBeVisible();
    await expect(articles(page)).toHaveCount(10);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await calls.release();
    await expect(page.locator('main').getByRole('status')).toHaveText(/^\d+ articles$/);
    await settled(page);
    expect(calls.pages()).toEqual(['2 of 10', '1 of 10']);

    await turnTo(page, 2);
    await turnTo(page, 1);
    expect(calls.pages()).toEqual(['2 of 10', '1 of 10', '2 of 10', '1 of 10']);
  });

  test('a size that was seen before is asked for again, and begins at the top', async ({ page }) => {
    const calls = await watch(page, api, { totalCount: 60 });
    await open(page, list);
    const size = page.getByRole('combobox', { name: 'Articles on a page' });
    await expect(page.getByText('Total 24 items')).toBeVisible();
    await expect(size).toHaveCount(0);
    await turnTo(page, 2);
    await expect(page.getByText('Total 60 items')).toBeVisible();
    await expect(size).toHaveValue('10');
    for (const chosen of ['20', '10', '20']) {
      await bottomOf(page);
      await size.selectOption(`${chosen} / page`);
      await expect.poll(() => calls.pages().at(-1)).toBe(`1 of ${chosen}`);
      await settled(page);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(articles(page)).toHaveCount(Number(chosen));
    }
    await expect(page).toHaveURL(`${list}?size=20`);
    expect(calls.pages()).toEqual(['2 of 10', '1 of 20', '1 of 10', '1 of 20']);
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(size).toHaveValue('10');
    await expect(articles(page)).toHaveCount(10);
  });

  test('the way back shows what was there, where it was', async ({ page }) => {
    const calls = await watch(page, api);
    await open(page, list);
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    await page.getByRole('link', { name: 'Page 2' }).evaluate((link) => (link as HTMLElement).click());
    await settled(page);
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    await page.goForward();
    await expect(page).toHaveURL(`${list}?page=2`);
    expect(calls.pages()).toEqual(['2 of 10']);
  });

  test('the same search is made again when its button is pressed again', async ({ page }) => {
    const calls = await watch(page, api);
    await open(page, list);
    await page.getByPlaceholder('Enter the key word').fill('and');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${list}?q=and`);
    await settled(page);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => calls.pages()).toEqual(['1 of 10', '1 of 10']);
    await settled(page);
    await expect(page.locator('main h2').first()).toBeFocused();
  });
});

test.describe('/search', () => {
  const api = '**/api/doctors?**';

  test('says that it is searching, for each search, and moves nothing', async ({ page }) => {
    const calls = await watch(page, api);
    await open(page, '/search?searchState=NY');
    const status = page.locator('main p[role=status]');
    const names = await doctorNames(page);
    const filter = page.getByRole('checkbox', { name: /^Anxiety/ });

    for (const change of [
      // Refined, refined back to what was seen before, and repeated.
      () => filter.check(),
      () => filter.uncheck(),
      () => page.getByRole('button', { name: 'Search', exact: true }).click(),
    ]) {
      calls.hold();
      const before = await layoutShift(page, { unprompted: true });
      await change();
      await expect(status).toHaveText('Searching...');
      await expect(status).toBeInViewport({ ratio: 1 });
      expect((await status.boundingBox())?.height).toBeGreaterThan(20);
      expect(await status.evaluate((element) => element.closest('[aria-busy]'))).toBeNull();
      await expect(page.locator('[aria-busy="true"]')).toHaveCSS('opacity', '0.55');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
      expect(await layoutShift(page, { unprompted: true })).toBe(before);
      await calls.release();
      await expect(status).toHaveText(/^\d+ psychiatrists/);
    }
    expect(await doctorNames(page)).toEqual(names);
    expect(calls.count()).toBe(3);
  });

  test('says so on a phone too, far above the results', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const calls = await watch(page, api);
    await open(page, '/search?searchState=NY');
    await page.locator('main summary', { hasText: 'Filters' }).click();
    await page.getByRole('dialog').locator('summary', { hasText: 'Condition' }).click();
    calls.hold();
    await page.getByRole('checkbox', { name: /^Anxiety/ }).check();
    await expect(page.getByText('Searching...')).toBeInViewport({ ratio: 1 });
    expect(await layoutShift(page, { unprompted: true })).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await calls.release();
  });

  test('asked from another page of a phone, and nothing moves when the answer comes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const calls = await watch(page, api);
    await open(page, '/home');
    calls.hold();
    await page.getByRole('combobox', { name: 'Where' }).fill('02139');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.locator('main summary', { hasText: 'Edit' })).toContainText('02139');
    const before = await layoutShift(page);
    await calls.release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Psychiatrists near Cambridge, MA 02139',
    );
    await expect(page.locator('main article').first()).toBeVisible();
    expect(await layoutShift(page)).toBe(before);
  });

  test('nobody found has no total below it', async ({ page }) => {
    await open(page, '/search?searchZipCode=59301&radius=5');
    await expect(page.getByText('Nobody matches this search')).toBeVisible();
    await expect(page.getByText(/^Total/)).toHaveCount(0);
  });
});

/** Counts the calls to an address, and holds them back while it is told to. */
async function watch(page: Page, api: string, changed: object = {}) {
  const urls: URL[] = [];
  let waiting: Route[] | null = null;
  const answer = async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.json()) as object;
    await route.fulfill({ response, json: { ...body, ...changed } });
  };
  await page.route(api, async (route) => {
    urls.push(new URL(route.request().url()));
    if (waiting) waiting.push(route);
    else await answer(route);
  });
  return {
    count: () => urls.length,
    /** Of a list: "2 of 10" for the second page of ten articles. */
    pages: () =>
      urls.map(({ searchParams }) => `${searchParams.get('currentVal')} of ${searchParams.get('pageSize')}`),
    hold: () => void (waiting = []),
    async release() {
      const held = waiting ?? [];
      waiting = null;
      for (const route of held) await answer(route);
    },
  };
}

async function turnTo(page: Page, number: number): Promise<void> {
  await page.getByRole('link', { name: `Page ${number}` }).click();
  await expect(page.getByRole('link', { name: `Page ${number}` })).toHaveAttribute('aria-current', 'page');
  await settled(page);
}

function articles(page: Page) {
  return page.locator('main ul > li > article');
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function bottomOf(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
}
