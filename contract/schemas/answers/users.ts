import { z } from 'zod';
import { reviewStatus } from './accounts.ts';
import { suppression } from './mail.ts';
import { refund } from './payments.ts';
import { planNumber, planStatus } from './plans.ts';
import { decision } from './reviews.ts';

export const listedUser = z
  .object({
    id: z.number(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    verified: z.boolean(),
    plan: planNumber,
    plan_ends_at: z
      .string()
      .nullable()
      .describe('When the plan ends; null where it goes on, or there is none.'),
    manage_role: z.enum(['', 'admin']),
    review_status: reviewStatus.nullable().describe('null: no profile yet.'),
    state: z.string().nullable().describe('Of the profile.'),
    suspended_at: z.string().nullable().describe('Since when nobody can sign in to it.'),
    created_at: z.string(),
    revision: z.number().describe('Raised by every change; goes back with PUT and DELETE.'),
  })
  .meta({
    id: 'ListedUser',
    description: 'A user as lists of the backoffice show them: /api/admin/users. Dates are ISO date-times.',
  });

export const userProfile = z
  .object({
    is_public: z.boolean().describe('Visitors see it now.'),
    title: z.string().nullable(),
    city: z.string().nullable(),
    zip: z.string().nullable(),
    npi: z.string().nullable(),
    avatar: z.string().nullable(),
    submit_at: z.string().nullable(),
    approved_at: z.string().nullable(),
    waiting_review: z.number().nullable().describe('The version that waits: /api/admin/reviews/:id.'),
    suspended_at: z.string().nullable(),
    suspended_why: z.string().nullable(),
    decisions: z.array(decision).describe('Newest first.'),
    updated_at: z.string(),
  })
  .meta({
    id: 'UserProfile',
    description: 'What there is of the profile; the versions are /api/admin/reviews.',
  });

export const userSubscription = z
  .object({
    id: z.string(),
    source: z.enum(['stripe', 'test', 'grant']),
    plan: planNumber,
    status: z.string(),
    started_at: z.string(),
    period_end: z.string(),
    cancel_at: z.string().nullable(),
    holds_until: z.string().nullable(),
    reason: z.string().nullable(),
  })
  .meta({
    id: 'UserSubscription',
    description: "The source 'grant' is one that an administrator gave: /api/admin/grants/:id.",
  });

export const userRecord = z
  .object({
    ...listedUser.shape,
    profile: userProfile.nullable(),
    plan_status: planStatus,
    subscriptions: z.array(userSubscription).describe('What gives a plan, or gave it, newest first.'),
    payments: z
      .array(
        z.object({
          id: z.number(),
          kind: z.enum(['paid', 'failed', 'refunded', 'disputed']),
          amount: z.number().describe('Below zero: a refund that came back.'),
          left: z.number().describe('What was paid and is not ordered back.'),
          currency: z.string(),
          at: z.string(),
        }),
      )
      .describe('Newest first.'),
    refunds: z.array(refund).describe('Newest first.'),
    provider_page: z
      .string()
      .nullable()
      .describe('Where they are seen at the payment provider; null where there is no such page.'),
    notes: z
      .array(
        z.object({
          id: z.number(),
          text: z.string(),
          written_by_name: z.string().nullable().describe('null: an administrator who has left.'),
          written_at: z.string(),
        }),
      )
      .describe('What administrators have noted, newest first.'),
    mails: z
      .array(
        z.object({
          id: z.number(),
          kind: z.string(),
          status: z.string(),
          created_at: z.string(),
          sent_at: z.string().nullable(),
        }),
      )
      .describe('The last ones to the address, newest first.'),
    mails_stopped: suppression.nullable().describe('null: mails arrive, as far as it is known.'),
    sessions: z.array(
      z.object({
        created_at: z.string(),
        seen_at: z.string(),
        expires_at: z.string(),
      }),
    ),
    audit: z
      .array(
        z.object({
          at: z.string(),
          action: z.string(),
          actor_id: z.number().nullable(),
          actor_name: z.string().nullable().describe('null: nobody signed in, or somebody who has left.'),
          note: z.string().nullable(),
        }),
      )
      .describe('The last lines of the trail about the account, newest first.'),
  })
  .meta({ id: 'UserRecord', description: 'What an administrator sees of one user: /api/admin/users/:id.' });
