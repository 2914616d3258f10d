import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { DoctorProfile } from '#contract/doctors.ts';
import { doctorCall } from '#contract/paths.ts';
import { listText, newlyKept } from '../../public-site/components/call-list/kept-list.ts';
import { hydrated } from '../helpers/browser.ts';
import { chromiumWith } from '../helpers/chromium.ts';
import { ROUTE_EXAMPLES } from '../helpers/route-examples.ts';
import { openAs } from '../helpers/signed-in.ts';
import { UGLY_QUESTIONS, startUglyDemo } from '../helpers/ugly-demo.ts';
import type { UglyDemo } from '../helpers/ugly-demo.ts';

let demo: UglyDemo;
test.beforeAll(async () => {
  demo = await startUglyDemo(process.env.SEEDED_DEMO);
});
test.afterAll(() => demo.stop());

const EXAMPLES = Object.values(ROUTE_EXAMPLES)
  .flat()
  .filter(({ address }) => !address.includes('{'));
/** Pages that anybody can open. */
const ORDINARY = EXAMPLES.filter(({ as }) => !as).map(({ address }) => address);
const OF_A_DOCTOR = EXAMPLES.filter(({ as }) => as).map(({ address }) => address);

const SIGHTS = [
  { name: 'on a screen of 320 px', width: 320, zoom: 1, text: 16 },
  { name: 'at 200 % zoom', width: 640, zoom: 2, text: 16 },
  { name: 'with a base text of 24 px, at 320 px', width: 320, zoom: 1, text: 24 },
  { name: 'with a base text of 32 px, at 320 px', width: 320, zoom: 1, text: 32 },
];

for (const { name, width, zoom, text } of SIGHTS) {
  test(`no page is wider than the window ${name}, whatever people wrote`, async () => {
    test.setTimeout(300_000);
    const ugly = [...demo.profiles, ...demo.articles];
    expect(ugly).toHaveLength(28);
    const browser = await chromiumWith(text);
    const sight = { viewport: { width, height: 740 }, deviceScaleFactor: zoom, baseURL: demo.origin };
    const visitor = await browser.newPage(sight);
    const wider = await pagesWiderThan(width, visitor, [...ugly, ...UGLY_QUESTIONS, ...ORDINARY]);
    await saveAll(visitor, demo.profiles);
    wider.push(...(await pagesWiderThan(width, visitor, ['/list'])));
    const doctor = await browser.newPage(sight);
    await openAs(doctor, 'doctor', '/aboutus');
    wider.push(...(await pagesWiderThan(width, doctor, OF_A_DOCTOR, 'networkidle')));
    await browser.close();
    expect(wider).toEqual([]);
  });
}

test('the long numbers of a list are not cut off at the edge of a phone', async () => {
  const browser = await chromiumWith(16);
  const page = await browser.newPage({ viewport: { width: 320, height: 740 }, baseURL: demo.origin });
  await page.goto(demo.articles.at(-1) ?? '');
  const room = await page
    .locator('ol[start="9998"] > li')
    .first()
    .evaluate((line) => {
      const text = document.createElement('canvas').getContext('2d');
      const range = document.createRange();
      range.selectNodeContents(line);
      if (text) text.font = getComputedStyle(line).font;
      return range.getBoundingClientRect().left - (text?.measureText('9998. ').width ?? Infinity);
    });
  await browser.close();
  expect(room).toBeGreaterThan(0);
});

async function pagesWiderThan(
  width: number,
  page: Page,
  paths: string[],
  until: 'load' | 'networkidle' = 'load',
): Promise<string[]> {
  const wider: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState(until);
    const widest = await page.evaluate(widestText);
    if (widest > width) wider.push(`${path.slice(0, 80)}: ${widest}`);
  }
  return wider;
}

/** Puts the doctors of profiles on the visitor's call list. */
async function saveAll(page: Page, profiles: string[]): Promise<void> {
  const doctors = profiles.map(async (path) => {
    const answer = await page.request.get(doctorCall(path.split('/').at(-1) ?? ''));
    return newlyKept((await answer.json()) as DoctorProfile, new Date());
  });
  const wish = { conditions: [], insurances: [], telehealth: true };
  const text = listText({ doctors: await Promise.all(doctors), wish }) ?? '';
  await page.evaluate((list) => localStorage.setItem('call-list', list), text);
}

/** How far the page reaches, or a text that is cut off; what scrolls by itself may be wider. All is unfolded. */
function widestText(): number {
  for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const range = document.createRange();
  let widest = document.documentElement.scrollWidth;
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (parent?.closest('table, .visually-hidden, [aria-hidden=true], select')) continue;
    range.selectNodeContents(texts.currentNode);
    widest = Math.max(widest, Math.floor(range.getBoundingClientRect().right));
  }
  return widest;
}
