import type { MailRow } from '../../db/mail/rows.ts';
import { htmlOf } from './html-frame.ts';
import type { MailSite, MailText } from './kinds/mail-kind.ts';
import { mailKindOf } from './kinds/mail-kinds.ts';

/** A mail as people read it. */
export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  /** Of a mail to subscribers: where its reader ends the subscription. */
  unsubscribe?: string;
}

/** Writes the mail of an outbox row. Throws for a kind that it does not know, and for data that is not that kind's. */
export function composeMail(mail: Pick<MailRow, 'kind' | 'data'>, site: MailSite): ComposedMail {
  const kind = mailKindOf(mail.kind);
  if (!kind) throw new Error(`There is no mail of kind '${mail.kind}'.`);
  const { unsubscribe, ...text } = kind.write(JSON.parse(mail.data ?? 'null'), site);
  return { subject: text.subject, text: plainText(text, site), html: htmlOf(text, site), unsubscribe };
}

function plainText({ parts }: MailText, site: MailSite): string {
  const paragraphs = parts.map((part) => {
    if ('code' in part) return `    ${part.code}`;
    if ('button' in part) return `${part.button}:\n${part.href}`;
    return 'link' in part ? `${part.link}:\n${part.href}` : part.text;
  });
  return [...paragraphs, `-- \n${site.name}\n${site.url}`].join('\n\n') + '\n';
}
