import { join, resolve } from 'node:path';
import type { z } from 'zod';
import type { Plan, Price } from '#contract/plans.ts';
import type { Dkim } from './dkim-key.ts';
import { hostInUrl } from './host-in-url.ts';
import { isLoopback } from './loopback.ts';
import { dkimOf, refuseHalfMail } from './mail-settings.ts';
import type { MailSender } from './mail-sender.ts';
import { VERSION } from './root.ts';
import { withSecretFiles } from './secret-files.ts';
import { isEverywhere, variables } from './variables.ts';
import type { Variables } from './variables.ts';
import { stripeOf } from './stripe-settings.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** What the environment says, checked. */
export interface Config {
  port: number;
  host: string;
  /** What is listened on instead, when whoever starts the process holds the port for it. */
  socket: { fd: number } | null;
  /** How many answer requests: one, or one that writes and others that read (docs/scaling.md). */
  processes: number;
  /** Of loopback, on which numbers about the process can be asked for (docs/monitoring.md); null: nobody can. */
  metricsPort: number | null;
  /** Origin of the site as visitors see it, without a slash at the end. */
  siteUrl: string;
  siteName: string;
  dataDir: string;
  /** Whether nightly ones are made, the folder of all of them, and for how many months those are kept at the most. */
  backups: { isOn: boolean; folder: string; months: number };
  /** A folder that another machine reaches as well, which may take over (docs/scaling.md); null: none may. */
  takeoverDir: string | null;
  /** Where administrators may have files of registers read from; null: nowhere (docs/registry.md). */
  registryDir: string | null;
  /** Who runs the site; administrators say it. */
  operator: string | null;
  /** Where people write to the operator; administrators say it. */
  contactAddress: string | null;
  socialUrl: string | null;
  /** One line on top of every page; administrators say it. */
  announcement: string | null;
  trustProxy: number;
  /** Addresses of caches in front that hear of changes, and what they know the site by; null: nobody hears. */
  caches: { addresses: string[]; secret: string } | null;
  /** Whether browsers keep the call list and seen pages for when there is no connection. */
  offline: Variables['OFFLINE'];
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
  requestLog: Variables['REQUEST_LOG'];
  /** Who takes payments; null: plans cannot be bought. */
  stripe: StripeSettings | null;
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
  const result = variables.safeParse(given);
  if (!result.success) throw new Error(result.error.issues.map(complaint).join('\n'));
  const values = result.data;
  if (demo && !isLoopback(values.HOST)) throw new Error(demoIsOpen(values.HOST));
  if (values.SITE_URL === undefined && isEverywhere(values.HOST)) throw new Error(needsSiteUrl(values.HOST));
  if (values.METRICS_PORT === values.PORT) throw new Error(samePort(values.PORT));
  const dataDir = resolve(values.DATA_DIR ?? join(root, 'data', ...(demo ? ['demo'] : [])));
  if ([resolve('/'), root].includes(dataDir)) throw new Error(dataBesideOthers(dataDir));
  const backupFolder = resolve(values.BACKUP_DIR ?? join(dataDir, 'backups'));
  refuseBackupsInside(dataDir, backupFolder);
  if (`${resolve(values.TAKEOVER_DIR ?? '/')}/`.startsWith(`${dataDir}/`))
    throw new Error(placeInside(dataDir));
  const stripe = stripeOf(values);
  if (!demo) refuseHalfMail(values);
  const siteUrl = new URL(values.SITE_URL ?? `http://${hostInUrl(values.HOST)}:${values.PORT}`).origin;
  const mailFrom = values.MAIL_FROM ?? { name: null, address: `directory@${mailDomain(siteUrl)}` };
  return {
    port: values.PORT,
    host: values.HOST,
    socket: handedOver(env),
    processes: values.PROCESSES,
    metricsPort: values.METRICS_PORT ?? null,
    siteUrl,
    siteName: values.SITE_NAME,
    operator: null,
    contactAddress: null,
    announcement: null,
    dataDir,
    backups: {
      isOn: values.BACKUPS === 'on' && !demo,
      folder: backupFolder,
      months: values.BACKUP_MONTHS,
    },
    takeoverDir: values.TAKEOVER_DIR === undefined ? null : resolve(values.TAKEOVER_DIR),
    registryDir: values.REGISTRY_DIR === undefined ? null : resolve(values.REGISTRY_DIR),
    socialUrl: values.SOCIAL_URL ?? (demo ? 'https://social.example.com/@psychiatrist-directory' : null),
    trustProxy: values.TRUST_PROXY,
    caches: cachesOf(values),
    offline: values.OFFLINE,
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

function cachesOf({ CACHES: addresses, CACHES_SECRET: secret }: Variables): Config['caches'] {
  if (addresses === undefined && secret === undefined) return null;
  if (addresses === undefined || secret === undefined) throw new Error(HALF_A_CACHE);
  return { addresses, secret };
}

const HALF_A_CACHE =
  'CACHES and CACHES_SECRET must both be set, or neither: whoever tells a cache that something has changed says the secret.';

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

function placeInside(dataDir: string): string {
  return `TAKEOVER_DIR must be a folder that another machine reaches as well, not one in DATA_DIR (${dataDir}).`;
}

/** Throws where backups would lie in what they are made of, or be taken for it. `named` is the setting or option. */
export function refuseBackupsInside(dataDir: string, backupFolder: string, named = 'BACKUP_DIR'): void {
  for (const part of ['uploads', 'content'])
    if (`${backupFolder}/`.startsWith(`${join(dataDir, part)}/`))
      throw new Error(
        `${named} ${backupFolder} is in what is backed up: name a folder outside of ${join(dataDir, part)}.`,
      );
  if (backupFolder === dataDir)
    throw new Error(
      `${named} must be another folder than DATA_DIR (${dataDir}), like ${join(dataDir, 'backups')}.`,
    );
}

/** A mail address needs a name, not a number. */
function mailDomain(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return /^[\d.]+$|:/.test(hostname) ? 'localhost.localdomain' : hostname;
}

function complaint(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} must be ${issue.message}`;
}
