import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../helpers/browser.ts';
import { foundAddress } from '../helpers/found-address.ts';
import { openAs } from '../helpers/signed-in.ts';
import type { Picture } from './contact-sheets.ts';
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

/** A tab for each of those who open pages. */
export type Tabs = Record<Screen['as'], Page>;

export async function openTabs(browser: Browser, origin: string, width: number): Promise<Tabs> {
  const tab = () => browser.newPage({ baseURL: origin, viewport: { width, height: 800 } });
  const tabs = { visitor: await tab(), doctor: await tab(), admin: await tab() };
  await openAs(tabs.doctor, 'doctor', '/aboutus');
  await openAs(tabs.admin, 'admin', '/aboutus');
  return tabs;
}

/** Takes pictures of whole pages into `folder`; answers those of each look, in order. */
export async function takePictures(
  tabs: Tabs,
  screens: Screen[],
  looks: Look[],
  folder: string,
): Promise<Record<Look, Picture[]>> {
  const taken: Record<Look, Picture[]> = { light: [], dark: [], print: [], 'forced-colors': [] };
  for (const [index, { group, address, as }] of screens.entries()) {
    const page = tabs[as];
    const width = page.viewportSize()?.width ?? 0;
    await page.goto(await foundAddress(page.request, address));
    await settled(page, as);
    for (const look of looks) {
      await page.emulateMedia({ ...USUAL, ...LOOKS[look] });
      const file = `${group}-${width}-${look}/${index + 1}-${fileName(address)}.png`;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      const png = await wholePage(page, join(folder, file));
      // Its header says how large it is.
      taken[look].push({ file, caption: address, width: png.readUInt32BE(16), height: png.readUInt32BE(20) });
    }
  }
  return taken;
}

/** From its end: what is fixed to the window's end does not lie in the middle. */
async function wholePage(page: Page, path: string): Promise<Buffer> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  return page.screenshot({ path, fullPage: true });
}

/** Resolves when all of the page is there, also what is further down. */
async function settled(page: Page, as: Screen['as']): Promise<void> {
  if (as === 'admin') await page.getByRole('heading', { level: 1 }).waitFor();
  else await hydrated(page);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

function fileName(address: string): string {
  return address.replace(/[^\w-]+/g, '_').slice(1, 60) || 'page';
}
