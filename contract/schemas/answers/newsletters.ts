import { z } from 'zod';
import { deliveryState, newsletterState } from './vocabulary.ts';

export const listedNewsletter = z
  .object({
    id: z.number(),
    subject: z.string(),
    state: newsletterState,
    revision: z.number().describe('To be sent along with a change; another one is refused by 409.'),
    send_at: z.string().nullable().describe('When it goes out by itself, or was to.'),
    created_at: z.string(),
    updated_at: z.string(),
    started_at: z.string().nullable(),
    finished_at: z.string().nullable(),
    paused_why: z
      .string()
      .nullable()
      .describe('Why it was paused by itself; null when an administrator did it.'),
    recipients: z.number().describe('How many subscribers there were when it was begun; 0 before.'),
    sent: z.number().describe('Of them: how many got it,'),
    refused: z.number().describe('whose address takes no mail, which ended the subscription,'),
    failed: z.number().describe('to whom it could not be sent,'),
    left: z.number().describe('who unsubscribed meanwhile,'),
    waiting: z.number().describe('and who waits for it.'),
  })
  .meta({
    id: 'ListedNewsletter',
    description: 'An issue of the newsletter in a list: /api/admin/newsletters. Dates are ISO date-times.',
  });
export type ListedNewsletter = z.output<typeof listedNewsletter>;

export const newsletterRecord = z
  .object({
    ...listedNewsletter.shape,
    preheader: z
      .string()
      .describe("What mail programs show beside the subject; '' for the beginning of the text."),
    body: z.string().describe('HTML, sanitized.'),
    subscribers: z.number().describe('How many subscribers there are now.'),
  })
  .meta({ id: 'NewsletterRecord', description: 'One issue, with what it says.' });
export type NewsletterRecord = z.output<typeof newsletterRecord>;

export const listedDelivery = z
  .object({
    id: z.number(),
    newsletter_id: z.number(),
    subject: z.string(),
    email: z.string().nullable().describe('null once the subscription has ended, or after 30 days.'),
    state: deliveryState,
    attempts: z.number(),
    next_at: z.string().describe('When it is tried next, while it waits.'),
    done_at: z.string().nullable(),
    error: z.string().nullable().describe('What went wrong the last time.'),
  })
  .meta({
    id: 'ListedDelivery',
    description: 'An issue on its way to one subscriber: /api/admin/deliveries. Dates are ISO date-times.',
  });
export type ListedDelivery = z.output<typeof listedDelivery>;
