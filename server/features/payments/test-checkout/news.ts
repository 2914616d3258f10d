import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { TestEvent } from '../../../../db/payments/test-rows.ts';
import { BadWebhook } from '../provider.ts';
import type { ProviderNews } from '../provider.ts';

/** Events of the test checkout, signed with a key of this process: the webhook's address believes nobody else. */
export function createTestNews() {
  const key = randomBytes(32);
  const digest = (body: Buffer) => createHmac('sha256', key).update(body).digest();

  return {
    sign: (body: Buffer): string => digest(body).toString('hex'),
    news(body: Buffer, signature: string | undefined): ProviderNews {
      if (signature === undefined) throw new BadWebhook('unsigned');
      const given = Buffer.from(signature, 'hex');
      const right = digest(body);
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw new BadWebhook('forged');
      const { id, type, subscription, payment } = JSON.parse(body.toString()) as TestEvent;
      return { event: { id, type, subscription, provider: 'test' }, payment, cameBack: null };
    },
  };
}
