import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { moneyText } from '#contract/money.ts';
import { readConfig, refuseBackupsInside } from '../server/platform/configuration/config.ts';
import { readEnvironment } from '../server/platform/configuration/environment.ts';
import { variables } from '../server/platform/configuration/variables.ts';
import { warnOfProxy } from '../server/platform/http/forwarded-warning.ts';
import { newFolder } from './helpers/new-folder.ts';
import { ROOT } from './helpers/stores.ts';

const KEY = keyOf('rsa', 2048);

describe('the demo, whose passwords are public,', () => {
  it.each(['127.0.0.1', '127.8.9.10', '::1', 'localhost'])('may listen on %s', (HOST) => {
    expect(readConfig({ HOST }, '/', true)).toMatchObject({ host: HOST, demo: true });
  });

  it.each(['0.0.0.0', '::', '192.168.1.7', '127.0.0.1.example.com', 'example.com'])(
    'may not on %s',
    (HOST) => {
      expect(() => readConfig({ HOST }, '/', true)).toThrow(
        /^HOST must be .* for the demo, .* public.*npm start\.$/,
      );
      expect(readConfig({ HOST, SITE_URL: 'https://example.org' }, '/').host).toBe(HOST);
    },
  );
});

it('numbers about the process are asked for on another port than the site', () => {
  expect(() => readConfig({ METRICS_PORT: '3000' }, '/')).toThrow(
    /^METRICS_PORT must be another one than PORT/,
  );
  expect(readConfig({ PORT: '80', METRICS_PORT: '3000' }, '/').metricsPort).toBe(3000);
});

it('.env.example has every setting, with what it is when nobody sets it', () => {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
  const words: string[] = example.match(/\w+/g) ?? [];
  // It is for tests.
  const names = Object.keys(variables.shape).filter((name) => name !== 'STRIPE_API_BASE');
  expect(names.filter((name) => !words.includes(name))).toEqual([]);
  expect(readConfig(parseEnv(example), ROOT)).toEqual(readConfig({}, ROOT));
});

it('what nobody has set listens on loopback, and has no key, no mail server and no provider', () => {
  expect(readConfig({}, '/')).toMatchObject({
    ...{ host: '127.0.0.1', jwtSecret: null, smtpUrl: null, stripe: null, mailWebhookSecret: null },
  });
});

