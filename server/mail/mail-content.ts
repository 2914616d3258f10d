import type { Store } from '../../db/store.ts';

/** What a mail tells: all that its text is made from. Nothing that a person typed belongs here. */
export type MailContent =
  | { kind: 'verify'; token: string }
  | { kind: 'reset-code'; code: string }
  | { kind: 'subscribe-code'; code: string }
  | { kind: 'subscribed'; unsubscribeToken: string }
  | { kind: 'password-changed' }
  | { kind: 'account-deleted' };

/** Puts a mail into the outbox. Call it in the transaction of what the mail tells about. */
export function queueMail({ outbox }: Store, recipient: string, content: MailContent): void {
  const { kind, ...data } = content;
  outbox.add({ recipient, kind, data });
}
