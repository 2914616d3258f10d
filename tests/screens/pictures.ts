import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { stillness } from '../helpers/accessibility.ts';
import { hydrated } from '../helpers/browser.ts';
import { foundAddress } from '../helpers/found-address.ts';
import { TOKEN_KEY, accountToggle, openAs, openBlank } from '../helpers/signed-in.ts';
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

export function tabsOf(browser: Browser, baseURL: string, text: number): Tabs {
  const tabs = new Map<Screen['as'], Promise<Page>>();
  const tab = async (as: Screen['as']) => {
    const page = await browser.newPage({ baseURL });
    page.setDefaultTimeout(45_000);
    page.on('dialog', (dialog) => void dialog.accept());
    // What tsx puts around functions, also around those that run in the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    if (text !== 16) await enlarge(page, text);
    if (as === 'visitor') await openBlank(page);
    else await openAs(page, as, '/aboutus');
    if (as !== 'visitor') await accountToggle(page).waitFor();
    return page;
  };
  return (as) => {
    const page = tabs.get(as) ?? tab(as);
    tabs.set(as, page);
    // Whoever asks next may have more luck.
    void page.catch(() => tabs.delete(as));
    return page;
  };
}

export interface Taken {
  /** Of each width and look, in order. */
  pictures: Map<string, Picture[]>;
  /** What was measured, or could not be opened, and where. */
  faults: Map<string, string[]>;
}

/** Takes pictures of whole pages into `folder`, each opened once, in the narrowest window. */
export async function takePictures(
  tabs: Tabs,
  screens: Screen[],
  { widths, looks, folder }: { widths: number[]; looks: Look[]; folder: string },
): Promise<Taken> {
  const pictures: Taken['pictures'] = new Map();
  const faults: Taken['faults'] = new Map();
  const note = (fault: string, where: string) => faults.set(fault, [...(faults.get(fault) ?? []), where]);
  for (const [index, screen] of screens.entries()) {
    const { address, as, opened } = screen;
    const caption = [as === 'visitor' ? '' : `${as}:`, address, opened].filter(Boolean).join(' ');
    try {
      await take(await tabs(as), screen, index, caption);
    } catch (error) {
      note(`not opened: ${String(error).split('\n')[0]}`, caption);
    }
  }
  return { pictures, faults };

  async function take(page: Page, screen: Screen, index: number, caption: string): Promise<void> {
    const { group, address, as, opened = '' } = screen;
    await page.setViewportSize({ width: widths[0], height: 800 });
    await opening(page, screen);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const fault of await faultsOf(page)) note(fault, `${width} px ${caption}`);
      for (const look of looks) {
        const name = `${group}-${width}-${look}`;
        await page.emulateMedia({ ...USUAL, ...LOOKS[look] });
        await stillness(page);
        const file = `${name}/${index + 1}-${fileName(`${as}${address}-${opened}`)}.png`;
        await mkdir(dirname(join(folder, file)), { recursive: true });
        const png = await wholePage(page, join(folder, file));
        // Its header says how large it is.
        const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
        pictures.set(name, [...(pictures.get(name) ?? []), { file, caption, ...size }]);
      }
    }
  }
}

async function opening(page: Page, { address, as, open }: Screen): Promise<void> {
  // Nothing that one of them typed is there for the next.
  await page.evaluate(
    (token) => {
      sessionStorage.clear();
      for (const name of Object.keys(localStorage)) if (name !== token) localStorage.removeItem(name);
    },
    as === 'visitor' ? '' : TOKEN_KEY,
  );
  await goTo(page, await foundAddress(page.request, address));
  await settled(page, address);
  await open?.(page);
  if (open) await settled(page, new URL(page.url()).pathname);
}

/** Without a load where the application is there already, which takes a tenth of the time. */
async function goTo(page: Page, address: string): Promise<void> {
  const isAdmin = (path: string) => path.startsWith('/admin');
  const { pathname } = new URL(page.url());
  if (pathname === '/blank' || isAdmin(pathname) !== isAdmin(address) || address.startsWith(pathname))
    return void (await page.goto(address));
  await page.evaluate((to) => {
    // As links of the site do: an entry with a state is that of something that was opened.
    history.pushState(to.startsWith('/admin') ? {} : null, '', to);
    if (to.startsWith('/admin')) dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))));
}

/** As it is chosen in the browser. */
async function enlarge(page: Page, text: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: text } });
}

/** From its end: what is fixed to the window's end does not lie in the middle. What lies over a page is seen in its window. */
async function wholePage(page: Page, path: string): Promise<Buffer> {
  const above = page
    .locator('dialog[open], [role=dialog], [role=presentation] [role=menu], [role=listbox]')
    .locator('visible=true');
  if ((await above.count()) > 0) return page.screenshot({ path });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  return page.screenshot({ path, fullPage: true });
}

/** Resolves when all of the page is there, also what is further down. */
async function settled(page: Page, address: string): Promise<void> {
  // Not by its role: behind a dialog nothing has one.
  if (address.startsWith('/admin')) await page.locator('#main-content h1').first().waitFor();
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
