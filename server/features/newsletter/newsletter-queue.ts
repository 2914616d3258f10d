import { randomBytes } from 'node:crypto';
import type { DeliveryRow } from '../../../db/newsletter/deliveries.ts';
import type { NewsletterRow } from '../../../db/newsletter/newsletters.ts';
import type { Store } from '../../../db/store.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { composeMail } from '../mail/compose.ts';
import type { ComposedMail } from '../mail/compose.ts';
import type { DueMail, MailQueue } from '../mail/outbox-queue.ts';

const SECOND = 1000;
const LONGEST_REST = 10 * 60 * SECOND;
/** So many refusals one after another are not the addresses' fault. */
const MOST_REFUSALS = 10;

interface QueueParts {
  store: Pick<Store, 'newsletters' | 'deliveries' | 'subscribers' | 'audit' | 'ifWritable'>;
  config: Pick<Config, 'siteUrl' | 'siteName'>;
  now: () => Date;
}

/**
 * The issues that are being sent, one subscriber after another: the subscribers of the first one before those of the
 * next. Where the mail server has no answer they rest, for longer each time, so that nothing else waits for them.
 */
export function newsletterQueue({ store, config, now }: QueueParts): MailQueue {
  const { newsletters, deliveries, subscribers, audit } = store;
  /** Composed once, with this in place of the subscriber's token. */
  const anyToken = randomBytes(16).toString('hex');
  let composed: { of: string; mail: ComposedMail } | null = null;
  let troubles = 0;
  let restsUntil = 0;
  let refusals = 0;

  return {
    next() {
      if (now().getTime() < restsUntil) return null;
      beginDue();
      for (const newsletter of newsletters.sending()) {
        const delivery = nextOf(newsletter.id);
        if (delivery) return dueMail(newsletter, delivery);
        if (!deliveries.waits(newsletter.id)) store.ifWritable(() => newsletters.finish(newsletter.id));
      }
      return null;
    },
    noteTrouble() {
      restsUntil = now().getTime() + Math.min(SECOND * 2 ** troubles, LONGEST_REST);
      troubles += 1;
    },
  };

  /** Begins what was scheduled, and nobody has taken back. */
  function beginDue(): void {
    const id = newsletters.due();
    if (id === null) return;
    store.ifWritable(() => {
      newsletters.begin(id);
      audit.add({ action: 'sent newsletter', object: { kind: 'newsletter', id }, note: 'at its time' });
    });
  }

  function nextOf(newsletter: number): DeliveryRow | null {
    for (;;) {
      const due = deliveries.nextDue(newsletter);
      if (due) return due;
      let isMore = true;
      const isWritten = store.ifWritable(() => (isMore = deliveries.addNext(newsletter)));
      if (!isWritten || !isMore) return null;
    }
  }

  function dueMail(newsletter: NewsletterRow, delivery: DeliveryRow): DueMail {
    const { id, recipient, token } = delivery;
    return {
      ...delivery,
      kind: 'newsletter',
      askedFor: false,
      isForMany: true,
      isStillDue: () => deliveries.isStillDue(id, recipient),
      compose: () => composedFor(newsletter, token),
      rewrite: () => deliveries.rewrite(id),
      markSent() {
        troubles = 0;
        refusals = 0;
        deliveries.markSent(id);
      },
      retryAt: (at, reason) => deliveries.retryAt(id, at, reason),
      giveUp(status, reason) {
        if (status === 'suppressed') endSubscription(delivery);
        deliveries.giveUp(id, status === 'suppressed' ? 'refused' : 'failed', recipient, reason);
        refusals += 1;
        if (refusals < MOST_REFUSALS) return;
        refusals = 0;
        newsletters.pause(newsletter.id, `${MOST_REFUSALS} mails one after another were refused: ${reason}`);
      },
    };
  }

  function endSubscription({ token, newsletter_id }: DeliveryRow): void {
    if (!subscribers.end(token)) return;
    audit.add({
      action: 'ended refused subscription',
      object: { kind: 'newsletter', id: newsletter_id },
    });
  }

  function composedFor(
    { id, revision, subject, preheader, body }: NewsletterRow,
    token: string,
  ): ComposedMail {
    const of = JSON.stringify([id, revision, config.siteName, config.siteUrl]);
    if (composed?.of !== of) {
      const data = JSON.stringify({ unsubscribeToken: anyToken, subject, preheader, body });
      const site = { name: config.siteName, url: config.siteUrl };
      composed = { of, mail: composeMail({ kind: 'newsletter', data }, site) };
    }
    const { text, html, unsubscribe } = composed.mail;
    return {
      subject,
      secrets: [token],
      text: text.replaceAll(anyToken, token),
      html: html.replaceAll(anyToken, token),
      unsubscribe: unsubscribe?.replaceAll(anyToken, token),
    };
  }
}
