import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { faultsOfContrast } from './contrast.ts';

/** Half as long as the one for people to read: every page is given it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What a color decides beside contrast. The schemes differ in nothing but colors, and colors that are the visitor's own
 * change these and lines alone: tests/palette.test.ts, tests/backoffice/theme.test.ts.
 */
const LINKS = 'link-in-text-block';

/** The same in the light scheme, and what becomes of its colors in the dark one. */
export async function faultsInAllColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await faults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await stillness(page);
  const dark = [...(await faultsOfRules(page, { runOnly: [LINKS] })), ...(await faultsOfContrast(page))];
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((fault) => `in the dark: ${fault}`)];
}

/** What axe finds on a page as it stands, once nothing moves: colors on their way are nobody's. */
export async function faults(page: Page): Promise<string[]> {
  await stillness(page);
  const all = await faultsOfRules(page, { rules: { 'color-contrast': { enabled: false } } });
  return [...all, ...(await faultsOfContrast(page))];
}

async function faultsOfRules(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (given) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, given);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 150)}`));
    },
    // Only what is wrong is told in full. What a frame shows runs nothing, and cannot be asked.
    { ...options, resultTypes: ['violations' as const], iframes: false },
  );
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
