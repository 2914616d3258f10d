import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { openDatabase } from '../../db/database.ts';
import { outboxQueries } from '../../db/mail/outbox.ts';
import { tryTransaction } from '../../db/transactions.ts';
import { createTransport } from '../../server/features/mail/transport.ts';
import { createMailWorker } from '../../server/features/mail/worker.ts';

/** A process that sends the mails of a database, once told to go, until it is killed: mail-process.ts FILE SMTP_URL */
const [file, smtpUrl] = process.argv.slice(2);
const config = {
  siteUrl: 'https://directory.example.org',
  siteName: 'Test Directory',
  mailFrom: { name: null, address: 'mail@directory.example.org' },
  bounceAddress: 'mail@directory.example.org',
  dkim: null,
};
const now = () => new Date();
const database = openDatabase(file);
// Of the store only what sending needs: there are many of these processes, and the rest takes long to load.
const store = {
  outbox: outboxQueries(database, now),
  ifWritable: (write: () => void) => tryTransaction(database, database.transaction(write).immediate) === null,
  // Nothing that is sent here tells of any of these.
  lists: { articles: { row: () => null } },
  listings: { profile: () => null },
  profiles: { of: () => null },
  users: { byId: () => null },
};

console.log('ready');
for await (const line of createInterface(process.stdin)) if (line === 'go') break;
const worker = createMailWorker({
  store,
  config,
  transport: createTransport(smtpUrl, config),
  now,
  log: pino({ level: 'silent' }),
});
for (;;) {
  await worker.runOnce();
  await sleep(5);
}
