import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Plan, Price } from '#contract/plans.ts';
import { noDkimKey } from './dkim-key.ts';
import type { Dkim } from './dkim-key.ts';
import { isLoopback } from './loopback.ts';
import { domainOfAddress, readMailSender } from './mail-sender.ts';
import type { MailSender } from './mail-sender.ts';
import { VERSION } from './root.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
const DOMAIN = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/;
const REQUEST_LOGS = ['all', 'failed', 'off'] as const;
const PRICE_ID = 'the id of a price at Stripe, like price_…';

const environment = z.object({
  PORT: wholeNumber('a number up to 65535, like 3000', 0, 65_535).default(3000),
  HOST: z
    .string()
    .refine(isHost, { error: 'an address or name of this machine, like 127.0.0.1' })
    .default('127.0.0.1'),
  METRICS_PORT: wholeNumber('a number from 1 to 65535, like 9464', 1, 65_535).optional(),
  SITE_URL: z
    .string()
    .refine(isOrigin, { error: 'an address without a path, like https://psychiatrists.example.org' })
    .optional(),
  SITE_NAME: z
    .string()
    .trim()
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,60}$/u, { error: 'a name of at most 60 characters on one line' })
    .default('Psychiatrist Directory'),
  DATA_DIR: z
    .string()
    .regex(/^[^\0]*[^\0\s][^\0]*$/, { error: 'a folder, like ./data' })
    .optional(),
  BACKUPS: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_MONTHS: wholeNumber('a number of months from 1 to 12, like 6', 1, 12).default(6),
  SOCIAL_URL: z
    .url({ protocol: /^https?$/, error: 'an address, like https://social.example.org/@directory' })
    .optional(),
  TRUST_PROXY: wholeNumber('the number of proxies in front, like 1', 0, 100).default(0),
  SIGNUP: z.enum(['open', 'closed'], { error: 'open or closed' }).default('open'),
  JWT_SECRET: z
    .string()
    .regex(/^(?=.*\S).{32,}$/s, { error: 'at least 32 characters that nobody can guess' })
    .optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'an address, like smtps://user:password@mail.example.org',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .transform(readMailSender)
    .refine((sender) => sender !== null, {
      error:
        'an e-mail address, like directory@example.org or Psychiatrist Directory <directory@example.org>',
    })
    .optional(),
  DKIM_DOMAIN: z.string().toLowerCase().regex(DOMAIN, { error: 'a domain, like example.org' }).optional(),
  DKIM_SELECTOR: z.string().toLowerCase().regex(DOMAIN, { error: 'a name, like directory' }).optional(),
  DKIM_KEY: z
    .string()
    // In one line, as some write it into an environment.
    .transform((pem) => pem.replaceAll(String.raw`\n`, '\n'))
    .superRefine((pem, { addIssue }) => {
      const message = noDkimKey(pem);
      if (message !== null) addIssue({ code: 'custom', message });
    })
    .optional(),
  MAIL_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z\d+/]{32,86}={0,2}$/, {
      error: 'a secret, whsec_ and 24 to 64 random bytes in Base64, as `openssl rand -base64 32` makes them',
    })
    .optional(),
  BOUNCE_ADDRESS: z.email({ error: 'an e-mail address, like bounces@example.org' }).optional(),
  BOUNCE_IMAP_URL: z
    .url({
      protocol: /^imaps?$/,
      hostname: /./,
      error: 'an address, like imaps://user:password@mail.example.org/INBOX',
    })
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, { error: 'a secret key, like sk_live_…' })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, { error: 'the signing secret of the webhook, like whsec_…' })
    .optional(),
  STRIPE_PRICE_MONTHLY: z
    .string()
    .regex(/^price_\w+$/, { error: PRICE_ID })
    .optional(),
  STRIPE_PRICE_YEARLY: z
    .string()
    .regex(/^price_\w+$/, { error: PRICE_ID })
    .optional(),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'an address, like http://127.0.0.1:12111', abort: true })
    .refine(isOnLoopback, { error: 'an address of this machine: it is for tests' })
    .optional(),
  PLAN_PRICE_MONTHLY: amount(2900),
  PLAN_PRICE_YEARLY: amount(29_000),
  PLAN_CURRENCY: z
    .string()
    .toLowerCase()
    .refine(isCurrency, { error: 'a currency, like usd' })
    .default('usd'),
  CLOCK: z.enum(['watched', 'believed'], { error: 'watched or believed' }).default('watched'),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  REQUEST_LOG: z.enum(REQUEST_LOGS, { error: `one of ${REQUEST_LOGS.join(', ')}` }).default('all'),
});

