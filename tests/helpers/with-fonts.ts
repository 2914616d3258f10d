import type { Page } from '@playwright/test';

/**
 * Has a page shown in its own letters, however late they come: one that comes late stays out for the visit
 * (styles/fonts.css), and what the machine has instead takes other room. Where something stands is then polled for.
 */
export async function withFonts(page: Page): Promise<void> {
  await page.route('**/assets/*/*.css', async (route) => {
    const answer = await route.fetch();
    const css = (await answer.text()).replaceAll('font-display:optional', 'font-display:swap');
    await route.fulfill({ response: answer, body: css });
  });
}
