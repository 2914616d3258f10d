import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { API } from '#contract/paths.ts';
import { faultsInAllColors } from '../helpers/accessibility.ts';
import { callsOf, hydrated, open, refusals } from '../helpers/browser.ts';
import { differences, domTreeOf } from '../helpers/dom-tree.ts';
import type { DomTree } from '../helpers/dom-tree.ts';
import { foundAddress } from '../helpers/found-address.ts';
import { test } from '../helpers/shared-tabs.ts';
import { ROUTE_EXAMPLES } from '../helpers/route-examples.ts';
import type { RouteExample } from '../helpers/route-examples.ts';
import { widerThanTheWindow } from '../helpers/viewports.ts';

const EXAMPLES = Object.values(ROUTE_EXAMPLES).flat();

test.use({ expectedErrors: refusals });

for (const who of ['visitor', 'doctor'] as const) {
  test.describe(`of a ${who}`, () => {
    test.use({ as: who });

    for (const example of EXAMPLES.filter(({ as = 'visitor' }) => as === who)) {
      test(`${example.address} is sound, and the same by whomever it is rendered`, async ({ page }) => {
        const path = await foundAddress(page.request, example.address);
        if (example.as) await openWhole(page, path);
        else await isAdopted(page, path, example);
        const adopted = await treeOf(page);
        expect(Object.keys(adopted).length).toBeGreaterThan(20);
        for (const width of example.isLookedAt ? [1280, 360] : []) {
          await page.setViewportSize({ width, height: 720 });
          expect.soft(await faultsInAllColors(page), `what axe finds at ${width} px`).toEqual([]);
        }
        expect.soft(await widerThanTheWindow(page), 'wider than the window').toEqual([]);
        await page.setViewportSize({ width: 1280, height: 720 });
        await renderInTheBrowser(page, path);
        await expect
          .poll(async () => differences(adopted, await treeOf(page)), 'other when the browser renders it')
          .toEqual([]);
      });
    }
  });
}

async function openWhole(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForLoadState('networkidle');
}

/** Opens a page, which must be hydrated as it was rendered, and ask for nothing again. */
async function isAdopted(page: Page, path: string, { grows, refetches }: RouteExample): Promise<void> {
  const calls = callsOf(page);
  const sent = (await (await page.goto(path))?.text()) ?? '';
  await hydrated(page);
  await calls.answered();
  // A visit is told, which asks for nothing.
  const asksAgain = (asked: string) => asked.startsWith('/api/') && asked !== API.visits;
  if (!refetches) expect.soft(calls.paths().filter(asksAgain), 'asked for again').toEqual([]);
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
  if (!grows)
    expect.soft(shown.replaceAll(' aria-current="date"', ''), 'hydrated as it was rendered').toBe(rendered);
}

/** Opens a page of the other layout and goes from there without a load, so that nothing of the page was adopted. */
async function renderInTheBrowser(page: Page, path: string): Promise<void> {
  await open(page, /^\/(user|signin)\b/.test(path) ? '/aboutus' : '/user/signin');
  const calls = callsOf(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
  }, path);
  await calls.answered();
}

function treeOf(page: Page): Promise<DomTree> {
  return page.locator('#root').evaluate(domTreeOf);
}
