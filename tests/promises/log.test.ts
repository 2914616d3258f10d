import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { clientOf } from '../helpers/client.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { IDENTITY } from '../helpers/profile-forms.ts';
import { startServing } from '../helpers/served.ts';
import { SENDER_SETTINGS, parsed, startSmtp } from '../helpers/smtp.ts';
import type { Smtp } from '../helpers/smtp.ts';

const VISITOR = '203.0.113.77';
const DOCTOR = 'qwxyzdoctor@example.com';
const READER = 'qwxyzreader@example.com';
const PASSWORD = 'qwxyz small lanterns';
/** What is marked by hand; tokens and codes are added as they are made. */
const MARK = 'qwxyz';
/** Without them, calls fail. */
const TABLES = ['listings', 'profiles'];

it('the log says nothing of what people type, are sent, prove or come from, at its wordiest', async () => {
  const smtp = await startSmtp();
  const dataDir = newFolder();
  const served = await startServing({
    ...SENDER_SETTINGS,
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'trace',
    TRUST_PROXY: '1',
  });
  onTestFinished(async () => {
    await served.kill();
    await smtp.close();
  });
  const { get, post, send } = clientOf(served.url);
  const from = { from: VISITOR, headers: { 'user-agent': `${MARK}browser` } };
  const call = (name: string, json: unknown, token?: string) =>
    post(`/api/user/${name}`, json, { ...from, token });
  const secrets: string[] = [];
  const secret = (text: string) => {
    expect(text.length).toBeGreaterThan(5);
    secrets.push(text);
    return text;
  };

  const person = { first_name: `${MARK}first`, last_name: `${MARK}last`, email: DOCTOR, password: PASSWORD };
  const registered = (await call('register', person)).json<{ token: string }>();
  secret(registered.token);
  const mail = await textTo(smtp, DOCTOR, 1);
  const parts = ['first', 'second', 'third'].map(
    (part) => new RegExp(`${part}part=([\\w-]+)`).exec(mail)?.[1],
  );
  const link = secret(parts.join('.'));
  await get(`/user/verify/token?firstpart=${parts[0]}&secondpart=${parts[1]}&thirdpart=${parts[2]}`, from);
  await call('token-exchange', { token: `${link.slice(0, -3)}abc` });
  const session = secret((await call('token-exchange', { token: link })).json<string>());
  await call('token-exchange', { token: link });

  await call('login', { email: DOCTOR, password: `${MARK} wrong` });
  await call('login', { email: `${MARK}nobody@example.com`, password: PASSWORD });
  await call('send-verify-code', { email: DOCTOR });
  const code = secret(codeIn(await textTo(smtp, DOCTOR, 2)));
  await call('check-verify-code', { email: DOCTOR, verifyCode: '11111111' });
  const grant = (await call('check-verify-code', { email: DOCTOR, verifyCode: code })).json<{
    token: string;
  }>();
  await call('change-password', { email: DOCTOR, password: `${MARK} new lanterns` }, secret(grant.token));
  const again = await call('login', { email: DOCTOR, password: `${MARK} new lanterns` });
  const token = secret(again.json<{ token: string }>().token);
  expect(again.status).toBe(200);

  inDatabase(dataDir, 'UPDATE users SET plan = 1');
  const saved = await call('setupProfileStep1', { ...IDENTITY, title: `${MARK}title` }, token);
  expect([saved.status, saved.text]).toEqual([200, expect.anything()]);
  await call('change-summary', { summary: `${MARK}summary` }, token);
  await call('save-draft', { revision: 0, content: { title: `${MARK}draft` } }, token);
  await get('/api/user/profile', { ...from, token });
  await call('setupProfileStep1', {}, session);

  await call('send-subscribe-verify-code', { email: READER });
  const reader = secret(codeIn(await textTo(smtp, READER, 1)));
  expect((await call('check-subscribe-verify-code', { email: READER, verifyCode: reader })).status).toBe(200);
  smtp.mode = '550 at RCPT TO';
  await call('send-verify-code', { email: DOCTOR });
  await expect.poll(() => served.out.join('\n'), { timeout: 10_000 }).toContain('mail suppressed');

  for (const path of ['/search?q=', '/api/doctors?q=', '/api/places?q=', '/search?where=', '/'])
    await get(`${path}${MARK}anxiety`, from);
  await send('POST', '/api/user/login', {
    ...from,
    headers: { 'content-type': 'application/json' },
    body: `{"email":"${DOCTOR}",`,
  });
  await send('POST', '/api/user/photo', { ...from, token, body: `${MARK}picture` });
  inDatabase(dataDir, ...TABLES.map((table) => `ALTER TABLE ${table} RENAME TO gone_${table}`));
  expect((await get(`/api/doctors/1?q=${MARK}`, from)).status).toBe(500);
  expect((await call('change-summary', { summary: `${MARK}summary` }, token)).status).toBe(500);
  inDatabase(dataDir, ...TABLES.map((table) => `ALTER TABLE gone_${table} RENAME TO ${table}`));
  await served.stop();

  const written = [...served.out, ...served.err];
  expect(written.filter((line) => line.includes('"msg":"request failed"'))).toHaveLength(2);
  for (const told of [MARK, VISITOR, ...secrets])
    expect(written.filter((line) => line.toLowerCase().includes(told.toLowerCase()))).toEqual([]);
  expect(written.filter((line) => /@example\.com|\?\w+=/.test(line))).toEqual([]);
});

/** Of the last of so many mails to an address. */
async function textTo({ received }: Smtp, address: string, count: number): Promise<string> {
  const mine = () => received.filter(({ to }) => to.includes(address));
  await expect.poll(() => mine().length, { timeout: 10_000 }).toBe(count);
  return (await parsed(mine()[count - 1])).text ?? '';
}

function codeIn(text: string): string {
  return /\b\d{8}\b/.exec(text)?.[0] ?? '';
}

/** Behind the back of the process. */
function inDatabase(dataDir: string, ...statements: string[]): void {
  const database = new BetterSqlite3(join(dataDir, 'directory.sqlite'));
  for (const statement of statements) database.exec(statement);
  database.close();
}
