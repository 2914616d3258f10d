import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

export type Browser = 'headless-shell' | 'chromium';

/** Where they are installed. Without the browser around it, in the shell, the same pages take about half the time. */
const INSTALLED: Record<Browser, string[]> = {
  'headless-shell': ['/usr/bin/chromium-headless-shell'],
  chromium: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ],
};

/** The Chromium to test in: CHROMIUM_PATH, else an installed one, else Playwright's own. Throws when there is none. */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH || findChromium();
  if (path === null) throw new Error('No Chromium found: run `npx tsx tests/helpers/install-chromium.ts`.');
  return path;
}

/** The first that is installed, the shell before the whole browser, or of those of one kind. */
export function findChromium(browser?: Browser): string | null {
  const paths = browser ? INSTALLED[browser] : Object.values(INSTALLED).flat();
  return paths.find((path) => existsSync(path)) ?? null;
}

/**
 * Switches that keep the browser from talking to anyone, let root start it, and have the pages of a test share a process:
 * a tenth less work.
 */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--renderer-process-limit=1',
];
