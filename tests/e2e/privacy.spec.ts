import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open, test } from '../helpers/browser.ts';

const paths = ['/home', '/search?searchZipCode=02139', '/viewdoctorprofile/1'];
const most = 45 * 1024;

for (const path of paths) {
  for (const width of [360, 1320]) {
    test(`${path} does not jump at ${width} px, even when fonts arrive late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.route('**/*.woff2', async (route) => {
        await setTimeout(400);
        await route.continue();
      });
      await open(page, path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.mouse.wheel(0, 2000);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBe(0);
    });
  }

  test(`${path} loads little, from here alone`, async ({ page }) => {
    await open(page, path);
    await page.waitForLoadState('load');
    const loaded = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize }),
      ),
    );
    const named = (ending: string) => loaded.filter(({ name }) => name.endsWith(ending));
    expect(named('.css')).toHaveLength(1);
    expect(named('.js').length).toBeGreaterThan(0);
    expect(named('.js').reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(most);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
}

/** The sum of all layout shifts so far. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        window.setTimeout(() => done(sum), 300);
      }),
  );
}
