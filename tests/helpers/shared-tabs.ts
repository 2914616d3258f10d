import type { Browser, Page } from '@playwright/test';
import { startDemo } from './demo-server.ts';
import { onDemoOfWorker } from './own-demo.ts';
import { TOKEN_KEY, openAs } from './signed-in.ts';

type Visitor = 'visitor' | 'doctor' | 'admin';
const WIDE = { width: 1280, height: 720 };

/**
 * For tests that look at pages and change nothing: a demo that nobody else changes, and for each who looks one tab, so that
 * only the first page is loaded as by somebody new. `as`: who looks.
 */
export const test = onDemoOfWorker(startDemo).extend<
  { as: Visitor },
  { tabs: (as: Visitor) => Promise<Page> }
>({
  as: ['visitor', { option: true }],
  tabs: [
    async ({ browser, demo }, use) => {
      const tabs = new Map<Visitor, Page>();
      await use(async (as) => {
        const tab = tabs.get(as) ?? (await openTab(browser, demo.origin, as));
        tabs.set(as, tab);
        return tab;
      });
      for (const tab of tabs.values()) await tab.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tabs, as }, use) => {
    const page = await tabs(as);
    await page.setViewportSize(WIDE);
    await use(page);
    // Nothing that one page keeps is there for the next.
    await page.evaluate((token) => {
      sessionStorage.clear();
      for (const name of Object.keys(localStorage)) if (name !== token) localStorage.removeItem(name);
    }, TOKEN_KEY);
  },
  context: ({ page }, use) => use(page.context()),
});

async function openTab(browser: Browser, baseURL: string, as: Visitor): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: WIDE, locale: 'en-US' });
  const page = await context.newPage();
  if (as !== 'visitor') await openAs(page, as, '/aboutus');
  return page;
}
