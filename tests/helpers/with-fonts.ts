import type { Page } from '@playwright/test';

/**
 * Has a page shown in its own letters, however late they come: one that comes late stays out for the visit
 * (styles/fonts.css), and what the machine has instead takes other room. Where something stands is then polled for.
 */
export async function withFonts(page: Page): Promise<void> {
  await withSheets(page, (css) => css.replaceAll('font-display:optional', 'font-display:swap'));
}

/** Has a page shown in what the machine has instead, each time that it is loaded: two loads take the same room. */
export async function withoutFonts(page: Page): Promise<void> {
  await withSheets(page, (css) => css.replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, ''));
}

async function withSheets(page: Page, changed: (css: string) => string): Promise<void> {
  await page.route('**/assets/*/*.css', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: changed(await answer.text()) });
  });
}
