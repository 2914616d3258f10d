import { z } from 'zod';
import type { Store } from '../../../../db/store.ts';
import { Secret } from './secret.ts';
import type { SecretLink } from './secret.ts';

/** The installation that a mail speaks for. */
export interface MailSite {
  name: string;
  /** Origin of its links, without a slash at the end. */
  url: string;
  /** Where the operator is written to, where somebody has said it. */
  contact?: string | null;
}

/** Whom readers are to tell, or to write to. */
export function operatorOf({ contact }: MailSite): string {
  return contact ?? 'the operator of the site';
}

export type MailPart =
  | { text: string }
  | { code: Secret }
  | { button: string; href: string | SecretLink }
  | { link: string; href: string | SecretLink }
  /** `html`: what server/platform/html/mail-html.ts makes; `text`: the same without. */
  | { html: string; text: string };

/** A part with its codes and addresses as they stand in a mail. */
export type WrittenPart =
  | { text: string }
  | { code: string }
  | { button: string; href: string }
  | { link: string; href: string }
  | { html: string; text: string };

/** What a mail says, before it takes a form. Nothing that somebody typed is in it but what administrators write. */
export interface MailText {
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  parts: MailPart[];
}

/** What a mail that has waited is held against. */
export interface Present {
  lists: { articles: Pick<Store['lists']['articles'], 'row'> };
  listings: Pick<Store['listings'], 'profile'>;
  profiles: Pick<Store['profiles'], 'of'>;
  users: Pick<Store['users'], 'byId'>;
}

interface Described<Data extends z.ZodRawShape> {
  /** All that the text is made from; kept in the outbox, from then on that it is sent without what is secret. */
  data: Data;
  /** A person is waiting for it, so it goes out even to an address that refused before. */
  askedFor: boolean;
  /** To somebody who has left, or has not come: once it is dealt with, nobody knows the address any more. */
  leavesNothing?: boolean;
  text: (data: DataOf<Data>, site: MailSite) => MailText;
  /** Of a mail to subscribers: where its reader ends the subscription. It is sent with the headers of RFC 8058. */
  unsubscribe?: (data: DataOf<Data>, site: MailSite) => SecretLink;
  /** Of a mail that waits although its subject may change: what of it is so when it goes out; null where nothing is. */
  asItIsNow?: (data: DataOf<Data>, present: Present) => DataOf<Data> | 'later' | null;
}

type DataOf<Data extends z.ZodRawShape> = z.infer<z.ZodObject<Data, z.core.$strict>>;

export interface MailKind<Data extends z.ZodRawShape> {
  /** Types `queueMail`. */
  data: Data;
  askedFor: boolean;
  leavesNothing: boolean;
  /** What is said with the data of an outbox row. Throws for data that is not of this kind. */
  write: (stored: unknown, site: MailSite) => MailText & { unsubscribe?: SecretLink };
  /** The same data with nothing in it that only the mail's reader may know. Throws as `write`. */
  withoutSecrets: (stored: unknown) => object;
  /** The same data as they are when it goes out; null where it has nothing to tell any more, 'later' where not yet. */
  asItIsNow: (stored: object, present: Present) => object | 'later' | null;
}

/** One kind of mail. */
export function mailKind<Data extends z.ZodRawShape>(kind: Described<Data>): MailKind<Data> {
  const { data, askedFor, leavesNothing = false, text, unsubscribe, asItIsNow } = kind;
  const schema = z.strictObject(data);
  return {
    data,
    askedFor,
    leavesNothing,
    write(stored, site) {
      const content = schema.parse(stored);
      return { ...text(content, site), unsubscribe: unsubscribe?.(content, site) };
    },
    withoutSecrets(stored) {
      const parts = Object.entries(schema.parse(stored));
      return Object.fromEntries(
        parts.map(([name, value]) => [name, value instanceof Secret ? value.blank() : value]),
      );
    },
    asItIsNow(stored, present) {
      const { data: content } = schema.safeParse(stored);
      return asItIsNow && content ? asItIsNow(content, present) : stored;
    },
  };
}
