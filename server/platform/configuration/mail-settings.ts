import type { Dkim } from './dkim-key.ts';
import { domainOfAddress } from './mail-sender.ts';
import type { MailSender } from './mail-sender.ts';
import type { Variables } from './variables.ts';

/** Links in mails would lead nowhere, and mails of a made-up sender are refused. */
export function refuseHalfMail(values: Variables): void {
  if (values.SMTP_URL === undefined) return;
  const missing = (['SITE_URL', 'MAIL_FROM'] as const).filter((name) => values[name] === undefined);
  if (missing.length > 0)
    throw new Error(
      `${missing.join(' and ')} must be set as well when SMTP_URL is: mails say where they come from, and their links ` +
        'where they lead, like MAIL_FROM=directory@example.org and SITE_URL=https://psychiatrists.example.org',
    );
}

/** What mails are signed with; null: nothing. Throws for half of it. */
export function dkimOf(values: Variables, { address }: MailSender): Dkim | null {
  const { DKIM_DOMAIN, DKIM_SELECTOR: selector, DKIM_KEY: privateKey } = values;
  if (selector === undefined && privateKey === undefined && DKIM_DOMAIN === undefined) return null;
  if (selector === undefined || privateKey === undefined)
    throw new Error(
      `${selector === undefined ? 'DKIM_SELECTOR' : 'DKIM_KEY or DKIM_KEY_FILE'} must be set as well: mails are ` +
        'signed with a key, and its selector says where its public half is published',
    );
  return { domain: DKIM_DOMAIN ?? domainOfAddress(address), selector, privateKey };
}
