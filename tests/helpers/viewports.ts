import type { CDPSession, Page } from '@playwright/test';

/** How people look at a page who need it larger, or have a small phone. Pixels. */
const SIGHTS = [
  { name: 'on a screen of 320 px', width: 320, zoom: 1, text: 16 },
  { name: 'at 200 % zoom', width: 640, zoom: 2, text: 16 },
  { name: 'with a base text of 24 px, at 320 px', width: 320, zoom: 1, text: 24 },
  { name: 'with a base text of 32 px, at 320 px', width: 320, zoom: 1, text: 32 },
];
const USUAL = { zoom: 1, text: 16 };
type Sight = typeof USUAL & { width: number };

/** In which sights a page is wider than the window, and how wide. Unfolds what is folded in it. */
export async function widerThanTheWindow(page: Page): Promise<string[]> {
  const devtools = await devtoolsOf(page);
  const usual = { width: 0, height: 0, ...page.viewportSize() };
  const see = async ({ width, zoom, text }: Sight) => {
    const screen = { width, height: usual.height, deviceScaleFactor: zoom, mobile: false };
    await devtools.send('Emulation.setDeviceMetricsOverride', screen);
    await lettersOf(page, text);
  };
  const wider: string[] = [];
  for (const { name, ...sight } of SIGHTS) {
    await see(sight);
    const widest = await page.evaluate(widestText);
    if (widest > sight.width) wider.push(`${name}: ${widest} px`);
  }
  await see({ ...USUAL, width: usual.width });
  return wider;
}

/** Chooses a base text of so many pixels, as in the browser's settings: the widths at which the layout changes follow. */
export async function lettersOf(page: Page, standard: number): Promise<void> {
  const devtools = await devtoolsOf(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
}

const known = new WeakMap<Page, CDPSession>();

/** One for each page: what it has set ends with it. */
async function devtoolsOf(page: Page): Promise<CDPSession> {
  const devtools = known.get(page) ?? (await page.context().newCDPSession(page));
  known.set(page, devtools);
  return devtools;
}

/** How far the page reaches, or a text that is cut off; what scrolls by itself may be wider. All is unfolded. */
async function widestText(): Promise<number> {
  for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const range = document.createRange();
  const scrolls = (element: Element | null | undefined): boolean =>
    !!element && (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement));
  let widest = document.documentElement.scrollWidth;
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (parent?.closest('table, .visually-hidden, [aria-hidden=true], select') || scrolls(parent)) continue;
    range.selectNodeContents(texts.currentNode);
    widest = Math.max(widest, Math.floor(range.getBoundingClientRect().right));
  }
  return widest;
}
