import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { faults } from '../helpers/accessibility.ts';
import { hydrated, open, refusals, restingPlace, test } from '../helpers/browser.ts';

const KINDS = [
  {
    title: 'Blog Articles',
    list: '/ai-blogpage',
    api: '/api/ai_articles',
    article: /\/ai-singlepost\/:\d+$/,
  },
  { title: 'Authors Digest', list: '/blogpage', api: '/api/articles', article: /\/singlepost\/\d+$/ },
];
/** A word that every article has. */
const COMMON = 'and';

for (const { title, list, api, article } of KINDS) {
  test.describe(list, () => {
    test('a search, its third page, an article, and back to the same place', async ({ page }) => {
      await open(page, list);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
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
      await chosen.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 200);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
      const left = await restingPlace(page);
      await chosen.getByRole('link', { name: /^Read Full Article\.\.\./ }).click();
      await expect(page).toHaveURL(article);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.at(-1) ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

      await page.goBack();
      await expect(page).toHaveURL(`${list}?page=3&q=${COMMON}`);
      await expect(field).toHaveValue(COMMON);
      expect(await cards(page).locator('h3').allTextContents()).toEqual(titles);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);

      await page.goForward();
      await page.getByRole('link', { name: `Back to ${title}` }).click();
      await expect(page).toHaveURL(`${list}?page=3&q=${COMMON}`);
      await page.getByRole('link', { name: 'Clear the search' }).click();
      await expect(page).toHaveURL(list);
      await expect(field).toHaveValue('');
      await expect(page.locator('main mark')).toHaveCount(0);
    });

    test('while articles are fetched it says so, then shows them', async ({ page }) => {
      await open(page, list);
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(`**${api}/search**`, async (route) => {
        await held;
        await route.continue();
      });
      await page.getByPlaceholder('Enter the key word').fill(COMMON);
      await page.keyboard.press('Enter');
      const status = page.locator('main').getByRole('status');
      await expect(status).toHaveText('Loading...');
      await expect(status).toBeVisible();
      answer();
      await expect(status).toHaveText(/^\d+ articles$/);
      await expect(cards(page)).toHaveCount(10);
    });

    test('more than fifty can be shown in larger pages', async ({ page }) => {
      const asked: string[] = [];
      await page.route(`**${api}/search**`, async (route) => {
        asked.push(new URL(route.request().url()).search);
        const response = await route.fetch();
        const body = (await response.json()) as object;
        await route.fulfill({ response, json: { ...body, totalCount: 60 } });
      });
      await open(page, list);
      const size = page.getByRole('combobox', { name: 'Articles on a page' });
      await expect(page.getByText('Total 24 items')).toBeVisible();
      await expect(size).toHaveCount(0);

      await page.getByRole('link', { name: 'Page 2' }).click();
      await expect(page.getByText('Total 60 items')).toBeVisible();
      await expect(size).toHaveValue('10');
      await size.scrollIntoViewIfNeeded();
      await size.selectOption('20 / page');
      await expect(page).toHaveURL(`${list}?size=20`);
      await expect(cards(page)).toHaveCount(20);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect(asked.at(-1)).toBe('?currentVal=1&pageSize=20&searchVal=');

      await page.goBack();
      await expect(page).toHaveURL(`${list}?page=2`);
      await expect(size).toHaveValue('10');
      await expect(cards(page)).toHaveCount(10);
    });

    test('nothing found says what was searched, and a page too far where the first one is', async ({
      page,
    }) => {
      await open(page, `${list}?q=zzzz`);
      await expect(page.getByRole('heading', { name: 'Nothing found for “zzzz”' })).toBeVisible();
      await page.getByRole('link', { name: 'Clear the search' }).click();
      await expect(page).toHaveURL(list);
      await expect(cards(page)).toHaveCount(10);

      await open(page, `${list}?page=77`);
      await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to the first page' }).click();
      await expect(page).toHaveURL(list);
    });

    test('what a URL says wrong is as if it did not say it', async ({ page }) => {
      const response = await page.goto(`${list}?page=-3&size=7&q=%20&utm_source=mail`);
      expect(response?.status()).toBe(200);
      await expect(cards(page)).toHaveCount(10);
      await expect(page.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    });

    test('an article has its contents beside it, its author and others like it', async ({ page }) => {
      const paths = await articlePaths(page, list);
      await open(page, paths[0]);
      const header = page.locator('main header');
      await expect(header).toContainText(/[A-Z][a-z]{2} \d{2}, \d{4} · \d+ min read/);
      expect(await header.textContent()).toMatch(
        list === '/ai-blogpage' ? /Drafted with AI/ : /^(?!.*Drafted)/,
      );
      const related = page.getByRole('region', { name: 'Related articles' }).getByRole('article');
      await expect(related).toHaveCount(3);
      expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
        expect.stringContaining('"@type":"BlogPosting"'),
      );

      const first = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
      const heading = page.locator('main article h2[id]', { hasText: (await first.textContent()) ?? '' });
      await first.click();
      await expect(heading).toBeInViewport();
    });

    test('an article has one address, with a colon or without one', async ({ page }) => {
      const [path] = await articlePaths(page, list);
      const other = path.includes(':') ? path.replace(':', '') : path.replace(/(\d+)$/, ':$1');
      await page.goto(other);
      await expect(page).toHaveURL(path);
      await page.goto(path.replace(/:?(\d+)$/, '%3A$1'));
      await expect(page).toHaveURL(path);
    });

    test.describe('with refusals', () => {
      test.use({ expectedErrors: refusals });

      for (const id of ['999999', ':999999', 'abc', ':0', '01', '1.5', '9'.repeat(16), '9'.repeat(30)]) {
        test(`there is no article ${id}`, async ({ page }) => {
          const path = list === '/blogpage' ? '/singlepost/' : '/ai-singlepost/';
          const response = await page.goto(path + id);
          expect(response?.status()).toBe(404);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
          await hydrated(page);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
          await page.getByRole('link', { name: `Go to ${title}` }).click();
          await expect(page).toHaveURL(list);
        });
      }

      test('an article that was removed is said to be', async ({ page }) => {
        await page.route(`**${api}/get-by-id**`, (route) =>
          route.fulfill({ status: 410, json: { message: 'This article was removed.' } }),
        );
        await open(page, list);
        await cards(page).nth(1).locator('h3 a').click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This article was removed.');
      });
    });

    test.describe('with failures', () => {
      test.use({ expectedErrors: /status of 500|ERR_FAILED/ });

      test('a list that does not come is told in a toast, and can be asked for again', async ({
        page,
        context,
      }) => {
        await open(page, list);
        await context.route('**/api/**', (route) => route.abort());
        await page.getByRole('link', { name: 'Page 2' }).click();
        await expect(page.getByRole('alert')).toHaveText('Server disconnected.');
        await expect(page.getByRole('heading', { name: 'Server disconnected.' })).toBeVisible();
        await context.unroute('**/api/**');
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(cards(page)).toHaveCount(10);
        await expect(page.locator('main h2').first()).toBeFocused();
      });

      test('an article that does not come is told in a toast, and can be asked for again', async ({
        page,
        context,
      }) => {
        await open(page, list);
        await context.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'no JSON' }));
        const wanted = cards(page).nth(1).locator('h3 a');
        const words = (await wanted.textContent()) ?? '';
        await wanted.click();
        await expect(page.getByRole('alert')).toHaveText('Server Error');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This article could not be loaded');
        await context.unroute('**/api/**');
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
      });
    });
  });
}

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
      const second = await cards(page).locator('h3').allTextContents();
      expect(second.filter((title) => first.includes(title))).toEqual([]);
      await cards(page).first().locator('h3 a').click();
      await expect(page).toHaveURL(article);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(second[0]);
    });
  }
});

