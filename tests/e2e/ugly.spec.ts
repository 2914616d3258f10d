import { chromium, expect, test } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { articlePath, doctorPath } from '#contract/paths.ts';
import { addUgly } from '../../db/seed/ugly/add.ts';
import { UGLY_ARTICLES } from '../../db/seed/ugly/articles.ts';
import { hydrated } from '../helpers/browser.ts';
import { chromiumArguments, chromiumPath } from '../helpers/chromium.ts';
import { startDemo } from '../helpers/demo-server.ts';
import type { DemoServer } from '../helpers/demo-server.ts';
import { ROUTE_EXAMPLES } from '../helpers/route-examples.ts';

let demo: DemoServer;
let ugly: string[];
test.beforeAll(async () => {
  demo = await startDemo(
    (file) => {
      const added = addUgly({ file, seed: 1, now: () => new Date() });
      const articles = Object.entries(UGLY_ARTICLES).map(([name, { kind }]) => ({ name, kind }));
      ugly = [
        ...Object.values(added?.profiles ?? {}).map(doctorPath),
        ...articles.map(({ name, kind }) => articlePath(kind, added?.articles[name] ?? 0)),
      ];
    },
    { seeded: process.env.SEEDED_DEMO },
  );
});
test.afterAll(() => demo.stop());

const LONG_WORD = 'W'.repeat(90);
const LONG_ADDRESS = encodeURIComponent('https://www.example.com/our/practice/and/how/to/get/there.html');
/** Lists of what is ugly, and questions that are. */
const ASKED = [
  '/search?searchZipCode=87901&searchCount=20',
  `/search?searchZipCode=87901&q=${LONG_WORD}`,
  `/search?q=${LONG_ADDRESS}`,
  `/search?searchCity=${'X'.repeat(60)}&searchState=NM`,
  '/psychiatrists/nm',
  '/psychiatrists/nm/truth-or-consequences',
  '/psychiatrists/nm/truth-or-consequences/anxiety',
  `/blogpage?q=${LONG_WORD}`,
  `/ai-blogpage?q=${LONG_WORD}`,
  `/${'n'.repeat(200)}`,
];
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
    expect(ugly).toHaveLength(28);
    const browser = await chromiumWith(text);
    const page = await browser.newPage({ viewport: { width, height: 740 }, deviceScaleFactor: zoom });
    const wider: string[] = [];
    for (const path of [...ugly, ...ASKED, ...ORDINARY]) {
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
