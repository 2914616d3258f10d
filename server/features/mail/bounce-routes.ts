import express, { Router } from 'express';
import type { Request } from 'express';
import { z } from 'zod';
import { API } from '#contract/paths.ts';
import { bounceEvents } from '#contract/schemas/mail.ts';
import type { Needs } from '../../platform/platform.ts';
import { describeCall } from '../../platform/http/describe-call.ts';
import type { Call } from '../../platform/http/describe-call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { validate } from '../../platform/http/validate.ts';
import { lastUsed } from '../../platform/http/last-used.ts';
import { noteBounce, ownMessageId } from './note-bounce.ts';
import { isSignedWebhook } from './standard-webhook.ts';

const LARGEST_CALL = '256kb';
/** Calls that are remembered, for longer than a signature holds, so that none is heard twice. */
const MOST_HEARD = 10_000;
const HEARD_FOR = 900_000;

const WEBHOOK: Call = {
  does: 'Hears which mails came back, signed as standardwebhooks.com has it.',
  token: 'None: the signature in `webhook-signature`.',
  takes: 'application/json',
  body: bounceEvents,
  answer: z.object({ received: z.literal(true) }),
  refuses: { 404: 'MAIL_WEBHOOK_SECRET is not set.' },
};

/**
 * What tells that mails came back: POST /api/mail/bounces. It stands before the rules for JSON: the signature is over the
 * body as it came. No limit per address: a forgery costs little.
 */
export function bounceRoutes({ store, config, now, log }: Needs<'store' | 'config' | 'now' | 'log'>): Router {
  const router = Router();
  const raw = express.raw({ type: () => true, limit: LARGEST_CALL, inflate: false });
  const heard = lastUsed<true>(MOST_HEARD, HEARD_FOR);

  router.post(
    API.mailBounces,
    raw,
    describeCall(WEBHOOK, (request: Request, response) => {
      const secret = config.mailWebhookSecret;
      if (secret === null) throw new Refusal(404, 'Not found');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const id = request.get('webhook-id');
      const headers = {
        id,
        timestamp: request.get('webhook-timestamp'),
        signature: request.get('webhook-signature'),
      };
      if (id === undefined || !isSignedWebhook(body, headers, secret, now()))
        throw new Refusal(400, 'That is not signed with MAIL_WEBHOOK_SECRET within five minutes.');
      if (!heard.has(id)) hear(body);
      heard.set(id, true);
      response.json({ received: true });
    }),
  );
  return router;

  function hear(body: Buffer): void {
    const { events } = validate(bounceEvents, parsed(body));
    const counting = store.transaction(
      () =>
        events.filter(({ type, kind, message_id, address, reason }) => {
          const messageId = message_id === undefined ? null : ownMessageId(message_id);
          if (message_id !== undefined && messageId === null) return false;
          return noteBounce(store, {
            kind: type === 'complaint' ? type : kind,
            messageId,
            address: address ?? null,
            reason,
          });
        }).length,
    );
    log.info({ told: events.length, counting }, 'mails came back');
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new Refusal(400, 'That is no JSON.');
  }
}
