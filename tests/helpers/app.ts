import { tmpdir } from 'node:os';
import { createHandler } from '../../server/app/app.ts';
import { readConfig } from '../../server/platform/configuration/config.ts';
import type { Config } from '../../server/platform/configuration/config.ts';
import type { Context } from '../../server/app/create-context.ts';
import { createContext } from '../../server/app/create-context.ts';
import type { Meter } from '../../server/platform/http/meter.ts';
import { listen } from '../../server/platform/http/listen.ts';
import { createPasswords } from '../../server/platform/security/passwords.ts';
import type { Passwords } from '../../server/platform/security/passwords.ts';
import { stripeOf } from '../../server/features/payments/stripe-of.ts';
import type { Encoder } from '../../server/features/uploads/encoder.ts';
import { find, prepare, render } from '../../public-site/entry-server.tsx';
import type { PublicSite } from '#contract/public-site.ts';
import type { Store } from '../../db/store.ts';
import { CHEAP, NOBODY } from './accounts.ts';
import { clientOf } from './client.ts';
import type { Client } from './client.ts';
import { readOnce } from './read-once.ts';
import { ROOT, memoryStore, noon } from './stores.ts';
import { untilTheEnd } from './until-the-end.ts';

const ASSETS = {
  scripts: ['/assets/entry.js'],
  fonts: ['/assets/text.woff2'],
  modulesOf: () => [],
  stylesOf: () => ['/assets/style.css'],
};

export const TEST_KEY = Buffer.alloc(32, 7);

export interface TestApp extends Client {
  url: string;
  store: Store;
  close(): Promise<void>;
}

interface AppOptions {
  /** The clock of the app; give it to the store as well. */
  now?: () => Date;
  config?: Partial<Config>;
  /** The public site, instead of the real one. */
  site?: PublicSite;
  /** What reads uploads, instead of one of its own. */
  encoder?: Encoder;
  /** What reads files of registers, instead of the process of the product. */
  readingScript?: string;
  /** What hashes and verifies passwords, instead of what does it cheaply. */
  passwords?: Passwords;
  /** What measures the work of a request: nothing takes time unless told otherwise. */
  meter?: Meter;
  /** Characters of texts that are sanitized without a thread: all, unless told otherwise. */
  shortHtml?: number;
  /** What happens while a call waits for a password to be verified or hashed. */
  whilePasswordIsChecked?: () => void;
}

/**
 * The real app on a free port of loopback, with a store of its own, both closed with the test. Not limited per IP unless
 * told so.
 */
export async function startApp(store: Store = memoryStore(), options: AppOptions = {}): Promise<TestApp> {
  const context = await contextOf(store, options);
  if (options.whilePasswordIsChecked) overtake(context.passwords, options.whilePasswordIsChecked);
  const listening = await listen(createHandler(context), { ...context.config, port: 0 }, context);
  const { url } = listening;
  const end = async () => {
    await listening.close();
    store.close();
  };
  let ending: Promise<void> | undefined;
  const close = () => (ending ??= end());
  untilTheEnd(close);
  return { url, store, ...clientOf(url), close };
}

/** What the real app is made of. */
export async function contextOf(store: Store, options: AppOptions = {}): Promise<Context> {
  const config = {
    ...readConfig({ DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' }, ROOT),
    siteName: 'Test Directory',
    callsPerIp: { refused: 100_000, mails: 100_000 },
    getsPerSource: { burst: 100_000, perSecond: 10_000 },
    ...options.config,
  };
  const {
    site = { find, prepare, render },
    now = noon,
    encoder,
    readingScript,
    meter = () => () => 0,
    shortHtml = Infinity,
  } = options;
  const { passwords = createPasswords({ cost: CHEAP, nobody: NOBODY }) } = options;
  await site.prepare();
  return createContext({
    config,
    store,
    site,
    assets: ASSETS,
    stripe: await stripeOf(config),
    key: TEST_KEY,
    now,
    encoder,
    readingScript,
    readText: readOnce,
    meter,
    shortHtml,
    passwords,
  });
}

function overtake(passwords: Passwords, meanwhile: () => void): void {
  const { hash, matches } = passwords;
  passwords.hash = async (...given) => {
    const made = await hash(...given);
    meanwhile();
    return made;
  };
  passwords.matches = async (...given) => {
    const isRight = await matches(...given);
    meanwhile();
    return isRight;
  };
}
