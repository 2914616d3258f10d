import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { loadPlaces } from '../../db/places/load.ts';
import { openStore } from '../../db/store.ts';
import { createTransport } from '../../server/mail/transport.ts';
import { createMailWorker } from '../../server/mail/worker.ts';

/** A process that sends the mails of a database until it is killed: node mail-process.ts FILE MIGRATIONS SMTP_URL. */
const [file, migrations, smtpUrl] = process.argv.slice(2);
const config = {
  siteUrl: 'https://directory.example.org',
  siteName: 'Test Directory',
  mailFrom: 'mail@directory.example.org',
};
const now = () => new Date();
const store = openStore({ file, migrations, places: loadPlaces(), now });

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
