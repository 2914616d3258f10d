import { z } from 'zod';
import { DELIVERY_STATES, NEWSLETTER_STATES } from '../newsletters.ts';
import { searchText } from './list-query.ts';
import { line, lineOrNone } from './profile-fields.ts';

/** What a list of issues can be filtered by: a part of the subject, and the state. */
export const newsletterFilter = {
  q: searchText,
  state: z.enum(NEWSLETTER_STATES).optional(),
};

/** An issue as it is saved. The editor sends all that it has of the record. */
export const newsletterWriting = z.object({
  subject: z
    .string()
    .trim()
    .regex(/^\P{Cc}*$/u, 'A subject is one line.')
    .pipe(line('the subject', 150)),
  /** What mail programs show beside the subject; '' for the beginning of the text. */
  preheader: lineOrNone('the preview text', 150).default(''),
  /** HTML; what subscribers must not get is taken out (server/platform/html/sanitize-article.ts). */
  body: z.string().default(''),
});

/** An issue as it was read, to send it or to remove it. */
export const newsletterAsRead = z.strictObject({ revision: z.int().positive() });

/** Has an issue go out by itself, as it was read. */
export const newsletterScheduling = newsletterAsRead.extend({
  /** ISO date-time */
  send_at: z.iso.datetime(),
});

/** What a list of deliveries can be filtered by: the issue, the state, and the whole address. */
export const deliveryFilter = {
  newsletter: z.int().positive().optional(),
  state: z.enum(DELIVERY_STATES).optional(),
  email: z.string().trim().max(254).optional(),
};
