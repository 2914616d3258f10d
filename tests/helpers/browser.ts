import { expect, test as base } from '@playwright/test';
import type { BrowserContext, CDPSession, ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** Sessions of doctors that the demo which all files share has for all of them. */
export const sharedSessions = new Set<string>();
/** What of such a doctor no other test sees. */
const UNSEEN = /^\/api\/(user\/(login|logout|begin-))/;

/**
 * Every browser test also checks that its pages log no error, set no cookie and talk to no other host; and that, on the
 * demo that all files share, they save nothing as a doctor whom another test is at the same time (see onOwnDemo).
 */
export const test = base.extend<{ watched: undefined; expectedErrors: RegExp }>({
  expectedErrors: [/^$/, { option: true }],
  watched: [
    async ({ page, context, baseURL, expectedErrors }, use) => {
      const faults: string[] = [];
      const noteError = (error: Error) => void faults.push(error.message);
      const noteMessage = (message: ConsoleMessage) => {
        const expected = expectedErrors.test(message.text());
        if (message.type() === 'error' && !expected) faults.push(message.text());
      };
      const noteStranger = (request: Request) => {
        if (new URL(request.url()).origin !== baseURL) faults.push(`asked ${request.url()}`);
      };
      const noteSaving = (request: Request) => {
        const { authorization = '' } = request.headers();
        const { pathname } = new URL(request.url());
        if (request.method() === 'GET' || !sharedSessions.has(authorization) || UNSEEN.test(pathname)) return;
        if (baseURL === process.env.ORIGIN) faults.push(`saved by ${pathname} as a doctor whom others are`);
      };
      page.on('pageerror', noteError).on('console', noteMessage).on('request', noteStranger);
      context.on('request', noteSaving);
      if (process.env.LATENCY) await slowDown(context, Number(process.env.LATENCY));
      await use(undefined);
      // The page may be the next test's as well.
      page.off('pageerror', noteError).off('console', noteMessage).off('request', noteStranger);
      context.off('request', noteSaving);
      // A call that a test has intercepted may still be on its way: nobody waits for its answer any more.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(faults).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    },
    { auto: true },
  ],
});

/** As on a bad connection: each answer takes so many milliseconds longer. What acts on a page before it has come shows. */
async function slowDown(context: BrowserContext, latency: number): Promise<void> {
  const sessions: CDPSession[] = [];
  const emulate = (session: CDPSession, offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  const slow = async (page: Page) => {
    const session = await context.newCDPSession(page);
    sessions.push(session);
    await emulate(session, false);
  };
  context.on('page', (page) => void slow(page));
  for (const page of context.pages()) await slow(page);
  // What is said here is heard instead of what Playwright says.
  context.setOffline = async (offline) => {
    await Promise.all(sessions.map((session) => emulate(session, offline)));
  };
}

/** Chromium logs every answer of 400 and above. */
export const refusals = /status of 4\d\d/;

/** Opens a page and waits until it listens to the visitor. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Resolves when the page has been hydrated: its effects are run, and it is painted. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
}

/** What a page asks for. */
export interface Calls {
  /** Its paths so far. */
  paths(): string[];
  /** Resolves when all of it is answered and painted, and nothing else is asked for. */
  answered(): Promise<void>;
}

/** What a page asks for from now on. */
export function callsOf(page: Page): Calls {
  const asked: Request[] = [];
  let first = 0;
  const note = (request: Request) => {
    if (!/^(image|media)$/.test(request.resourceType())) asked.push(request);
  };
  // What the page before has asked for may never end once it is left.
  const leave = (response: Response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
      first = asked.length;
  };
  page.on('request', note);
  page.on('response', leave);
  return {
    paths: () => asked.map((request) => new URL(request.url()).pathname),
    async answered(): Promise<void> {
      for (let count = -1; count < asked.length;) {
        count = asked.length;
        await Promise.all(asked.slice(first).map((request) => ended(request)));
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      }
      page.off('request', note);
      page.off('response', leave);
    },
  };
}

async function ended(request: Request): Promise<void> {
  await (await request.response())?.finished();
}

/** Names of the doctors in the list, in order. */
export function doctorNames(page: Page): Promise<string[]> {
  return page.locator('main article h3').allTextContents();
}

/** Where the page is scrolled to, once it moves no more. */
export function restingPlace(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let place = -1; place !== scrollY;) {
      place = scrollY;
      await new Promise((moved) => setTimeout(moved, 200));
    }
    return scrollY;
  });
}
