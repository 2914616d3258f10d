import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../../db/store.ts';
import { createApp } from '../../server/app/app.ts';
import { readConfig } from '../../server/platform/configuration/config.ts';
import { createContext } from '../../server/app/create-context.ts';
import { listen } from '../../server/platform/http/listen.ts';
import type { PublicSite } from '#contract/public-site.ts';
import { hashPassword } from '../../server/platform/security/passwords.ts';
import { addUser, poster } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { fileStore, ROOT } from '../helpers/stores.ts';
import { median } from './median.ts';

const ROUNDS = 200;
const WARM_UP = 20;
/** Percent between the medians that nobody can use from outside. */
const BOUND = 5;

const CALLS: Record<string, (post: Post, email: string) => Promise<{ status: number; body: unknown }>> = {
  login: (post, email) => post('login', { email, password: 'not the right one' }),
  'send-verify-code': (post, email) => post('send-verify-code', { email }),
  'check-verify-code': (post, email) => post('check-verify-code', { email, verifyCode: 12345678 }),
  'send-subscribe-verify-code': (post, email) => post('send-subscribe-verify-code', { email }),
  'check-subscribe-verify-code': (post, email) =>
    post('check-subscribe-verify-code', { email, verifyCode: 12345678 }),
};

/** Measures whether an answer's time or text tells known addresses from unknown ones. Answers how many calls do. */
async function measure(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'account-timing-'));
  const store = fileStore(join(folder, 'directory.sqlite'));
  const password_hash = await hashPassword('a quiet green harbor');
  const known = addresses('known');
  for (const email of known) {
    await addUser(store, { email, password_hash });
    store.subscribers.add(email, randomBytes(16).toString('hex'));
  }
  const app = await startApi(store);
  const post = poster(app.url);
  let telling = 0;
  console.log(`${'call'.padEnd(28)} known ms  unknown ms  apart`);
  for (const [name, call] of Object.entries(CALLS)) {
    const times = await timesOf(call, post, known, addresses('unknown'));
    const [a, b] = [median(times.known), median(times.unknown)];
    const apart = (Math.abs(a - b) / Math.min(a, b)) * 100;
    const isTold = apart > BOUND || times.answers.size > 1;
    telling += Number(isTold);
    const remark = times.answers.size > 1 ? '  ANSWERS DIFFER' : isTold ? '  TOO FAR' : '';
    console.log(`${name.padEnd(28)} ${ms(a)}    ${ms(b)}    ${apart.toFixed(1)} %${remark}`);
  }
  await app.close();
  store.close();
  await rm(folder, { recursive: true });
  return telling;
}

/** The real calls over HTTP; pages are not asked for. */
function startApi(store: Store) {
  const noPages: PublicSite = {
    prepare: () => Promise.resolve(),
    render: (url) => {
      throw new Error(`No page ${url} here`);
    },
    find: (url) => ({ canonical: url, cache: 'computed', route: '*' }),
  };
  const assets = { scripts: [], fonts: [], modulesOf: () => [], stylesOf: () => [] };
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }, ROOT), callsPerIp: { refused: 1e6, mails: 1e6 } };
  const key = Buffer.alloc(32, 7);
  const now = () => new Date();
  const context = createContext({ config, store, site: noPages, assets, stripe: null, key, now });
  return listen(createApp(context), { ...config, port: 0 });
}

/** Known and unknown in turn, so that whatever slows the machine slows both. */
async function timesOf(
  call: (typeof CALLS)[string],
  post: Post,
  known: readonly string[],
  unknown: readonly string[],
) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (let i = 0; i < known.length; i++) {
    const pair: ['known' | 'unknown', string][] = [
      ['known', known[i]],
      ['unknown', unknown[i]],
    ];
    for (const [kind, email] of i % 2 === 0 ? pair : pair.reverse()) {
      const began = performance.now();
      const { status, body } = await call(post, email);
      if (i >= WARM_UP) times[kind].push(performance.now() - began);
      answers.add(`${status} ${JSON.stringify(body)}`);
    }
  }
  return { ...times, answers };
}

function addresses(kind: string): string[] {
  return Array.from({ length: ROUNDS + WARM_UP }, (_, i) => `${kind}${i}@example.com`);
}

function ms(value: number): string {
  return value.toFixed(3).padStart(8);
}

process.exitCode = (await measure()) === 0 ? 0 : 1;
