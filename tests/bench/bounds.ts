import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stripe } from 'stripe';
import { API } from '#contract/paths.ts';
import { plainText } from '../../db/articles/plain-text.ts';
import { mailText } from '../../server/platform/html/mail-html.ts';
import { MAX_ARTICLE_HTML, sanitizeArticle } from '../../server/platform/html/sanitize-article.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { COSTLY_HTML, MAIL_PIECES, REFUSED_TAGS, TEXT_PIECES } from '../helpers/costly-html.ts';
import { importFile } from '../helpers/import-file.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { startServing } from '../helpers/served.ts';
import { fileStore, memoryStore } from '../helpers/stores.ts';
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
  const [monthly, yearly] = double.prices;
  const { url, stop } = await startServing({
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    STRIPE_SECRET_KEY: double.secretKey,
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_PRICE_MONTHLY: monthly.id,
    STRIPE_PRICE_YEARLY: yearly.id,
    STRIPE_API_BASE: double.origin,
  });
  double.webhooks.sendTo({ url: url + API.paymentWebhook, secret: SECRET });
  await double.webhooks.replay(paid(1000), { atOnce: 10 });
  const times = double.webhooks.deliveries.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
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

/** Each of another subscription: the most that there is to do. */
function paid(count: number): Stripe.Event[] {
  return Array.from({ length: count }, (_, n) => {
    const object = {
      ...{ id: `in_${n}`, object: 'invoice', customer: `cus_${n}`, amount_paid: 4900, currency: 'usd' },
      parent: { type: 'subscription_details', subscription_details: { subscription: `sub_${n}` } },
    };
    const event = {
      id: `evt_${n}`,
      object: 'event',
      type: 'invoice.paid',
      created: Math.floor(Date.now() / 1000),
    };
    return { ...event, data: { object } } as unknown as Stripe.Event;
  });
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
