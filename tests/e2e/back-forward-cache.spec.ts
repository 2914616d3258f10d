import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated, open, test } from '../helpers/browser.ts';
import { chromiumArguments, findChromium } from '../helpers/chromium.ts';
import { openAs } from '../helpers/signed-in.ts';

const whole = findChromium('chromium');

// The shell has no cache of pages, and Playwright switches the browser's off.
test.skip(whole === null, 'It needs the whole browser.');
test.use({
  launchOptions: {
    executablePath: whole ?? undefined,
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const PAGES = [
  '/home',
  '/search?searchZipCode=02139',
  '/viewdoctorprofile/1',
  '/list',
  '/psychiatrists/ny',
  '/ai-blogpage',
  '/treatment',
  '/user/signin',
];

for (const path of PAGES) {
  test(`on the way back ${path} is as it was left`, async ({ page }) => {
    await noteReturns(page);
    await open(page, path);
    await leaveAndComeBack(page);
  });
}

test('on the way back an article is as it was left', async ({ page }) => {
  const answer = await page.request.get('/api/ai_articles/search');
  const [{ id }] = ((await answer.json()) as { data: { id: number }[] }).data;
  await noteReturns(page);
  await open(page, `/ai-singlepost/:${id}`);
  await leaveAndComeBack(page);
});

test('on the way back a page of an account is as it was left', async ({ page }) => {
  await noteReturns(page);
  await openAs(page, 'doctor', '/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await leaveAndComeBack(page);
});

test('a search that was filtered is as it was left', async ({ page }) => {
  await noteReturns(page);
  await open(page, '/search?searchZipCode=02139');
  await page.getByRole('region', { name: 'Filters' }).getByLabel('Anxiety').check();
  await expect(page).toHaveURL(/condition=anxiety/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await leaveAndComeBack(page);
});

interface Returned {
  shown?: { persisted: boolean };
}

async function noteReturns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = globalThis as Returned;
    addEventListener('pageshow', ({ persisted }) => (noted.shown = { persisted }));
    addEventListener('pagehide', () => delete noted.shown);
  });
}

/** Goes to another document and back. That the page was kept says the browser; where it was not, also why. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const left = page.url();
  await open(page, '/aboutus');
  // Not by Playwright, which would wait for a load that never comes.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForFunction((url) => location.href === url && 'shown' in globalThis, left);
  const returned = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: unknown;
    })[];
    return { ...(globalThis as Returned).shown, reasons: load?.notRestoredReasons ?? null };
  });
  expect(returned).toEqual({ persisted: true, reasons: null });
  await hydrated(page);
}
