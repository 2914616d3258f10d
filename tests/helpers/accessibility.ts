import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/**
 * What axe finds on a page as it stands, once nothing moves: colors on their way are nobody's. With the light scheme
 * also what it finds once the colors are the visitor's own, which have no scheme.
 */
export async function faults(page: Page): Promise<string[]> {
  await stillness(page);
  // Without frames of other sites to look into, it needs no second page for its report.
  const found = textsOf(await new AxeBuilder({ page }).setLegacyMode().analyze());
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  return isDark ? found : [...found, ...(await faultsInForcedColors(page))];
}

async function faultsInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  await stillness(page);
  // Chromium paints text in the visitor's color, and tells scripts the page's: that contrast is nobody's.
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules('color-contrast');
  const found = textsOf(await axe.analyze());
  await page.emulateMedia({ forcedColors: 'none' });
  return found.map((fault) => `in forced colors: ${fault}`);
}

function textsOf({ violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 150)}`));
}

/** The same of a document that is shown where nothing runs, neither axe: it is opened as a page. */
export async function faultsInDocument(page: Page, body: string): Promise<string[]> {
  const shown = await page.context().newPage();
  await shown.route('/document', (route) => route.fulfill({ contentType: 'text/html', body }));
  await shown.goto('/document');
  const found = await faults(shown);
  await shown.close();
  return found;
}

/** Resolves when nothing moves any more, also not what the last change has yet to set in motion. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        // What is folded away does not move on, and would be waited for without end.
        const isShown = (effect as KeyframeEffect | null)?.target?.checkVisibility() ?? false;
        return isShown && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
      });
    await painted();
    for (let moving = ending(); moving.length > 0; moving = ending()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
      await painted();
    }
  });
}