test.describe('as it was rendered', () => {
  test.use({ expectedErrors: refusals });

  for (const { list } of KINDS) {
    test(`${list} and its articles are hydrated, and ask for nothing again`, async ({ page }) => {
      const paths = [
        list,
        `${list}?page=3&size=10&q=${COMMON}`,
        ...(await articlePaths(page, list)).slice(0, 4),
      ];
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      for (const path of [...paths, `${list}?q=zzzz`, list.replace('blogpage', 'singlepost/abc')]) {
        await open(page, path);
        const [shown, rendered] = await page.evaluate(async () => {
          const sent = new DOMParser().parseFromString(
            await (await fetch(location.href)).text(),
            'text/html',
          );
          return [document, sent].map((from) => from.getElementById('root')?.innerHTML);
        });
        expect(rendered).toContain('<main');
        expect(shown, path).toBe(rendered);
      }
      expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, expectedErrors: refusals });

    const paths = ['/blogpage', `/ai-blogpage?page=2&q=${COMMON}`, '/blogpage?q=zzzz', '/ai-singlepost/abc'];
    for (const path of paths) {
      test(`axe finds nothing on ${path}, which fits a small phone`, ({ page }) => isSound(page, path));
    }

    for (const { list } of KINDS) {
      test(`axe finds nothing on an article of ${list}, which fits a small phone`, async ({ page }) => {
        const [path] = await articlePaths(page, `${list}?q=compare`);
        await isSound(page, path);
        await expect(page.getByRole('group', { name: 'Table' }).first()).toBeVisible();
      });
    }
  });
}

async function isSound(page: Page, path: string): Promise<void> {
  await open(page, path);
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

function cards(page: Page) {
  return page.locator('main ul > li > article');
}

async function articlePaths(page: Page, list: string): Promise<string[]> {
  await page.goto(list);
  const links = await cards(page).locator('h3 a').all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}
