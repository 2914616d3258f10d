/**
 * Mail. What wants to tell somebody something queues a mail, in the transaction that it tells about: the outbox keeps
 * what its text is made from. The worker (worker.ts) takes one after another, composes it (compose.ts) and hands it to
 * a mail server (transport.ts); in the demo they are read at /demo/outbox instead. Each kind is one entry in kinds/.
 */
import type { NewMail } from '../../../db/mail/outbox.ts';
import type { Store } from '../../../db/store.ts';
import type { MailContent } from './kinds/mail-kinds.ts';

/** Puts a mail into the outbox, and answers its id. Call it in the transaction of what the mail tells about. */
export function addToOutbox(
  { outbox }: Store,
  recipient: string,
  content: MailContent,
  more: Pick<NewMail, 'waits' | 'about'> = {},
): number {
  const { kind, ...data } = content;
  return outbox.add({ recipient, kind, data, ...more });
}
