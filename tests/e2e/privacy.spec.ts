import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated, open, test } from '../helpers/browser.ts';
import { layoutShift } from '../helpers/layout-shift.ts';

const paths = ['/home', '/search?searchZipCode=02139', '/viewdoctorprofile/1'];
/** Of first scripts. */
const most = 42.2 * 1024;
const mostOfSearch = 41.2 * 1024;
const mostFiles = 5;
/** What stands beside the results of a wide window comes after them. */
const FILTERS = /\/filter-groups\.js$/;
const mostOfFilters = 1.6 * 1024;
/** Of styles: all but /home is well below. */
const mostStyles = 12.5 * 1024;
const mostSheets = 3;

for (const path of paths) {
  for (const width of [360, 1320]) {
    test(`${path} does not jump at ${width} px, even when fonts arrive late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.route('**/*.woff2', async (route) => {
        await setTimeout(400);
        await route.continue();
      });
      await open(page, path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.mouse.wheel(0, 2000);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBe(0);
    });
  }
}

for (const path of [
  ...paths,
  '/ai-blogpage',
  '/psychiatrists/ny',
  '/list',
  '/treatment',
  '/user/signin',
  '/user/signup',
]) {
  test(`${path} loads little, in few files, from here alone, and listens before it asks for the rules of any language`, async ({
    page,
  }) => {
    await loadsLittle(page, path);
  });
}

test('a search on a phone loads no filters', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const loaded = await loadsLittle(page, '/search?searchZipCode=02139');
  expect(loaded.filter((name) => FILTERS.test(name))).toEqual([]);
});

test('an article loads little, in few files, from here alone', async ({ page }) => {
  const answer = await page.request.get('/api/ai_articles/search');
  const [{ id }] = ((await answer.json()) as { data: { id: number }[] }).data;
  await loadsLittle(page, `/ai-singlepost/:${id}`);
});

/** In the page: notes on the document what is asked of Intl until it listens. The first time takes long on phones. */
function noteLanguages(): void {
  type Asked = (...given: unknown[]) => unknown;
  const noting = (name: string, original: Asked) =>
    function (this: unknown, ...given: unknown[]): unknown {
      if (!document.querySelector('[data-hydrated]')) document.documentElement.dataset.asked = name;
      return new.target ? (Reflect.construct(original, given) as unknown) : original.apply(this, given);
    };
  const all: [unknown, string[]][] = [
    [Intl, ['DateTimeFormat', 'NumberFormat', 'Collator', 'PluralRules', 'ListFormat', 'Segmenter']],
    [Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
    [Number.prototype, ['toLocaleString']],
    [String.prototype, ['localeCompare']],
  ];
  for (const [on, names] of all) {
    for (const name of names) {
      const those = on as Record<string, Asked>;
      those[name] = noting(name, those[name]);
    }
  }
}

/** Answers the paths of all that was loaded. */
async function loadsLittle(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(noteLanguages);
  const html = (await (await page.goto(path))?.text()) ?? '';
  await hydrated(page);
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBeUndefined();
  await page.waitForLoadState('load');
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize }),
    ),
  );
  const ending = (end: string) => loaded.filter(({ name }) => name.endsWith(end));
  const bytesOf = (files: { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
  const sheets = ending('.css').map(({ name }) => name);
  expect(sheets.length).toBeLessThanOrEqual(mostSheets);
  expect(bytesOf(ending('.css'))).toBeLessThanOrEqual(mostStyles);
  expect(new Set(html.match(/\/assets\/[^" ]+\.css/g))).toEqual(new Set(sheets));
  const filters = ending('.js').filter(({ name }) => FILTERS.test(name));
  const first = ending('.js').filter((script) => !filters.includes(script));
  expect(bytesOf(filters)).toBeLessThanOrEqual(mostOfFilters);
  expect(bytesOf(first)).toBeLessThanOrEqual(path.startsWith('/search') ? mostOfSearch : most);
  expect(first.length).toBeLessThanOrEqual(mostFiles);
  // Known from the first answer, so that none waits for another.
  expect(first.length).toBeGreaterThan(0);
  expect(new Set(html.match(/\/assets\/[^" ]+\.js/g))).toEqual(new Set(first.map(({ name }) => name)));
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  return loaded.map(({ name }) => name);
}
