import { z } from 'zod';
import type { MailRow } from '../../db/mail/rows.ts';
import { htmlOf } from './html-frame.ts';
import type { MailContent } from './mail-content.ts';
import { textOf } from './texts.ts';
import type { MailText } from './texts.ts';

/** The installation that a mail speaks for. */
export interface MailSite {
  name: string;
  /** Origin of its links, without a slash at the end. */
  url: string;
}

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
  const text = textOf(contentOf(mail), site);
  const { subject, unsubscribe } = text;
  return { subject, text: plainText(text, site), html: htmlOf(text, site), unsubscribe };
}

const code = z.string().regex(/^[1-9]\d{7}$/);
const token = z.string().regex(/^[\w-]+\.[\w-]+\.[\w-]+$/);
const unsubscribeToken = z.string().regex(/^[0-9a-f]{32}$/);

const mailContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('verify'), token }),
  z.strictObject({ kind: z.literal('reset-code'), code }),
  z.strictObject({ kind: z.literal('subscribe-code'), code }),
  z.strictObject({ kind: z.literal('subscribed'), unsubscribeToken }),
  z.strictObject({ kind: z.literal('password-changed') }),
  z.strictObject({ kind: z.literal('account-deleted') }),
]) satisfies z.ZodType<MailContent>;

function contentOf({ kind, data }: Pick<MailRow, 'kind' | 'data'>): MailContent {
  const stored = z.record(z.string(), z.unknown()).parse(JSON.parse(data ?? 'null'));
  return mailContent.parse({ ...stored, kind });
}

function plainText({ parts }: MailText, site: MailSite): string {
  const paragraphs = parts.map((part) => {
    if ('code' in part) return `    ${part.code}`;
    return 'button' in part ? `${part.button}:\n${part.href}` : part.text;
  });
  return [...paragraphs, `-- \n${site.name}\n${site.url}`].join('\n\n') + '\n';
}
