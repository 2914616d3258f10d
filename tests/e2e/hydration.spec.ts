import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { API } from '#contract/paths.ts';
import { hydrated, open, refusals, test } from '../helpers/browser.ts';
import { differences, domTreeOf } from '../helpers/dom-tree.ts';
import type { DomTree } from '../helpers/dom-tree.ts';
import { foundAddress } from '../helpers/found-address.ts';
import { ROUTE_EXAMPLES } from '../helpers/route-examples.ts';
import type { RouteExample } from '../helpers/route-examples.ts';
import { openAs } from '../helpers/signed-in.ts';

test.use({ expectedErrors: refusals });

for (const { address, as, grows, refetches } of Object.values(ROUTE_EXAMPLES).flat()) {
  const first = as ? '' : 'is hydrated as it was rendered, asks for nothing again, and ';
  test(`${address} ${first}is the same when the browser alone renders it`, async ({ page }) => {
    const path = await foundAddress(page.request, address);
    if (as) await openAs(page, as, path);
    else await isAdopted(page, path, { grows, refetches });
    // These alone change once more by what they are told.
    if (as ?? grows ?? refetches) await page.waitForLoadState('networkidle');
    const adopted = await treeOf(page);
    expect(Object.keys(adopted).length).toBeGreaterThan(20);
    await answerAsTheServerDid(page);
    await renderInTheBrowser(page, path);
    await expect.poll(async () => differences(adopted, await treeOf(page))).toEqual([]);
  });
}

test('what is typed in secret is not sent to a spelling service', async ({ page }) => {
  await open(page, '/user/signin');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('spellcheck', 'false');
});

test('icons are drawn before the page is hydrated as they are after', async ({ page, browser, baseURL }) => {
  const unscripted = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await unscripted.goto('/home');
  await renderInTheBrowser(page, '/home');
  await expect(page.locator('main h1')).toBeVisible();
  const drawn = await strokes(unscripted);
  expect(drawn).toContain('1.75px round round');
  expect(drawn).toEqual(await strokes(page));
  await unscripted.close();
});

/** Opens a page, which must be hydrated as it was rendered, and ask for nothing again. */
async function isAdopted(
  page: Page,
  path: string,
  { grows, refetches }: Partial<RouteExample>,
): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const sent = (await (await page.goto(path))?.text()) ?? '';
  await hydrated(page);
  // A visit is told, which asks for nothing.
  const asksAgain = (url: string) => url.startsWith('/api/') && url !== API.visits;
  if (!refetches) expect(asked.filter(asksAgain)).toEqual([]);
  const [shown, rendered] = await page.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    return [document, parsed].map((from) => {
      const root = from.getElementById('root')?.cloneNode(true) as HTMLElement | undefined;
      // What a clock says is the visitor's to know: said once the page is theirs, in places marked for it.
      for (const clock of root?.querySelectorAll('[data-clock]') ?? []) {
        clock.removeAttribute('class');
        clock.replaceChildren();
      }
      return root?.innerHTML ?? '';
    });
  }, sent);
  expect(rendered).toContain('<main');
  // Which day is today is the visitor's to say: marked once the page is theirs.
  if (!grows) expect(shown.replaceAll(' aria-current="date"', '')).toBe(rendered);
}

/** Opens a page of the other layout and goes from there without a load, so that nothing of the page was adopted. */
async function renderInTheBrowser(page: Page, path: string): Promise<void> {
  await open(page, /^\/(user|signin)\b/.test(path) ? '/aboutus' : '/user/signin');
  await page.evaluate((to) => {
    history.pushState(null, '', to);
  }, path);
}

/** From now on the API gives the answers that the shown page was rendered from, whatever other tests do meanwhile. */
async function answerAsTheServerDid(page: Page): Promise<void> {
  const { state } = JSON.parse((await page.locator('#state').textContent()) ?? '') as {
    state: Record<string, { data?: unknown }>;
  };
  for (const [key, { data }] of Object.entries(state)) {
    if (data === undefined) continue;
    const answered = new URL(key, page.url()).href;
    await page.route(
      ({ href }) => href === answered,
      (route) => route.fulfill({ json: data }),
    );
  }
}

function treeOf(page: Page): Promise<DomTree> {
  return page.locator('#root').evaluate(domTreeOf);
}

function strokes(page: Page): Promise<string[]> {
  return page.locator('svg').evaluateAll((icons) =>
    icons.map((icon) => {
      const { strokeWidth, strokeLinecap, strokeLinejoin } = getComputedStyle(icon);
      return `${strokeWidth} ${strokeLinecap} ${strokeLinejoin}`;
    }),
  );
}
