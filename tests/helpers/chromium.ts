import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';

// The shell first: without the browser around it, the same pages take about half the time.
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium to test in: CHROMIUM_PATH, else an installed one, else Playwright's own. Throws when there is none. */
export function chromiumPath(): string {
  const path = findChromium();
  if (path === null) throw new Error('No Chromium found: run `npx tsx tests/helpers/install-chromium.ts`.');
  return path;
}

export function findChromium(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  return [...installed, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** Switches that keep the browser from talking to anyone, and let root start it. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A browser whose reader has chosen a size of text, in px. */
export function chromiumWith(text: number): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, `--blink-settings=defaultFontSize=${text}`],
  });
}
