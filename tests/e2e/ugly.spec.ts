import { chromium, expect, test } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { hydrated } from '../helpers/browser.ts';
import { chromiumArguments, chromiumPath } from '../helpers/chromium.ts';
import { ROUTE_EXAMPLES } from '../helpers/route-examples.ts';
import { UGLY_QUESTIONS, startUglyDemo } from '../helpers/ugly-demo.ts';
import type { UglyDemo } from '../helpers/ugly-demo.ts';

let demo: UglyDemo;
test.beforeAll(async () => {
  demo = await startUglyDemo(process.env.SEEDED_DEMO);
});
test.afterAll(() => demo.stop());

/** Pages of every route that anybody can open. */
const ORDINARY = Object.values(ROUTE_EXAMPLES)
  .map(([{ address, as }]) => (as ? '' : address))
  .filter((address) => address !== '' && !address.includes('{'));

const SIGHTS = [
  { name: 'on a screen of 320 px', width: 320, zoom: 1, text: 16 },
  { name: 'at 200 % zoom', width: 640, zoom: 2, text: 16 },
  { name: 'with a base text of 24 px, at 320 px', width: 320, zoom: 1, text: 24 },
  { name: 'with a base text of 32 px, at 360 px', width: 360, zoom: 1, text: 32 },
];

for (const { name, width, zoom, text } of SIGHTS) {
  test(`no page is wider than the window ${name}, whatever people wrote`, async () => {
    test.setTimeout(300_000);
    const ugly = [...demo.profiles, ...demo.articles];
    expect(ugly).toHaveLength(28);
    const browser = await chromiumWith(text);
    const page = await browser.newPage({ viewport: { width, height: 740 }, deviceScaleFactor: zoom });
    const wider: string[] = [];
    for (const path of [...ugly, ...UGLY_QUESTIONS, ...ORDINARY]) {
      await page.goto(demo.origin + path);
      await hydrated(page);
      const widest = await page.evaluate(widestText);
      if (widest > width) wider.push(`${path.slice(0, 80)}: ${widest}`);
    }
    await browser.close();
    expect(wider).toEqual([]);
  });
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

/** With the size of text that a visitor has chosen in the browser. */
function chromiumWith(text: number): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, `--blink-settings=defaultFontSize=${text}`],
  });
}
