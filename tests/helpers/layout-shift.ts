import type { Page } from '@playwright/test';

interface Shift {
  /** Milliseconds since the page was asked for. */
  startTime: number;
  value: number;
  hadRecentInput: boolean;
}

interface Counted {
  /** Of those alone that followed no press. */
  unprompted?: boolean;
  /** Of those alone that came once its HTML was read: what its scripts and answers move. */
  sinceParsed?: boolean;
}

/** The sum of all layout shifts of a page so far. */
export function layoutShift(page: Page, counted: Counted = {}): Promise<number> {
  return page.evaluate(async ({ unprompted = false, sinceParsed = false }) => {
    // What has changed until now is painted, and counted, in the frame after the next.
    for (let frame = 0; frame < 3; frame++) await new Promise((painted) => requestAnimationFrame(painted));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as unknown as Shift[];
    observer.disconnect();
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const since = sinceParsed && load ? load.domInteractive : 0;
    return shifts
      .filter(({ startTime, hadRecentInput }) => startTime >= since && !(unprompted && hadRecentInput))
      .reduce((sum, { value }) => sum + value, 0);
  }, counted);
}