/** What the environment says, checked. */
export interface Config {
  port: number;
  host: string;
  /** What is listened on instead, when whoever starts the process holds the port for it. */
  socket: { fd: number } | null;
  /** Of loopback, on which numbers about the process can be asked for (docs/monitoring.md); null: nobody can. */
  metricsPort: number | null;
  /** Origin of the site as visitors see it, without a slash at the end. */
  siteUrl: string;
  siteName: string;
  dataDir: string;
  /** Whether nightly ones are made, the folder of all of them, and for how many months those are kept at the most. */
  backups: { isOn: boolean; folder: string; months: number };
  /** Where people write to the operator; administrators say it. */
  contactAddress: string | null;
  socialUrl: string | null;
  /** One line on top of every page; administrators say it. */
  announcement: string | null;
  trustProxy: number;
  /** Whether new accounts can be made. */
  signup: 'open' | 'closed';
  /** What tokens are signed with; null to use the key in the data directory, made at the first start. */
  jwtSecret: string | null;
  /** null: mails stay in the outbox. */
  smtpUrl: string | null;
  mailFrom: MailSender;
  /** Where mails come back to that cannot be delivered: the envelope's sender. */
  bounceAddress: string;
  /** The mailbox behind it; null: nobody reads what comes back. */
  bounceImapUrl: string | null;
  /** What those sign with who tell that mails came back; null: nobody can. */
  mailWebhookSecret: string | null;
  /** null: mails are not signed. */
  dkim: Dkim | null;
  /** Calls that one caller may make in ten minutes: those of a kind that are refused, and those that send mail. */
  callsPerIp: { refused: number; mails: number };
  /** Answers that are computed for one caller: at once, and a second from then on. */
  getsPerSource: { burst: number; perSecond: number };
  /** Whether a clock that jumps is believed at once: see server/platform/health/clock.ts. */
  clock: 'watched' | 'believed';
  logLevel: string;
  /** Of which requests a line is logged. */
  requestLog: (typeof REQUEST_LOGS)[number];
  /** Who takes payments; null: plans cannot be bought. */
  stripe: {
    secretKey: string;
    webhookSecret: string;
    /** Stripe's id of each plan's price. */
    prices: Record<Plan, string>;
    /** Where its API is instead, for tests: an origin. */
    apiBase: string | null;
    /** How long it is waited for, twice, in milliseconds. */
    patience: number;
  } | null;
  /** What /pricing says. What is taken is what Stripe's prices say. */
  planPrices: Record<Plan, Price>;
  /** Sample data: says so on every page. */
  demo: boolean;
  /** Of the demo, unless Stripe takes its payments: plans are bought with test cards on pages of its own. */
  testCheckout: boolean;
  /** Folder of the installation. */
  root: string;
  /** Of this software. */
  version: string;
  /** Folder of the build whose files are served. */
  built: string;
}