describe('what is no setting', () => {
  it.each([
    ['PORT', ['abc', '65536', '0x1F', '1e3', ' ', '80.5', '-1', '3000 ', '٣']],
    ['METRICS_PORT', ['abc', '0', '65536', '127.0.0.1:9464']],
    [
      'HOST',
      ['not a host', 'http://127.0.0.1', '127.0.0.1/x', '127.0.0.1:80', '999.1.1.1', '...', '-', 'a..b'],
    ],
    ['SITE_URL', ['x.org', 'ftp://x.org', 'javascript:alert(1)', 'https://x.org/sub', 'https://x.org/?a=1']],
    ['SITE_URL', ['https://x.org/#a', 'https://me:secret@x.org', 'https://', 'https://x.org:99999']],
    ['SITE_URL', ['http://0.0.0.0:3000', 'http://[::]']],
    ['SITE_NAME', [' ', 'two\r\nlines', 'x'.repeat(61), 'a\tb']],
    ['DATA_DIR', [' ', 'da\0ta', '/']],
    ['SOCIAL_URL', ['javascript:alert(1)', 'ftp://x.org', 'x', 'https://']],
    ['TRUST_PROXY', ['true', '1.5', '-1', '101', '10.0.0.1']],
    ['OFFLINE', ['no', 'On']],
    ['SIGNUP', ['yes', 'Open']],
    ['JWT_SECRET', ['short', ' '.repeat(40)]],
    ['SMTP_URL', ['https://x.org', 'smtp://']],
    ['MAIL_FROM', ['x', 'A <x>', 'a@b.org, c@d.org', 'A <a@b.org> <c@d.org>', 'a@b.org\r\nBcc: c@d.org']],
    [
      'MAIL_FROM',
      ['A\r\nBcc: c@d.org <a@b.org>', '"A" B <a@b.org>', '"A"" <a@b.org>', '<a@b.org', 'A a@b.org'],
    ],
    ['DKIM_DOMAIN', ['https://x.org', 'x;d=y', 'x.', '-x']],
    ['DKIM_SELECTOR', ['a b', 'a;b', '_']],
    ['DKIM_KEY', ['secret', keyOf('rsa', 1024), publicHalf(KEY), keyOf('ec'), KEY.slice(0, -60)]],
    ['MAIL_WEBHOOK_SECRET', ['whsec_short', 'x'.repeat(40), `whsec_${'-'.repeat(40)}`]],
    ['BOUNCE_IMAP_URL', ['https://x.org', 'imaps://', 'x']],
    ['BOUNCE_ADDRESS', ['x', 'A <a@b.org>']],
    ['LOG_LEVEL', ['loud', 'INFO']],
    ['STRIPE_API_BASE', ['x', 'ftp://127.0.0.1']],
    ['PLAN_PRICE_YEARLY', ['1e2', '999999999', '$290', '290,00']],
  ])('%s is refused by its name, with what it should be: %j', (name, values) => {
    for (const value of values)
      expect(() => readConfig({ [name]: value }, '/'), value).toThrow(
        new RegExp(`^${name} must be (an?|one|the|open|at least) [^\\n]+$`),
      );
  });

  it.each(['uploads', 'uploads/backups', 'content/x'])(
    'of backups is refused within %s, which they have',
    (part) => {
      const env = (folder: string) => ({ DATA_DIR: '/srv/data', BACKUP_DIR: join('/srv/data', folder) });
      expect(() => readConfig(env(part), '/srv/directory')).toThrow(
        /^BACKUP_DIR [^\n]+ name a folder outside of/,
      );
      expect(readConfig(env(`of-${part}`), '/srv/directory').backups.folder).toBe(`/srv/data/of-${part}`);
      expect(() => readConfig(env('.'), '/srv/directory')).toThrow(/^BACKUP_DIR must be another folder/);
      expect(() => refuseBackupsInside('/srv/data', '/srv/data/uploads/x', '--to')).toThrow(
        /^--to [^\n]+ name a folder/,
      );
    },
  );

  it('is told of, of a file that holds no secret', () => {
    for (const [file, why] of [
      [join(tmpdir(), 'no-such-file'), 'ENOENT'],
      [tmpdir(), 'EISDIR'],
      ['/dev/null', 'is empty'],
    ])
      expect(() => readConfig({ JWT_SECRET_FILE: file }, '/')).toThrow(
        new RegExp(`^JWT_SECRET_FILE must name a file .*${file}.*${why}`),
      );
  });

  it('is told of where two of them contradict each other', () => {
    const secret = join(newFolder(), 'secret');
    writeFileSync(secret, 'x'.repeat(40));
    for (const [env, sentence] of [
      [{ HOST: '0.0.0.0' }, /^SITE_URL must be set as well, like https.*HOST=0\.0\.0\.0/],
      [{ HOST: '::' }, /^SITE_URL must be set as well/],
      [{ DATA_DIR: '/' }, /^DATA_DIR must be a folder of its own, like/],
      [{ DATA_DIR: '/srv/directory/' }, /^DATA_DIR must be a folder of its own/],
      [
        { JWT_SECRET: 'y'.repeat(40), JWT_SECRET_FILE: secret },
        /^JWT_SECRET and JWT_SECRET_FILE are both set/,
      ],
      [{ SMTP_URL: 'smtp://x.org', SMTP_URL_FILE: secret }, /^SMTP_URL and SMTP_URL_FILE are both set/],
    ] as const)
      expect(() => readConfig(env, '/srv/directory')).toThrow(sentence);
    expect(readConfig({ DATA_DIR: '/srv/directory/data' }, '/srv/directory').dataDir).toMatch(/data$/);
  });

  it.each([
    ['https://directory.example.org', 'https://directory.example.org'],
    ['HTTPS://Directory.Example.org:443/', 'https://directory.example.org'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
  ])('the address %s is one', (SITE_URL, siteUrl) => {
    expect(readConfig({ SITE_URL }, '/').siteUrl).toBe(siteUrl);
  });
});

describe('mail', () => {
  const MAIL = {
    SMTP_URL: 'smtp://127.0.0.1',
    SITE_URL: 'https://directory.example.org',
    MAIL_FROM: 'mail@example.org',
  };

  it('needs a sender, and an address for its links', () => {
    expect(readConfig(MAIL, '/').smtpUrl).toBe('smtp://127.0.0.1');
    for (const name of ['SITE_URL', 'MAIL_FROM'])
      expect(() => readConfig({ ...MAIL, [name]: '' }, '/')).toThrow(
        new RegExp(`^${name} must be set as well when SMTP_URL is: [^\\n]+$`),
      );
    expect(() => readConfig({ SMTP_URL: MAIL.SMTP_URL }, '/')).toThrow(/^SITE_URL and MAIL_FROM must be/);
    // The demo sends none.
    expect(readConfig({ SMTP_URL: MAIL.SMTP_URL }, '/', true).demo).toBe(true);
  });

  it.each([
    ['mail@example.org', null, 'mail@example.org'],
    ['<mail@example.org>', null, 'mail@example.org'],
    ['Psychiatrist Directory <mail@example.org>', 'Psychiatrist Directory', 'mail@example.org'],
    ['"Doctors, near you" <mail@example.org>', 'Doctors, near you', 'mail@example.org'],
    ['Größe & Söhne <mail@example.org>', 'Größe & Söhne', 'mail@example.org'],
  ])('may come from %s', (MAIL_FROM, name, address) => {
    expect(readConfig({ MAIL_FROM }, '/').mailFrom).toEqual({ name, address });
  });

  it('comes back to its sender, or to where it is told to', () => {
    expect(readConfig(MAIL, '/').bounceAddress).toBe('mail@example.org');
    const BOUNCE_ADDRESS = 'bounces@example.org';
    expect(readConfig({ ...MAIL, BOUNCE_ADDRESS }, '/').bounceAddress).toBe(BOUNCE_ADDRESS);
  });

  it('is signed for its sender’s domain, or another', () => {
    const signed = { ...MAIL, DKIM_SELECTOR: 'directory', DKIM_KEY: KEY };
    expect(readConfig(MAIL, '/').dkim).toBeNull();
    expect(readConfig(signed, '/').dkim).toEqual({
      domain: 'example.org',
      selector: 'directory',
      privateKey: KEY,
    });
    expect(readConfig({ ...signed, DKIM_DOMAIN: 'Example.net' }, '/').dkim?.domain).toBe('example.net');
    const inOneLine = KEY.replaceAll('\n', String.raw`\n`);
    expect(readConfig({ ...signed, DKIM_KEY: inOneLine }, '/').dkim?.privateKey).toBe(KEY);
    expect(() => readConfig({ ...signed, DKIM_SELECTOR: '' }, '/')).toThrow(/^DKIM_SELECTOR must be set/);
    expect(() => readConfig({ ...signed, DKIM_KEY: '' }, '/')).toThrow(/^DKIM_KEY or DKIM_KEY_FILE must be/);
  });
});

describe('payments', () => {
  const STRIPE = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_MONTHLY: 'price_1',
    STRIPE_PRICE_YEARLY: 'price_2',
  };

  it('are tried in the demo at its test checkout, unless Stripe is there', () => {
    expect(readConfig({}, '/', true)).toMatchObject({ stripe: null, testCheckout: true });
    expect(readConfig(STRIPE, '/', true).testCheckout).toBe(false);
    expect(readConfig({}, '/').testCheckout).toBe(false);
  });

  it('need all that Stripe gives, or nothing', () => {
    expect(readConfig({ STRIPE_SECRET_KEY: '' }, '/').stripe).toBeNull();
    expect(readConfig(STRIPE, '/').stripe).toMatchObject({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      prices: { 1: 'price_1', 2: 'price_2' },
      apiBase: null,
    });
    for (const name of Object.keys(STRIPE))
      expect(() => readConfig({ ...STRIPE, [name]: '' }, '/')).toThrow(`${name} must be set as well`);
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' }, '/')).toThrow(
      'STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY, STRIPE_PRICE_YEARLY must be set as well',
    );
    expect(() => readConfig({ ...STRIPE, STRIPE_PRICE_YEARLY: 'price_1' }, '/')).toThrow('two prices');
  });

  it('take their secrets from files, too', () => {
    const folder = newFolder();
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const) {
      const file = join(folder, name);
      writeFileSync(file, `${STRIPE[name]}\n`);
      const env = { ...STRIPE, [name]: undefined, [`${name}_FILE`]: file };
      expect(readConfig(env, '/').stripe).toEqual(readConfig(STRIPE, '/').stripe);
    }
  });

  it.each([
    ['STRIPE_API_BASE', 'http://example.com'],
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['STRIPE_SECRET_KEY', 'sk_'],
    ['STRIPE_SECRET_KEY', 'sk_live_1 # ours'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_'],
    ['STRIPE_PRICE_MONTHLY', 'prod_1'],
    ['STRIPE_PRICE_YEARLY', 'price_'],
    ['PLAN_PRICE_MONTHLY', '29.50'],
    ['PLAN_PRICE_YEARLY', '0'],
    ['PLAN_CURRENCY', 'xyz'],
  ])('do not begin with a wrong %s', (name, value) => {
    expect(() => readConfig({ ...STRIPE, [name]: value }, '/')).toThrow(name);
  });

  it('say what plans cost', () => {
    expect(readConfig({ PLAN_PRICE_MONTHLY: '1900', PLAN_CURRENCY: 'EUR' }, '/').planPrices).toEqual({
      1: { amount: 1900, currency: 'eur' },
      2: { amount: 29_000, currency: 'eur' },
    });
    expect(moneyText({ amount: 2900, currency: 'usd' })).toBe('$29');
    expect(moneyText({ amount: 2950, currency: 'eur' })).toBe('€29.50');
    expect(moneyText({ amount: 2900, currency: 'jpy' })).toBe('¥2,900');
    expect(moneyText({ amount: 2900, currency: 'kwd' })).toMatch(/^KWD\s2.900$/);
    // Nobody pays with their hundredths, and Stripe counts in them.
    for (const currency of ['huf', 'isk', 'ugx', 'cop', 'idr'])
      expect(moneyText({ amount: 290_000, currency })).toMatch(/^\w+\s2,900$/);
  });
});

