import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Random } from '../../sample-data/random.ts';
import type { Store } from '../../db/store.ts';
import { addToOutbox } from '../../server/features/mail/add-to-outbox.ts';
import { built } from '../helpers/built.ts';
import { SEED, sized } from '../helpers/scale.ts';
import { parsed, startSmtp } from '../helpers/smtp.ts';
import type { Smtp } from '../helpers/smtp.ts';
import { fileStore, ROOT } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';

const KILLS = sized(4, 60);
const MAILS_A_ROUND = 12;

interface MailProcess {
  /** Lets it send, beginning now. */
  go(): void;
  kill(): Promise<void>;
}

let folder: string;
let file: string;
let store: Store;
let smtp: Smtp;
beforeEach(async () => {
  folder = newFolder();
  file = join(folder, 'directory.sqlite');
  store = fileStore(file);
  smtp = await startSmtp();
});
afterEach(async () => {
  store.close();
  await smtp.close();
});

it('loses no mail to kill -9, and sends at most one twice for each', async () => {
  const random = new Random(SEED);
  smtp.delay = () => random.next() * 4;
  const starting = [mailProcess(), mailProcess()];
  for (let round = 0; round < KILLS; round++) {
    const running = await starting[round];
    if (starting.length <= KILLS) starting.push(mailProcess());
    const before = smtp.received.length;
    running.go();
    queueMails(round);
    // Often exactly between the mail server's taking a mail and the note of it.
    const most = random.int(0, MAILS_A_ROUND - 1);
    await expect.poll(() => smtp.received.length, { interval: 1 }).toBeGreaterThan(before + most);
    await running.kill();
  }
  const last = await starting[KILLS];
  last.go();
  await expect.poll(unsent).toBe(0);
  await last.kill();

  const mails = await Promise.all(smtp.received.map(parsed));
  const queued = store.outbox.latest(1000);
  const arrived = new Map(mails.map(({ to, messageId }) => [to?.[0]?.address, messageId]));
  expect(queued).toHaveLength(KILLS * MAILS_A_ROUND);
  for (const { recipient, message_id } of queued)
    expect(arrived.get(recipient)).toBe(`<${message_id}@directory.example.org>`);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(queued.length);
  expect(mails.length - queued.length).toBeLessThanOrEqual(KILLS);
});

function queueMails(round: number): void {
  for (let i = 0; i < MAILS_A_ROUND; i++)
    addToOutbox(store, `${round}-${i}@example.com`, { kind: 'reset-code', code: String(10_000_000 + i) });
}

function unsent(): number {
  return store.outbox.latest(1000).filter(({ status }) => status !== 'sent').length;
}

async function mailProcess(): Promise<MailProcess> {
  const child = spawn(process.execPath, [await built('mail-process'), file, smtp.url], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    go: () => void child.stdin.write('go\n'),
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