/** Reads the configuration. Throws an error that names each variable that cannot be read, with an example. */
export function readConfig(env: Record<string, string | undefined>, root: string, demo = false): Config {
  const given = Object.fromEntries(Object.entries(withSecretFiles(env)).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) throw new Error(result.error.issues.map(complaint).join('\n'));
  const values = result.data;
  if (demo && !isLoopback(values.HOST)) throw new Error(demoIsOpen(values.HOST));
  if (values.SITE_URL === undefined && isEverywhere(values.HOST)) throw new Error(needsSiteUrl(values.HOST));
  if (values.METRICS_PORT === values.PORT) throw new Error(samePort(values.PORT));
  const dataDir = resolve(values.DATA_DIR ?? join(root, 'data', ...(demo ? ['demo'] : [])));
  if ([resolve('/'), root].includes(dataDir)) throw new Error(dataBesideOthers(dataDir));
  const backupFolder = resolve(values.BACKUP_DIR ?? join(dataDir, 'backups'));
  for (const part of ['uploads', 'content'])
    if (`${backupFolder}/`.startsWith(`${join(dataDir, part)}/`))
      throw new Error(
        `BACKUP_DIR ${backupFolder} is in what is backed up: name a folder outside of ${join(dataDir, part)}.`,
      );
  if (backupFolder === dataDir)
    throw new Error(
      `BACKUP_DIR must be another folder than DATA_DIR (${dataDir}), like ${join(dataDir, 'backups')}.`,
    );
  const host = values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST;
  const stripe = stripeOf(values);
  if (!demo) refuseHalfMail(values);
  const siteUrl = new URL(values.SITE_URL ?? `http://${host}:${values.PORT}`).origin;
  const mailFrom = values.MAIL_FROM ?? { name: null, address: `directory@${mailDomain(siteUrl)}` };
  return {
    port: values.PORT,
    host: values.HOST,
    socket: handedOver(env),
    metricsPort: values.METRICS_PORT ?? null,
    siteUrl,
    siteName: values.SITE_NAME,
    contactAddress: null,
    announcement: null,
    dataDir,
    backups: {
      isOn: values.BACKUPS === 'on' && !demo,
      folder: backupFolder,
      months: values.BACKUP_MONTHS,
    },
    socialUrl: values.SOCIAL_URL ?? (demo ? 'https://social.example.com/@psychiatrist-directory' : null),
    trustProxy: values.TRUST_PROXY,
    signup: values.SIGNUP,
    jwtSecret: values.JWT_SECRET ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom,
    bounceAddress: values.BOUNCE_ADDRESS ?? mailFrom.address,
    bounceImapUrl: values.BOUNCE_IMAP_URL ?? null,
    mailWebhookSecret: values.MAIL_WEBHOOK_SECRET ?? null,
    dkim: dkimOf(values, mailFrom),
    callsPerIp: demo ? { refused: 10_000, mails: 10_000 } : { refused: 60, mails: 20 },
    getsPerSource: demo ? { burst: 100_000, perSecond: 10_000 } : { burst: 600, perSecond: 20 },
    clock: demo ? 'believed' : values.CLOCK,
    logLevel: values.LOG_LEVEL,
    requestLog: values.REQUEST_LOG,
    stripe,
    planPrices: {
      1: { amount: values.PLAN_PRICE_MONTHLY, currency: values.PLAN_CURRENCY },
      2: { amount: values.PLAN_PRICE_YEARLY, currency: values.PLAN_CURRENCY },
    },
    demo,
    testCheckout: demo && stripe === null,
    root,
    version: VERSION,
    built: join(root, 'dist'),
  };
}

/** As systemd passes a listening socket on (sd_listen_fds(3)): it follows the three files that every process has. */
function handedOver({ LISTEN_FDS, LISTEN_PID }: Record<string, string | undefined>): Config['socket'] {
  return LISTEN_FDS === '1' && LISTEN_PID === String(process.pid) ? { fd: 3 } : null;
}

function demoIsOpen(host: string): string {
  return (
    `HOST must be 127.0.0.1, ::1 or localhost for the demo, not ${host}: anybody who reaches it can sign in as ` +
    'administrator, with a password that is public. Leave HOST out, or start the real thing with npm start.'
  );
}

function needsSiteUrl(host: string): string {
  return `SITE_URL must be set as well, like https://psychiatrists.example.org: HOST=${host} is no address that a visitor can type.`;
}

function samePort(port: number): string {
  return `METRICS_PORT must be another one than PORT, like 9464: both are ${port}, and visitors are not to see what is there.`;
}

function dataBesideOthers(dataDir: string): string {
  return `DATA_DIR must be a folder of its own, like ./data: ${dataDir} has other things in it, and would be closed to all but its owner.`;
}

