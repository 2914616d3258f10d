import type { MailRow } from '../../../db/mail/rows.ts';
import { htmlOf } from './html-frame.ts';
import type { MailPart, MailSite, MailText, WrittenPart } from './kinds/mail-kind.ts';
import { mailKindOf } from './kinds/mail-kinds.ts';
import type { Secret, SecretLink } from './kinds/secret.ts';

/** A mail as its reader gets it. */
export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  /** Of a mail to subscribers: where its reader ends the subscription. */
  unsubscribe?: string;
  /** What of it nobody else may read. */
  secrets: readonly string[];
}

type Stored = Pick<MailRow, 'kind' | 'data'>;

/** Writes the mail of an outbox row. Throws for a kind that it does not know, and for data that is not that kind's. */
export function composeMail(mail: Stored, site: MailSite): ComposedMail {
  const { subject, preview, parts, unsubscribe } = written(mail, site);
  const secrets: string[] = [];
  const forReader = parts.map((part) => writtenPart(part, revealed));
  return {
    subject,
    text: plainText(forReader, site),
    html: htmlOf({ subject, preview, parts: forReader }, site),
    unsubscribe: unsubscribe && addressOf(unsubscribe, revealed),
    secrets,
  };

  function revealed(secret: Secret): string {
    const value = secret.revealed();
    secrets.push(value);
    return value;
  }
}

/** What the same mail says to anybody else: codes, and what makes a link its reader's, are not in it. Throws as `composeMail`. */
export function mailForOthers(mail: Stored, site: MailSite): Pick<ComposedMail, 'subject' | 'text'> {
  const { subject, parts } = written(mail, site);
  return {
    subject,
    text: plainText(
      parts.map((part) => writtenPart(part, null)),
      site,
    ),
  };
}

function written({ kind: name, data }: Stored, site: MailSite): MailText & { unsubscribe?: SecretLink } {
  const kind = mailKindOf(name);
  if (!kind) throw new Error(`There is no mail of kind '${name}'.`);
  return kind.write(JSON.parse(data ?? 'null'), site);
}

/** Null: nobody is told. */
type Reveal = ((secret: Secret) => string) | null;

function writtenPart(part: MailPart, reveal: Reveal): WrittenPart {
  if ('code' in part) return { code: reveal?.(part.code) ?? String(part.code) };
  return 'href' in part ? { ...part, href: addressOf(part.href, reveal) } : part;
}

function addressOf(href: string | SecretLink, reveal: Reveal): string {
  if (typeof href === 'string') return href;
  const { page, secret, query, mark } = href;
  return reveal ? `${page}${mark}${query(reveal(secret))}` : `${page} ${String(secret)}`;
}

function plainText(parts: readonly WrittenPart[], site: MailSite): string {
  const paragraphs = parts.map((part) => {
    if ('code' in part) return `    ${part.code}`;
    if ('button' in part) return `${part.button}:\n${part.href}`;
    return 'link' in part ? `${part.link}:\n${part.href}` : part.text;
  });
  return [...paragraphs, `-- \n${site.name}\n${site.url}`].join('\n\n') + '\n';
}
