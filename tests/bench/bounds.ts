import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from '#contract/paths.ts';
import { plainText } from '../../db/articles/plain-text.ts';
import { mailText } from '../../server/platform/html/mail-html.ts';
import { readReport } from '../../server/features/mail/read-report.ts';
import { MAX_ARTICLE_HTML, sanitizeArticle } from '../../server/platform/html/sanitize-article.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { COSTLY_HTML, MAIL_PIECES, REFUSED_TAGS, TEXT_PIECES } from '../helpers/costly-html.ts';
import { HOSTILE_REPORTS } from '../helpers/hostile-reports.ts';
import { importFile } from '../helpers/import-file.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { startServing } from '../helpers/served.ts';
import { fileStore, memoryStore } from '../helpers/stores.ts';
import { eventOf, send } from '../stripe-double/news.ts';
import type { Endpoint } from '../stripe-double/news.ts';
import { newInvoice, newSubscription } from '../stripe-double/objects.ts';
import { startStripeDouble } from '../stripe-double/server.ts';

/** What must not take long, whatever comes: npm run bench:bounds prints milliseconds, and fails where they are too many. */
const SECRET = 'whsec_of_a_bench';

for (const tag of REFUSED_TAGS)
  print(
    `refuse 50,000 ${tag}`,
    took(() => refused(tag.repeat(50_000).slice(0, MAX_ARTICLE_HTML))),
    2000,
  );
for (const [what, html] of COSTLY_HTML)
  print(
    `sanitize ${what}`,
    took(() => sanitizeArticle(html)),
    5000,
  );
print(
  'a mail as plain text',
  took(() => MAIL_PIECES.forEach(mailOf)),
  5000,
);
print(
  'an article as plain text',
  took(() => TEXT_PIECES.forEach((piece) => plainText(piece.repeat(100_000)))),
  10_000,
);
claims();
for (const [what, raw] of HOSTILE_REPORTS) {
  const began = performance.now();
  await readReport(Buffer.from(raw, 'latin1'));
  print(`a report that ${what}`, performance.now() - began, 300);
}
await served();

function refused(html: string): void {
  try {
    sanitizeArticle(html);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

function mailOf(piece: string): void {
  mailText(`a${piece.repeat(60_000)}b`, 'https://directory.example.org');
}

/** Finding that nobody shows 300 images, also where there are long texts. */
function claims(): void {
  const store = memoryStore();
  const claim = () => {
    const names = Array.from({ length: 300 }, () => crypto.randomUUID());
    return store.transaction(() => {
      for (const name of names) store.uploads.add({ name, kind: 'image', user_id: null });
      return took(() => store.uploads.claim(names));
    });
  };
  const without = claim();
  for (let n = 0; n < 100; n++) publishArticle(store, { contents: `<p>${'lithium '.repeat(12_000)}</p>` });
  print('claim images beside long texts', claim(), without * 10 + 100);
  store.close();
}

/** What a server answers while it has much to do. */
async function served(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bounds-'));
  const file = join(folder, 'directory.sqlite');
  const store = fileStore(file);
  await addUser(store, { email: 'root@example.com', manage_role: 'admin' });
  store.close();
  const double = await startStripeDouble();
  const { url, stop } = await startServing({
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    STRIPE_SECRET_KEY: double.secretKey,
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_PRICE_MONTHLY: 'price_1Monthly',
    STRIPE_PRICE_YEARLY: 'price_1Yearly',
    STRIPE_API_BASE: double.origin,
  });
  const times = (await tookToHear({ url: url + API.paymentWebhook, secret: SECRET }, 1000)).sort(
    (a, b) => a - b,
  );
  print('one of a thousand webhooks', times[500], 50);

  const authorization = await sessionOf(poster(url), 'root@example.com');
  let isOver = false;
  const headers = { authorization, 'content-type': 'text/csv' };
  const importing = fetch(`${url}/api/admin/imports?name=a.csv`, {
    method: 'POST',
    headers,
    body: importFile(5000),
  });
  void importing.finally(() => (isOver = true));
  let longest = 0;
  while (!isOver) {
    const began = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    longest = Math.max(longest, performance.now() - began);
  }
  if (!(await importing).ok) throw new Error(await (await importing).text());
  print('an answer while 5,000 lines are checked', longest, 300);
  await stop();
  await double.close();
  rmSync(folder, { recursive: true });
}

/** Milliseconds that each of so many webhooks takes, ten at once: each of another subscription, the most that there is to do. */
async function tookToHear(endpoint: Endpoint, count: number): Promise<number[]> {
  const times: number[] = [];
  const lane = async () => {
    for (let n = times.push(0); n <= count; n = times.push(0)) {
      const subscription = newSubscription(`sub_${n}`, {
        customer: `cus_${n}`,
        price: 'price_1Monthly',
        metadata: {},
      });
      const event = eventOf('invoice.paid', newInvoice(`in_${n}`, subscription));
      const began = performance.now();
      await send(endpoint, event);
      times[n - 1] = performance.now() - began;
    }
  };
  await Promise.all(Array.from({ length: 10 }, lane));
  return times.slice(0, count);
}

function took(act: () => unknown): number {
  const began = performance.now();
  act();
  return performance.now() - began;
}

function print(what: string, milliseconds: number, most: number): void {
  const isSlow = milliseconds > most;
  if (isSlow) process.exitCode = 1;
  console.log(
    `${isSlow ? '✗' : ' '} ${what.padEnd(44)}${milliseconds.toFixed(1).padStart(9)} ms of ${most.toFixed(0)}`,
  );
}
