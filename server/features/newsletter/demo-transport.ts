import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../../../db/store.ts';
import type { MailTransport } from '../mail/transport.ts';

/** In milliseconds: about as long as a mail server takes. */
const A_MAIL = 20;

/** Where the demo's newsletters go: among the mails at /demo/outbox, each once, as in a mailbox. No mail leaves. */
export function demoTransport({ outbox, transaction }: Pick<Store, 'outbox' | 'transaction'>): MailTransport {
  return {
    async send({ message_id }) {
      await sleep(A_MAIL);
      transaction(() => outbox.addDelivery(message_id));
      return '';
    },
    close: () => undefined,
  };
}
