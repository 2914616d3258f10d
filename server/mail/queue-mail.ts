import type { Store } from '../../db/store.ts';
import type { MailContent } from './kinds/mail-kinds.ts';

/**
 * Mail. What wants to tell somebody something queues a mail here, in the transaction that it tells about: the outbox
 * keeps what its text is made from. The worker (worker.ts) takes one after another, composes it (compose.ts) and hands
 * it to a mail server (transport.ts); in the demo they are read at /demo/outbox instead. Each kind of mail is one entry
 * in a file of kinds/.
 *
 * Puts a mail into the outbox.
 */
export function queueMail({ outbox }: Store, recipient: string, content: MailContent): void {
  const { kind, ...data } = content;
  outbox.add({ recipient, kind, data });
}
