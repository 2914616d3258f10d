import { chromium } from '@playwright/test';
import type { Browser, CDPSession } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../helpers/chromium.ts';
import { startDemo } from '../helpers/demo-server.ts';
import { median } from './median.ts';

/** A phone on a poor connection: milliseconds, bytes a second, times slower. */
const LATENCY = 150;
const THROUGHPUT = (1.6 * 1_000_000) / 8;
const SLOWER = 4;
const ROUNDS = 5;
/** Nothing more is expected then. */
const SETTLED_MS = 2500;
const BOUNDS = { lcp: 1000, tbt: 100, cls: 0, kilobytes: 140, requests: 16 };

type Figures = Record<keyof typeof BOUNDS, number>;

/**
 * Opens pages as a first visitor does, with a phone's screen, a processor four times slower, 1.6 Mbit/s and 150 ms, and
 * prints of each the median: largest contentful paint and total blocking time in milliseconds, layout shift, kilobytes
 * as sent and requests, both without portraits. Answers how many figures are past their bound.
 */
async function measure(): Promise<number> {
  const demo = await startDemo();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  let past = 0;
  try {
    console.log(row('A phone, first visit', ['LCP ms', 'TBT ms', 'CLS', 'KB', 'requests']));
    for (const path of await pagesOf(demo.origin)) {
      const rounds: Figures[] = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await visit(browser, demo.origin + path));
      const names = Object.keys(BOUNDS) as (keyof typeof BOUNDS)[];
      const middle = names.map((name) => median(rounds.map((figures) => figures[name])));
      const shown = names.map((name, i) => {
        const isPast = middle[i] > BOUNDS[name];
        past += Number(isPast);
        return `${middle[i].toFixed(name === 'cls' ? 3 : 0)}${isPast ? '!' : ' '}`;
      });
      console.log(row(path, shown));
    }
  } finally {
    await browser.close();
    await demo.stop();
  }
  return past;
}

async function pagesOf(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/ai_articles/search`);
  const [{ id }] = ((await answer.json()) as { data: { id: number }[] }).data;
  return ['/home', '/search?searchZipCode=02139', '/viewdoctorprofile/1', `/ai-singlepost/:${id}`];
}

async function visit(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const sent = await throttled(devtools);
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    const { lcp, tbt, cls } = await page.evaluate(() => (globalThis as unknown as Watched).figures);
    const counted = [...sent.values()].filter(({ path }) => !path.startsWith('/uploads/'));
    const kilobytes = counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    return { lcp, tbt, cls, kilobytes, requests: counted.length };
  } finally {
    await context.close();
  }
}

interface Watched {
  figures: { lcp: number; tbt: number; cls: number };
}

/**
 * In the page, before anything of it. What blocks is counted as the measure is defined: of each task what is
 * past 50 ms, from the first paint of content on, for nobody can use a page that is not there.
 */
function watch(): void {
  const figures = { lcp: 0, tbt: 0, cls: 0 };
  (globalThis as unknown as Watched).figures = figures;
  let painted = Infinity;
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.name === 'first-contentful-paint') painted = entry.startTime;
        if (type === 'largest-contentful-paint') figures.lcp = entry.startTime;
        if (type === 'longtask') {
          const end = entry.startTime + entry.duration;
          figures.tbt += Math.max(0, end - Math.max(entry.startTime, painted) - 50);
        }
        if (type === 'layout-shift' && !entry.hadRecentInput) figures.cls += entry.value;
      }
    }).observe({ type, buffered: true });
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** What is requested from now on, by its id: path and bytes as they were sent. */
async function throttled(devtools: CDPSession): Promise<Map<string, { path: string; bytes: number }>> {
  const sent = new Map<string, { path: string; bytes: number }>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:'))
      sent.set(requestId, { path: new URL(request.url).pathname, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: THROUGHPUT,
    uploadThroughput: THROUGHPUT,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return sent;
}

function row(name: string, figures: string[]): string {
  return name.padEnd(32) + figures.map((figure) => figure.padStart(10)).join('');
}

process.exitCode = (await measure()) > 0 ? 1 : 0;
