import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { hydrated, test } from '../helpers/browser.ts';
import { layoutShift } from '../helpers/layout-shift.ts';
import { withoutFonts } from '../helpers/with-fonts.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const { path, below } of [
  { path: '/home', below: 'section[aria-labelledby="crisis"]' },
  { path: '/search?searchState=NY', below: 'main li:has(> article) >> nth=8' },
]) {
  test(`${path} lays out what is below the first screen when it listens, and is found again at its place after a reload`, async ({
    page,
  }) => {
    await withoutFonts(page);
    const arrive = await holdModules(page);
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    expect(await isLaidOut(page.locator(below))).toBe(false);
    expect(await isLaidOut(page.locator('main article').first())).toBe(true);
    arrive();
    await hydrated(page);
    expect(await isLaidOut(page.locator(below))).toBe(true);
    expect(await page.locator('[data-first-screen], [data-laid-out]').count()).toBe(0);

    await page.locator(below).scrollIntoViewIfNeeded();
    const top = () => page.locator(below).evaluate((part) => Math.round(part.getBoundingClientRect().top));
    const before = await top();
    await page.reload();
    await hydrated(page);
    expect(await top()).toBe(before);
  });
}

test('a place that the address names is shown before the page listens', async ({ page }) => {
  const arrive = await holdModules(page);
  await page.goto('/home#crisis');
  await expect(page.locator('#crisis')).toBeInViewport();
  // Where it stands depends on it, and not every browser keeps what is seen in its place.
  expect(await isLaidOut(page.locator('section[aria-labelledby="states"]'))).toBe(true);
  const top = () =>
    page.locator('#crisis').evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  const before = await top();
  arrive();
  await hydrated(page);
  expect(await top()).toBe(before);
});

test('what is scrolled to before the page listens is there', async ({ page }) => {
  const arrive = await holdModules(page);
  await page.goto('/home');
  await page.locator('section[aria-labelledby="how"] h3').last().scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page.locator('section[aria-labelledby="how"] h3').last())).toBe(true);
  await expect(page.locator('section[aria-labelledby="how"] h3').last()).toBeInViewport();
  arrive();
  await hydrated(page);
  await expect(page.locator('section[aria-labelledby="how"] h3').last()).toBeInViewport();
});

for (const end of ['role="search"', '</fieldset>', '</form>']) {
  inHalves(end)(`a home page moves nothing whose HTML comes late from ${end} on`, async ({ page }) => {
    await page.goto('/home');
    await hydrated(page);
    expect(await layoutShift(page)).toBe(0);
  });
}

/** The site with a home page whose second half, from behind a text on, comes when the first could have been painted. */
function inHalves(end: string) {
  return test.extend({
    baseURL: async ({ baseURL }, use) => {
      const whole = await (await fetch(`${baseURL}/home`)).text();
      const cut = whole.indexOf(end) + end.length;
      const server = createServer((request, response) => {
        const answer =
          request.url === '/home' ? late(response, whole, cut) : passOn(baseURL, request, response);
        answer.catch(() => response.destroy());
      });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.close();
    },
  });
}

async function late(response: ServerResponse, whole: string, cut: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/html' }).write(whole.slice(0, cut));
  await setTimeout(600);
  response.end(whole.slice(cut));
}

async function passOn(site = '', { url }: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await fetch(`${site}${url}`);
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** Holds back the scripts of the page until what is answered is called. */
async function holdModules(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((done) => (arrive = done));
  await page.route('**/assets/*/entry-client.js', async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

/** Whether its content is part of the page as it stands, wherever the window is. */
function isLaidOut(part: Locator): Promise<boolean> {
  return part.evaluate((element) =>
    (element.querySelector('a, p') ?? element).checkVisibility({ contentVisibilityAuto: true }),
  );
}
