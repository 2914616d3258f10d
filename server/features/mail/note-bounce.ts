import type { WhySuppressed } from '#contract/mail.ts';
import type { Store } from '../../../db/store.ts';

/** That a mail came back, as who tells of it says. */
export interface Bounce {
  /** hard: the address takes no mail; soft: for a reason that may pass; complaint: its reader called it unwanted. */
  kind: 'hard' | 'soft' | 'complaint';
  /** Of the mail; null where it is not told. */
  messageId: string | null;
  /** Who it was for; null where that is not to be believed, and the mail says it. */
  address: string | null;
  /** What a mail server said. */
  reason: string;
}

/** On so many days within a month a mail has to come back, where the reason may pass (docs/decisions/0037). */
const MOST_DAYS = 4;
const LONGEST_REASON = 300;

/**
 * Acts on a mail that came back, inside a transaction. Only one that we have sent counts, and only for whom it was sent
 * to: who makes up a bounce would have to know its Message-ID. Answers whether it counts.
 */
export function noteBounce(store: Store, bounce: Bounce): boolean {
  const { outbox, subscribers } = store;
  const email = sentTo(store, bounce);
  if (email === null) return false;
  const reason = bounce.reason.slice(0, LONGEST_REASON);
  if (bounce.messageId !== null) outbox.noteReturn(bounce.messageId, `Came back: ${reason}`);
  if (bounce.kind === 'complaint') {
    suppress(store, email, 'complained', reason || 'Its reader called our mail unwanted.');
    subscribers.remove(email);
  } else if (bounce.kind === 'hard') suppress(store, email, 'bounced', reason || 'There is no such address.');
  else if (outbox.countSoftBounce(email) >= MOST_DAYS)
    suppress(store, email, 'bounced', `Mails came back on ${MOST_DAYS} days: ${reason}`);
  return true;
}

function suppress({ outbox, users, audit }: Store, email: string, why: WhySuppressed, reason: string): void {
  const isNew = !outbox.isSuppressed(email);
  outbox.suppress(email, why, reason);
  const user = users.byEmail(email);
  if (isNew && user) audit.add({ action: 'mails come back', user: user.id, actor: null });
}

function sentTo({ outbox }: Store, { messageId, address }: Bounce): string | null {
  if (messageId === null) return address !== null && outbox.wasSent(address) ? address : null;
  const recipient = outbox.recipientOf(messageId);
  const isOther = address !== null && recipient?.toLowerCase() !== address.toLowerCase();
  return isOther ? null : recipient;
}

/** What our Message-IDs begin with (db/mail/outbox.ts, db/newsletter/deliveries.ts); null for what is none of ours. */
export function ownMessageId(text: string): string | null {
  return /^\s*<?([\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12})(?:@[^\s<>@]*)?>?\s*$/.exec(text)?.[1] ?? null;
}
