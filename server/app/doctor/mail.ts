import { Resolver } from 'node:dns/promises';
import { linksLeadNowhere } from '../../features/mail/links-lead-nowhere.ts';
import { senderRecords } from '../../features/mail/sender-records.ts';
import { tryMailServer } from '../../features/mail/try-mail.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { fine, look, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

const PATIENCE = 3000;

/** Whether the mail server lets us in, and what the DNS says of the sender (with `dns`). No mail is sent. */
export async function mailFindings(config: Config, { dns }: { dns: boolean }): Promise<Finding[]> {
  const { smtpUrl, demo } = config;
  if (demo) return [fine('The mails of the demo are at /demo/outbox.')];
  if (smtpUrl === null) return [look('SMTP_URL is not set: mails wait, and nobody can confirm an address.')];
  const found: Finding[] = [];
  await tryMailServer({ smtpUrl }, (isRight, says) => void found.push(isRight ? fine(says) : wrong(says)));
  const lost = linksLeadNowhere(config);
  if (lost) found.push(look(lost));
  const records = dns ? await senderRecords(config, new Resolver({ timeout: PATIENCE, tries: 1 })) : [];
  return [...found, ...records.map(({ isRight, says }) => (isRight ? fine(says) : look(says)))];
}
