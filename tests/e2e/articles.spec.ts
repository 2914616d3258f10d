import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open, test } from '../helpers/browser.ts';

const KINDS = [
  {
    title: 'Blog Articles',
    list: '/ai-blogpage',
    article: /\/ai-singlepost\/:\d+$/,
  },
  { title: 'Authors Digest', list: '/blogpage', article: /\/singlepost\/\d+$/ },
];
/** A word that every article has. */
const COMMON = 'and';

for (const { title, list, article } of KINDS) {
  test.describe(list, () => {
    test('a search, its third page, an article, and back to the same place', async ({ page }) => {
      await open(page, list);
      await expect(heading(page)).toHaveText(title);
      await expect(cards(page)).toHaveCount(10);

      const field = page.getByPlaceholder('Enter the key word');
      await field.fill(COMMON);
      await expect(page).toHaveURL(list);
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(`${list}?q=${COMMON}`);
      await expect(page.locator('main h2').first()).toContainText(`on “${COMMON}”, best matches first`);
      await expect(page.locator('main mark').first()).toBeVisible();

      await page.getByRole('link', { name: 'Page 3' }).click();
      await expect(page).toHaveURL(`${list}?page=3&q=${COMMON}`);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(page.locator('main h2').first()).toBeFocused();
      await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');

      const titles = await cards(page).locator('h3').allTextContents();
      const chosen = cards(page).last();
      const link = chosen.getByRole('link', { name: /^Read Full Article\.\.\./ });
      const left = await link.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        return scrollY;
      });
      expect(left).toBeGreaterThan(300);
      await link.click();
      await expect(page).toHaveURL(article);
      await expect(heading(page)).toHaveText(titles.at(-1) ?? '');
      await expect(heading(page)).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

      await page.goBack();
      await expect(page).toHaveURL(`${list}?page=3&q=${COMMON}`);
      await expect(field).toHaveValue(COMMON);
      await expect(cards(page).locator('h3')).toHaveText(titles);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);

      await page.goForward();
      await page.getByRole('link', { name: `Back to ${title}` }).click();
      await expect(page).toHaveURL(`${list}?page=3&q=${COMMON}`);
      await page.getByRole('link', { name: 'Clear the search' }).click();
      await expect(page).toHaveURL(list);
      await expect(field).toHaveValue('');
      await expect(page.locator('main mark')).toHaveCount(0);
    });
  });
}

test('an article has its contents beside it, and tables that scroll', async ({ page }) => {
  const answer = await page.request.get('/api/articles/search?searchVal=compare');
  const [{ id }] = ((await answer.json()) as { data: { id: number }[] }).data;
  await open(page, `/singlepost/${id}`);
  const first = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
  const section = page.locator('main article h2[id]', { hasText: (await first.textContent()) ?? '' });
  await first.click();
  await expect(section).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole('group', { name: 'Table' }).first()).toBeVisible();
});

test.describe('with failures', () => {
  test.use({ expectedErrors: /status of (410|500)|ERR_FAILED/ });

  test('what does not come is told in a toast, and can be asked for again', async ({ page, context }) => {
    await open(page, '/blogpage');
    await context.route('**/api/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByRole('heading', { name: 'Server disconnected.' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Server disconnected.');
    await context.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(10);
    await expect(page.locator('main h2').first()).toBeFocused();

    await context.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'no JSON' }));
    // What was asked for ahead, and failed, is not what its page shows later.
    const early = page.waitForResponse('**/api/articles/get-by-id**');
    await cards(page).nth(2).locator('h3 a').hover();
    await early;
    const wanted = cards(page).nth(1).locator('h3 a');
    const words = (await wanted.textContent()) ?? '';
    await wanted.click();
    await expect(heading(page)).toHaveText('This article could not be loaded');
    await expect(page.getByRole('alert').filter({ hasText: 'Server Error' })).toBeVisible();
    await context.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(words);

    await page.route('**/api/articles/get-by-id**', (route) =>
      route.fulfill({ status: 410, json: { message: 'This article was removed.' } }),
    );
    await page.goBack();
    await cards(page).nth(2).locator('h3 a').click();
    await expect(heading(page)).toHaveText('This article was removed.');
    await page.getByRole('link', { name: 'Go to Authors Digest' }).click();
    await expect(page).toHaveURL('/blogpage?page=2');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { list, article } of KINDS) {
    test(`search, paging, sizes and articles work on ${list}`, async ({ page }) => {
      await page.goto(`${list}?size=20`);
      await page.getByPlaceholder('Enter the key word').fill(COMMON);
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(`${list}?q=${COMMON}&size=20`);
      await expect(page.locator('main mark').first()).toBeVisible();
      const first = await cards(page).locator('h3').allTextContents();
      await page.getByRole('link', { name: 'Page 2' }).click();
      await expect(page).toHaveURL(`${list}?page=2&size=20&q=${COMMON}`);
      await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
      const second = await cards(page).locator('h3').allTextContents();
      expect(second.filter((title) => first.includes(title))).toEqual([]);
      await cards(page).first().locator('h3 a').click();
      await expect(page).toHaveURL(article);
      await expect(heading(page)).toHaveText(second[0]);
    });
  }
});

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function cards(page: Page) {
  return page.locator('main ul > li > article');
}
