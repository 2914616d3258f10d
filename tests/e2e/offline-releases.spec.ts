import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated, open, refusals } from '../helpers/browser.ts';
import { onOwnDemo } from '../helpers/own-demo.ts';
import { startTwoReleases } from '../helpers/two-releases.ts';

const test = onOwnDemo(startTwoReleases);
test.use({
  serviceWorkers: 'allow',
  expectedErrors: new RegExp(`${refusals.source}|ERR_|Failed to fetch dynamically`),
});
test.beforeEach(({ demo }) => demo.become('first'));

const kept = (page: Page) => page.evaluate(() => caches.keys());

/** All that is kept once the worker has come. */
async function settled(page: Page): Promise<string[]> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(async () => (await kept(page)).length).toBe(2);
  return kept(page);
}

test('a release takes the place of the one before, also in a tab that was open, and opens without a connection', async ({
  page,
  context,
  demo,
}) => {
  await open(page, '/home');
  const before = await settled(page);
  demo.become('next');
  // Its code was not loaded, and is not there any more.
  await page.locator('header').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans for psychiatrists');
  await expect(page.locator('script[src*=".next/"]')).toHaveCount(1);
  await expect.poll(async () => (await kept(page)).some((name) => before.includes(name))).toBe(false);
  expect(await kept(page)).toContainEqual(expect.stringMatching(/^code-next-/));

  await context.setOffline(true);
  await page.goto('/list');
  await hydrated(page);
  await expect(page.locator('script[src*=".next/"]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Nobody is saved yet' })).toBeVisible();
});

test('an operator who switches it off ends it in browsers that had it', async ({ page, demo }) => {
  await open(page, '/home');
  await settled(page);
  demo.become('off');
  await page.reload();
  await expect.poll(() => kept(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  // And nothing comes back.
  await open(page, '/home');
  expect(await kept(page)).toEqual([]);
});
