import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../helpers/browser.ts';
import { foundAddress } from '../helpers/found-address.ts';
import { TOKEN_KEY, openAs } from '../helpers/signed-in.ts';
import type { Picture } from './contact-sheets.ts';
import { faultsOf } from './faults.ts';
import type { Screen } from './screens.ts';

/** What a visitor's browser asks a page to look like. */
export const LOOKS = {
  light: {},
  dark: { colorScheme: 'dark' },
  print: { media: 'print' },
  'forced-colors': { forcedColors: 'active' },
} as const;
export type Look = keyof typeof LOOKS;
const USUAL = {
  media: 'screen',
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'reduce',
} as const;

/** A tab for each of those who open pages, opened when it is asked for. */
export type Tabs = (as: Screen['as']) => Promise<Page>;

export function tabsOf(browser: Browser, baseURL: string, width: number): Tabs {
  const tabs = new Map<Screen['as'], Promise<Page>>();
  const tab = async (as: Screen['as']) => {
    const page = await browser.newPage({ baseURL, viewport: { width, height: 800 } });
    page.setDefaultTimeout(15_000);
    if (as !== 'visitor') await openAs(page, as, '/aboutus');
    return page;
  };
  return (as) => {
    const page = tabs.get(as) ?? tab(as);
    tabs.set(as, page);
    return page;
  };
}

interface Taken {
  /** Those of each look, in order. */
  pictures: Record<Look, Picture[]>;
  /** What was measured, or could not be opened. */
  faults: string[];
}

/** Takes pictures of whole pages into `folder`. */
export async function takePictures(
  tabs: Tabs,
  screens: Screen[],
  looks: Look[],
  { folder, text }: { folder: string; text: number },
): Promise<Taken> {
  const pictures: Taken['pictures'] = { light: [], dark: [], print: [], 'forced-colors': [] };
  const faults: string[] = [];
  for (const [index, screen] of screens.entries()) {
    const { group, address, as, opened } = screen;
    const page = await tabs(as);
    const width = page.viewportSize()?.width ?? 0;
    const caption = [as === 'visitor' ? '' : `${as}:`, address, opened].filter(Boolean).join(' ');
    try {
      await page.emulateMedia({ ...USUAL, ...LOOKS[looks[0]] });
      if (text !== 16) await enlarge(page, text);
      await opening(page, screen);
    } catch (error) {
      faults.push(`${caption}: not opened: ${String(error).split('\n')[0]}`);
    }
    for (const [nth, look] of looks.entries()) {
      await page.emulateMedia({ ...USUAL, ...LOOKS[look] });
      if (nth === 0) faults.push(...(await faultsOf(page)).map((fault) => `${caption}: ${fault}`));
      const file = `${group}-${width}-${look}/${index + 1}-${fileName(`${as}${address}-${opened ?? ''}`)}.png`;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      const png = await wholePage(page, join(folder, file));
      // Its header says how large it is.
      pictures[look].push({ file, caption, width: png.readUInt32BE(16), height: png.readUInt32BE(20) });
    }
  }
  return { pictures, faults };
}

async function opening(page: Page, { address, as, open }: Screen): Promise<void> {
  // Nothing that one of them typed is there for the next.
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.evaluate(
    (token) => {
      sessionStorage.clear();
      for (const name of Object.keys(localStorage)) if (name !== token) localStorage.removeItem(name);
    },
    as === 'visitor' ? '' : TOKEN_KEY,
  );
  await page.goto(await foundAddress(page.request, address));
  await settled(page, address);
  await open?.(page);
  if (open) await settled(page, new URL(page.url()).pathname);
}

/** As it is chosen in the browser. */
async function enlarge(page: Page, text: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: text } });
}

/** From its end: what is fixed to the window's end does not lie in the middle. What lies over a page is seen in its window. */
async function wholePage(page: Page, path: string): Promise<Buffer> {
  const above = page
    .locator('dialog[open], [role=dialog], [role=menu], [role=listbox]')
    .locator('visible=true');
  if ((await above.count()) > 0) return page.screenshot({ path });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  return page.screenshot({ path, fullPage: true });
}

/** Resolves when all of the page is there, also what is further down. */
async function settled(page: Page, address: string): Promise<void> {
  if (address.startsWith('/admin')) await page.getByRole('heading', { level: 1 }).first().waitFor();
  else await hydrated(page);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

function fileName(address: string): string {
  return address.replace(/[^\w-]+/g, '_').slice(0, 70) || 'page';
}
