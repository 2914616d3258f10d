/** kinds/: the registry of mails. A kind is one entry of a noun's file: data, words, urgency. */
import type { z } from 'zod';
import { ACCOUNT_MAILS } from './account-mails.ts';
import { ARTICLE_MAILS } from './article-mails.ts';
import { FACTOR_MAILS } from './factor-mails.ts';
import { CONFIRMATION_MAILS } from './confirmation-mails.ts';
import { INVITATION_MAILS } from './invitation-mails.ts';
import type { MailKind } from './mail-kind.ts';
import { PAYMENT_MAILS } from './payment-mails.ts';
import { NEWSLETTER_MAILS } from './newsletter-mails.ts';
import { PROFILE_MAILS } from './profile-mails.ts';
import { REGISTRY_MAILS } from './registry-mails.ts';
import { TEST_MAILS } from './test-mails.ts';

/** Every kind of mail, by the name that its rows in the outbox have. */
const MAIL_KINDS = {
  ...ACCOUNT_MAILS,
  ...FACTOR_MAILS,
  ...NEWSLETTER_MAILS,
  ...PAYMENT_MAILS,
  ...PROFILE_MAILS,
  ...REGISTRY_MAILS,
  ...CONFIRMATION_MAILS,
  ...ARTICLE_MAILS,
  ...INVITATION_MAILS,
  ...TEST_MAILS,
};

type Kinds = typeof MAIL_KINDS;

/** Kinds of mails of no use at another address: somebody waits for them at this one, or their link ends with it. */
export const OF_ONE_ADDRESS = Object.entries(MAIL_KINDS)
  .filter(([kind, { askedFor }]) => askedFor || kind in CONFIRMATION_MAILS)
  .map(([kind]) => kind);

/** Kinds of mails that an account alone gets: all others may be for somebody who has none. */
export const OF_AN_ACCOUNT = Object.keys({
  ...FACTOR_MAILS,
  ...PAYMENT_MAILS,
  ...PROFILE_MAILS,
  ...REGISTRY_MAILS,
  ...ARTICLE_MAILS,
});

/** Kinds of mails that people get who have no account. A newsletter is tried on administrators. */
export const OF_NO_ACCOUNT = Object.keys({ ...NEWSLETTER_MAILS, ...INVITATION_MAILS }).filter(
  (kind) => kind !== 'newsletter-test',
);

/** What a mail tells: its kind, and all that its text is made from. Of what people typed, an administrator's reason alone. */
export type MailContent = {
  [Kind in keyof Kinds]: Kinds[Kind] extends MailKind<infer Data>
    ? z.input<z.ZodObject<{ kind: z.ZodLiteral<Kind> } & Data>>
    : never;
}[keyof Kinds];

/** The kind of a row of the outbox; null for one that this version does not know. */
export function mailKindOf(
  name: string,
): Pick<
  MailKind<z.ZodRawShape>,
  'askedFor' | 'leavesNothing' | 'write' | 'withoutSecrets' | 'asItIsNow'
> | null {
  return Object.hasOwn(MAIL_KINDS, name) ? MAIL_KINDS[name as keyof Kinds] : null;
}
