import { z } from 'zod';
import { day, searchText } from './list-query.ts';

/** What a list of mails can be filtered by: a part of the address, all of it, kind, state, and the days they were written on. */
export const mailFilter = {
  q: searchText,
  recipient: z.string().trim().max(254).optional(),
  kind: z.string().max(60).optional(),
  status: z.enum(['waiting', 'sent', 'failed', 'suppressed']).optional(),
  from: day,
  to: day,
};

const MOST_EVENTS = 1000;

/**
 * What is told of mails that came back. An event names the mail by its Message-ID, or whom it went to, or both. Without a
 * kind a bounce is one for good.
 */
export const bounceEvents = z.object({
  events: z
    .array(
      z
        .object({
          type: z.enum(['bounce', 'complaint']),
          kind: z.enum(['hard', 'soft']).default('hard'),
          address: z.email().max(254).optional(),
          message_id: z.string().max(998).optional(),
          reason: z.string().max(2000).default(''),
        })
        .refine(({ address, message_id }) => address !== undefined || message_id !== undefined, {
          error: 'Please name the address or the Message-ID.',
        }),
    )
    .max(MOST_EVENTS),
});
