import type { Store } from '../../db/store.ts';
import { outboxQueue } from '../../server/features/mail/outbox-queue.ts';

/** Sends what is due, and answers the subjects of the mails to an address. */
export function sentTo(store: Store, address: string): string[] {
  const queue = outboxQueue(store, { siteUrl: 'https://directory.example.org', siteName: 'Directory' });
  const subjects: string[] = [];
  for (let mail = queue.next(); mail; mail = queue.next()) {
    if (mail.recipient === address) subjects.push(mail.compose().subject);
    store.transaction(mail.markSent);
  }
  return subjects;
}