describe('a proxy', () => {
  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
    'is warned of once by %s, unless it is told of',
    (name) => {
      expect(warnings(0, [{}, { [name]: 'a' }, { [name]: 'b' }])).toBe(1);
      expect(warnings(0, [{}, { host: 'a' }])).toBe(0);
      expect(warnings(1, [{ [name]: 'a' }])).toBe(0);
    },
  );
});

/** How many lines are logged for requests with these headers, all of which are answered. */
function warnings(trustProxy: number, requests: Record<string, string>[]): number {
  const lines: string[] = [];
  let answered = 0;
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const handler = warnOfProxy({ config: { ...readConfig({}, '/'), trustProxy }, log }, () => answered++);
  for (const headers of requests) {
    const request = new IncomingMessage(new Socket());
    Object.assign(request.headers, headers);
    handler(request, response);
  }
  expect(answered).toBe(requests.length);
  return lines.length;
}

describe('.env', () => {
  it('is read by the installation, and but for its port not by the demo', () => {
    const root = newFolder();
    writeFileSync(join(root, '.env'), 'PORT=4000\nDATA_DIR=/srv/data\nSMTP_URL=smtp://mail.example.org\n');
    expect(readEnvironment(root, {}, false)).toEqual({
      PORT: '4000',
      DATA_DIR: '/srv/data',
      SMTP_URL: 'smtp://mail.example.org',
    });
    expect(readEnvironment(root, {}, true)).toEqual({ PORT: '4000' });
    expect(readEnvironment(root, { PORT: '5000', DATA_DIR: '/srv/demo' }, true)).toEqual({
      PORT: '5000',
      DATA_DIR: '/srv/demo',
    });
  });

  it('names folders and files from where it lies, wherever the process is started', () => {
    const root = newFolder();
    writeFileSync(join(root, '.env'), 'DATA_DIR=./data\nBACKUP_DIR=\nDKIM_KEY_FILE=keys/dkim.pem\n');
    expect(readEnvironment(root, {}, false)).toEqual({
      DATA_DIR: join(root, 'data'),
      BACKUP_DIR: '',
      DKIM_KEY_FILE: join(root, 'keys/dkim.pem'),
    });
    expect(readEnvironment(root, { DATA_DIR: './other' }, false)).toMatchObject({ DATA_DIR: './other' });
  });

  it('may begin with the mark of UTF-8, and is refused in UTF-16, which would set nothing', () => {
    const root = newFolder();
    writeFileSync(join(root, '.env'), '\uFEFFPORT=4000\r\n');
    expect(readEnvironment(root, {}, false)).toEqual({ PORT: '4000' });
    writeFileSync(join(root, '.env'), '\uFEFFPORT=4000\r\n', 'utf16le');
    expect(() => readEnvironment(root, {}, false)).toThrow(/\.env is not in UTF-8: save it as that\.$/);
  });

  it('is told of when it cannot be read', () => {
    const root = newFolder();
    mkdirSync(join(root, '.env'));
    expect(() => readEnvironment(root, {}, false)).toThrow(/\.env cannot be read \(EISDIR\): [^\n]+$/);
  });
});

/** A private key as PEM. */
function keyOf(kind: 'rsa' | 'ec', bits = 0): string {
  const { privateKey } =
    kind === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: bits })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
}

function publicHalf(pem: string): string {
  return String(createPublicKey(pem).export({ type: 'spki', format: 'pem' }));
}
