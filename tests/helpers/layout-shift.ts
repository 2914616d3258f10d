import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  hadRecentInput: boolean;
}

/** The sum of all layout shifts of a page so far. `unprompted`: of those alone that followed no press. */
export function layoutShift(page: Page, { unprompted = false } = {}): Promise<number> {
  return page.evaluate(async (isUnprompted) => {
    // What has changed until now is painted, and counted, in the frame after the next.
    for (let frame = 0; frame < 3; frame++) await new Promise((painted) => requestAnimationFrame(painted));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as unknown as Shift[];
    observer.disconnect();
    return shifts
      .filter(({ hadRecentInput }) => !(isUnprompted && hadRecentInput))
      .reduce((sum, { value }) => sum + value, 0);
  }, unprompted);
}
