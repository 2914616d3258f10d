import { expect } from '@playwright/test';
import type { DoctorProfile } from '#contract/profiles.ts';
import { doctorCall } from '#contract/paths.ts';
import { open, refusals } from '../helpers/browser.ts';
import { onOwnDemo } from '../helpers/own-demo.ts';
import { putOnList } from '../helpers/put-on-list.ts';
import { widerThanTheWindow } from '../helpers/viewports.ts';
import { UGLY_QUESTIONS, startUglyDemo } from '../helpers/ugly-demo.ts';
import type { UglyDemo } from '../helpers/ugly-demo.ts';

const test = onOwnDemo(startUglyDemo);
test.use({ expectedErrors: refusals });

/** Lists that begin with the newest, which are the ugly ones. */
const LISTS = ['/home', '/blogpage', '/blogpage?q=zzzz', '/ai-blogpage', '/ai-blogpage?size=20'];

for (const [what, pathsOf] of Object.entries<(demo: UglyDemo) => string[]>({
  'the ugly profiles': ({ profiles }) => profiles,
  'the ugly articles': ({ articles }) => articles,
  'the lists of them': () => [...UGLY_QUESTIONS, ...LISTS],
})) {
  test(`${what} are no wider than the window, whatever people wrote`, async ({ page, demo }) => {
    test.slow();
    const paths = pathsOf(demo);
    expect(paths.length).toBeGreaterThan(7);
    const wider: string[] = [];
    for (const path of paths) {
      await open(page, path);
      wider.push(...(await widerThanTheWindow(page)).map((how) => `${path.slice(0, 80)} ${how}`));
    }
    expect(wider).toEqual([]);
  });
}

test('a call list of them is no wider than the window', async ({ page, demo }) => {
  const doctors = demo.profiles.map(async (path) => {
    const answer = await page.request.get(doctorCall(path.split('/').at(-1) ?? ''));
    return (await answer.json()) as DoctorProfile;
  });
  await putOnList(page, await Promise.all(doctors));
  await open(page, '/list');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await widerThanTheWindow(page)).toEqual([]);
});

test('the long numbers of a list are not cut off at the edge of a phone', async ({ page, demo }) => {
  await page.setViewportSize({ width: 320, height: 740 });
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
  expect(room).toBeGreaterThan(0);
});
