import { isIP } from 'node:net';
import { z } from 'zod';
import { noDkimKey } from './dkim-key.ts';
import { isLoopback } from './loopback.ts';
import { readMailSender } from './mail-sender.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
const DOMAIN = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/;
const REQUEST_LOGS = ['all', 'failed', 'off'] as const;
const PRICE_ID = 'the id of a price at Stripe, like price_…';

/** Each variable of the environment by itself: what it may be, and what it is when nobody sets it. */
export const variables = z.object({
  PORT: wholeNumber('a number up to 65535, like 3000', 0, 65_535).default(3000),
  HOST: z
    .string()
    .refine(isHost, { error: 'an address or name of this machine, like 127.0.0.1' })
    .default('127.0.0.1'),
  PROCESSES: wholeNumber('a number of processes from 1 to 64, like 4', 1, 64).default(1),
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
  TAKEOVER_DIR: z.string().min(1).optional(),
  REGISTRY_DIR: z.string().min(1).optional(),
  SOCIAL_URL: z
    .url({ protocol: /^https?$/, error: 'an address, like https://social.example.org/@directory' })
    .optional(),
  TRUST_PROXY: wholeNumber('the number of proxies in front, like 1', 0, 100).default(0),
  CACHES: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((address) => address !== ''))
    .refine((addresses) => addresses.length > 0 && addresses.every(isWebAddress), {
      error: 'addresses with a blank between them, like http://127.0.0.1:6081/-/purge',
    })
    .optional(),
  CACHES_SECRET: z
    .string()
    .regex(/^[\w-]{32,200}$/, { error: 'letters and digits that nobody can guess, 32 or more' })
    .optional(),
  OFFLINE: z.enum(['on', 'off'], { error: 'one of on and off' }).default('on'),
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

/** What the variables say. */
export type Variables = z.output<typeof variables>;

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
export function isEverywhere(host: string): boolean {
  return /^(0\.0\.0\.0|\[?::\]?)$/.test(host);
}

/** Every link is made of it and a path: it has none of its own, nor anything else. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/` && !isEverywhere(hostname);
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[?#@]/.test(text);
}

function isOnLoopback(url: string): boolean {
  return isLoopback(new URL(url).hostname);
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code.toUpperCase());
}
