import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { ROOT } from '../helpers/stores.ts';
import { sentencesOf } from './page-text.ts';

const TOUCHES_STORAGE = /\b(?:(?:local|session)Storage|indexedDB|cookieStore|document\.cookie|caches)\b/;
const KEEPS_IN_BROWSER = /\/browser-storage\.ts'/;
const IN_BROWSERS = ['public-site', 'backoffice', 'saving', 'contract', 'article-editor'];
/** What makes a connection: the rest of the server listens. */
const CONNECTS =
  /\bfetch\(|\bfrom '(?:node:)?(?:https|tls|dgram|dns|undici|nodemailer|imapflow)['/]|\b(?:request|connect|createConnection)\b[^}]*\} from 'node:(?:http|net)'/;

it('a browser keeps what the privacy policy has in its table', () => {
  const rows = new Set(Object.values(KEPT_IN_BROWSER));
  expect(linesOf(IN_BROWSERS, TOUCHES_STORAGE)).toEqual([
    'public-site/offline/worker.ts',
    'saving/browser-storage.ts',
  ]);
  const keepers = ['public-site/offline/worker.ts', ...linesOf(IN_BROWSERS, KEEPS_IN_BROWSER)];
  expect(keepers.sort()).toEqual(Object.keys(KEPT_IN_BROWSER).sort());
  const told = sentencesOf('privacypolicy');
  for (const row of rows)
    expect([row, told.filter((one) => one.startsWith(`${row} | `)).length]).toEqual([row, 1]);
  expect(told.filter((one) => /\((local|session|cache) storage/.test(one))).toHaveLength(rows.size);
});

it('the server connects to a mail server and the payment provider, and to nobody else', () => {
  expect(linesOf(['server', 'db'], CONNECTS)).toEqual(CONNECTIONS);
});

it.each([
  ['runs what a text says', /\beval\(|\bnew Function\(/, []],
  ['starts a child by a shell', /\bexec(Sync)?\b[^}]*\} from 'node:child_process'|\bshell:/, []],
  // Of our own paths.
  ['makes an expression of a text', /\bRegExp\(/, ['server/platform/public-api/public-api.ts']],
  // What names a version proves nothing.
  [
    'hashes by what is broken, but for ETags',
    /createHash\('(md5|sha1)'/,
    ['server/features/share/share-images.ts', 'server/platform/http/answer.ts'],
  ],
  ['takes any certificate', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/, []],
])('no file of the server %s', (_, like, files) => {
  expect(linesOf(['server', 'db', 'contract'], like)).toEqual(files);
});

it('every table of the database is one that a page tells of, or has nobody in it', () => {
  const database = openDatabase(':memory:');
  onTestFinished(() => void database.close());
  migrate(database, join(ROOT, 'db/migrations'));
  const tables = database
    .prepare<[], string>(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual')`,
    )
    .pluck()
    .all()
    .filter((name) => !name.startsWith('sqlite_'));
  const known = [...NOBODY, ...Object.values(TOLD_OF).flatMap((names) => names.split(' '))];
  expect(tables.sort()).toEqual(known.sort());
  const told = ['privacypolicy', 'terms', 'consumer-health-data'].flatMap(sentencesOf);
  for (const words of Object.keys(TOLD_OF))
    expect([words, told.some((one) => one.startsWith(words))]).toEqual([words, true]);
});

it('the examples for proxies log paths, the beginnings of networks, and no headers, and speak TLS as it is now', () => {
  const example = (name: string) => readFileSync(join(ROOT, 'docs/proxy', name), 'utf8');
  const nginx = example('nginx.conf');
  // Within each server: above them the logs of the distribution would be written as well.
  const [, ...servers] = nginx.split(/^server \{$/m);
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    expect(server).toMatch(/^ {4}access_log \S+ private;$/m);
    expect(server).toMatch(/^ {4}error_log \S+ emerg;$/m);
  }
  const logged = /^log_format private '(.*)';$/m.exec(nginx)?.[1].match(/\$\w+/g);
  expect(logged).toEqual([
    ...['$network', '$time_local', '$request_method', '$uri', '$status', '$body_bytes_sent', '$request_time'],
  ]);
  expect(nginx).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
  expect(nginx).toContain('ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;');
  expect(nginx).toContain('return 301 https://');
  const caddy = example('Caddyfile');
  expect(caddy.match(/import private/g)).toHaveLength(caddy.match(/^\tlog\b.*\{$/gm)?.length ?? 0);
  for (const filter of [
    ...['request>uri regexp "\\?.*$" ""', 'request>headers delete', 'resp_headers delete'],
    'error regexp "->\\S+" ""',
  ])
    expect(caddy).toContain(filter);
  expect(caddy).toMatch(/request>remote_ip ip_mask \{\s+ipv4 24\s+ipv6 32/);
});

const NOTES =
  'Notes around signing in: that you just did, or were signed out, and the page or plan you wanted';
const CALL_LIST = 'Call list: whom you saved, your notes, what you searched';
const TYPED =
  'What was typed and has not been saved: a doctor’s profile or article; for administrators, an article, a newsletter or a page';
const REASONS =
  'Why an administrator decides something, what they looked up for it, a note about an account, or a line of an import, while it is typed';
/** By file: the first words of its row. */
const KEPT_IN_BROWSER: Record<string, string> = {
  'backoffice/auth-provider.ts': 'Login token',
  'backoffice/greeting.ts': NOTES,
  'backoffice/imports/mend-dialog.tsx': REASONS,
  'backoffice/records/use-kept-text.ts': REASONS,
  'backoffice/reviews/review-page.tsx': REASONS,
  'public-site/app/awaited-code.ts': 'Where a code was mailed that you asked for',
  'public-site/app/come-back.ts': NOTES,
  'public-site/offline/worker.ts':
    'Pages that you saw, at most 60 answers of the server, and none once you are signed in; the site’s own scripts',
  'public-site/app/navigation.ts': 'Places on pages',
  'public-site/app/session.ts': 'Login token',
  'public-site/components/newsletter/use-newsletter.tsx': 'Where a code was mailed that you asked for',
  'public-site/pages/accounts/letter-code.ts': 'Code of a letter, typed before signing in',
  'public-site/pages/accounts/unverified.ts': 'Account waiting for its e-mail to be verified',
  'public-site/components/payments/wanted-plan.ts': NOTES,
  'public-site/components/call-list/saved-ids.ts': CALL_LIST,
  'public-site/pages/accounts/sign-in-page.tsx': NOTES,
  'public-site/pages/call-list/empty-list.tsx': CALL_LIST,
  'saving/page-events.ts': TYPED,
  'saving/stored-token.ts': 'Login token',
  'saving/unsaved-text.ts': TYPED,
};
const CONNECTIONS = [
  'server/app/commands/test-mail.ts',
  'server/app/doctor/mail.ts',
  'server/app/doctor/site.ts',
  // By a file of this machine, to the process that writes.
  'server/app/processes/hand-over.ts',
  // Caches of the operator's own, which learn tags alone.
  'server/features/caches/caches.ts',
  'server/features/mail/bounce-mailbox.ts',
  'server/features/mail/sender-records.ts',
  'server/features/mail/transport.ts',
  'server/features/mail/try-mail.ts',
  'server/features/payments/stripe-http.ts',
];
/** By the first words of what a page says of them. */
const TOLD_OF: Record<string, string> = {
  'Name, e-mail for signing in |': 'users user_words',
  'Passkeys as public keys with names,': 'authenticators passkeys recovery_codes',
  'Profile: practice, contact, NPI,':
    'profiles profile_versions profile_drafts listings listing_cards listing_search listing_text fhir_entries fhir_locations uploads',
  'Plan, customer and subscription numbers |':
    'customers subscriptions checkouts left_checkouts payment_endings plans_to_follow test_checkout',
  'What was paid, refused or given back:': 'payments refunds payment_events payment_notices',
  'Sessions, with browser and system by name, and a record of important actions |': 'tokens guide_revisions',
  'Notes of administrators on an account |': 'account_notes',
  'Record of important actions |': 'audit_log user_ids',
  'Fingerprints of networks that you signed in from |': 'known_sources',
  'It uses it to answer, and counts requests by it for a short time': 'limits',
  'Codes sent by e-mail |': 'codes',
  'Text of messages that we send |': 'outbox',
  'An address of an account that was changed |': 'left_addresses',
  'Addresses that refuse our mail |': 'suppressed_addresses soft_bounces',
  'Newsletter address |': 'subscribers',
  'Every issue carries a link that ends the subscription': 'ended_subscriptions',
  'Whether an issue of the newsletter arrived |': 'deliveries',
  'Until an invited doctor takes the invitation up,': 'invitations',
  'Lists that doctors were invited from |': 'imports import_lines',
  'From the national registry, of psychiatrists and of whoever a profile names:': 'registry_entries',
  'From the exclusion list: names, NPI, place,': 'registry_exclusions',
  'What differed between a register and a profile |': 'registry_findings',
  'Letters: to which NPI, when,': 'registry_letters',
  'Files of registers that were read, and the last comparison |': 'registry_files registry_check',
  'We count how often each doctor’s profile is opened': 'visits',
  'We keep what was said of whom and when,': 'reports',
  '“Accepting new patients” needs a click': 'confirmation_requests',
  'Texts in the Authors Digest belong to their authors':
    'articles article_revisions article_words articles_text article_pictures',
};
const NOBODY = [
  ...[
    'answered_challenges',
    'empty_searches',
    'forgetting',
    'generation',
    'gone_ids',
    'guides',
    'guide_drafts',
    'heartbeat',
    'migrations',
    'newsletters',
    'newsletter_pictures',
    'removed',
  ],
  ...['search_vocabulary', 'settings', 'webhook_refusals'],
];

/** The files of code with a line like that, comments left out. */
function linesOf(folders: string[], like: RegExp): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('server/features/payments/test-checkout/'))
    .filter((file) => {
      const code = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      return like.test(code);
    })
    .sort();
}