/** Links in mails would lead nowhere, and mails of a made-up sender are refused. */
function refuseHalfMail(values: z.output<typeof environment>): void {
  if (values.SMTP_URL === undefined) return;
  const missing = (['SITE_URL', 'MAIL_FROM'] as const).filter((name) => values[name] === undefined);
  if (missing.length > 0)
    throw new Error(
      `${missing.join(' and ')} must be set as well when SMTP_URL is: mails say where they come from, and their links ` +
        'where they lead, like MAIL_FROM=directory@example.org and SITE_URL=https://psychiatrists.example.org',
    );
}

function dkimOf(values: z.output<typeof environment>, { address }: MailSender): Dkim | null {
  const { DKIM_DOMAIN, DKIM_SELECTOR: selector, DKIM_KEY: privateKey } = values;
  if (selector === undefined && privateKey === undefined && DKIM_DOMAIN === undefined) return null;
  if (selector === undefined || privateKey === undefined)
    throw new Error(
      `${selector === undefined ? 'DKIM_SELECTOR' : 'DKIM_KEY or DKIM_KEY_FILE'} must be set as well: mails are ` +
        'signed with a key, and its selector says where its public half is published',
    );
  return { domain: DKIM_DOMAIN ?? domainOfAddress(address), selector, privateKey };
}

const OF_STRIPE = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_YEARLY',
] as const;
/** A doctor waits for the answer. */
const STRIPE_PATIENCE = 8000;

/** Half a configuration would take money and give nothing for it. */
function stripeOf(values: z.output<typeof environment>): Config['stripe'] {
  const missing = OF_STRIPE.filter((name) => values[name] === undefined);
  if (missing.length === OF_STRIPE.length) return null;
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')} must be set as well: payments need all of ${OF_STRIPE.join(', ')}`,
    );
  const [secretKey = '', webhookSecret = '', monthly = '', yearly = ''] = OF_STRIPE.map(
    (name) => values[name],
  );
  if (monthly === yearly) throw new Error('STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY must be two prices');
  const apiBase = values.STRIPE_API_BASE ?? null;
  return { secretKey, webhookSecret, prices: { 1: monthly, 2: yearly }, apiBase, patience: STRIPE_PATIENCE };
}

/** In the smallest unit of the currency. */
function amount(byDefault: number) {
  return wholeNumber('an amount in cents, like 2900', 1, 99_999_999).default(byDefault);
}

/** In digits alone: what else Number takes for one (0x1F, 1e3, a blank) is a slip here. */
function wholeNumber(error: string, least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .refine((number) => number >= least && number <= most, { error });
}

function isHost(text: string): boolean {
  if (isIP(text) !== 0) return true;
  return (
    /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i.test(text) &&
    URL.canParse(`http://${text}`)
  );
}

/** An address to listen on, and none to go to. */
function isEverywhere(host: string): boolean {
  return /^(0\.0\.0\.0|\[?::\]?)$/.test(host);
}

/** Every link is made of it and a path: it has none of its own, nor anything else. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/` && !isEverywhere(hostname);
}

function isOnLoopback(url: string): boolean {
  return isLoopback(new URL(url).hostname);
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code.toUpperCase());
}

const SECRETS = [
  'JWT_SECRET',
  'SMTP_URL',
  'DKIM_KEY',
  'MAIL_WEBHOOK_SECRET',
  'BOUNCE_IMAP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];

/** Each secret may also be named as a file that holds it, as NAME_FILE. */
function withSecretFiles(env: Record<string, string | undefined>): Record<string, string | undefined> {
  const all = { ...env };
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (file && env[name])
      throw new Error(
        `${name} and ${name}_FILE are both set, and only one can be right: leave one of them out.`,
      );
    if (file) all[name] = secretIn(file, `${name}_FILE`);
  }
  return all;
}

function secretIn(file: string, name: string): string {
  const secret = contentsOf(file, name).trim();
  if (secret === '') throw new Error(`${name} must name a file with the secret in it: ${file} is empty`);
  return secret;
}

function contentsOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const { code = 'an error' } = cause as NodeJS.ErrnoException;
    throw new Error(`${name} must name a file that can be read, not ${file} (${code})`, { cause });
  }
}

/** A mail address needs a name, not a number. */
function mailDomain(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return /^[\d.]+$|:/.test(hostname) ? 'localhost.localdomain' : hostname;
}

function complaint(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} must be ${issue.message}`;
}
