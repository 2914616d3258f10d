import type { Page } from '@playwright/test';

/** From here on, time passes for a page only when the test says so. Its clock has to be installed before. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // Fixed first: a clock that goes on is past the time at which it is to stop, when the machine is busy.
  await page.clock.setFixedTime(now);
  await page.clock.pauseAt(now);
  await page.clock.setSystemTime(now);
}
