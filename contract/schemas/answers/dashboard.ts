import { z } from 'zod';
import { registryState } from './registry.ts';

export const dashboardWeek = z
  .object({
    from: z.string().describe('Its Monday.'),
    sign_ups: z.number(),
    published: z.number(),
    subscribers: z.number(),
  })
  .meta({ id: 'DashboardWeek' });

export const emptySearch = z
  .object({
    state: z.string().describe('Two letters; empty for the whole country.'),
    need: z
      .string()
      .describe(
        "One filter as in the address of the search: 'condition=anxiety'; empty for searches without any.",
      ),
    count: z.number(),
  })
  .meta({
    id: 'EmptySearch',
    description:
      'What searches that found nobody have in common: five at least. Each of their needs is counted by itself.',
  });

export const waiting = z
  .object({
    reviews: z.number(),
    reports: z.number().describe("Visitors' reports that nobody has settled."),
    findings: z.number().describe('What registers say against profiles, and nobody has looked into.'),
    articles: z.number().describe('Articles of doctors that were sent in.'),
    held_files: z.number().describe('Files of registers that an administrator has to look at first.'),
    failed_mails: z.number().describe('Mails that were given up, of the last 30 days.'),
    late_mails: z.number().describe('Mails that have been tried for more than an hour.'),
    failed_payments: z.number().describe('Subscriptions whose last payment failed.'),
  })
  .meta({ id: 'Waiting', description: 'What waits for an administrator: GET /api/admin/waiting.' });

export const dashboard = z
  .object({
    health: z
      .object({ problems: z.array(z.string()), warnings: z.array(z.string()) })
      .describe('What is wrong with the site, and what soon will be, in sentences for whoever runs it.'),
    waiting,
    registers: registryState,
    totals: z.object({
      users: z.number(),
      published: z.number(),
      subscribers: z.number(),
    }),
    weeks: z.array(dashboardWeek).describe('The last 26 weeks, the running one last.'),
    plans: z
      .array(
        z.object({
          plan: z.union([z.literal(1), z.literal(2)]),
          users: z.number(),
          granted: z.number(),
        }),
      )
      .describe('How many users have which plan; of them, how many were given it.'),
    leaving: z.number().describe('How many have canceled, and keep their plan until it ends.'),
    months: z
      .array(
        z.object({
          month: z.string(),
          currency: z.string(),
          paid: z.number(),
          refunded: z.number(),
        }),
      )
      .describe('The last 12 months with money, oldest first, in the smallest unit of each currency.'),
    empty_searches: z.array(emptySearch).describe('Of this month and the last, most frequent first.'),
  })
  .meta({
    id: 'Dashboard',
    description: 'What the backoffice opens with: GET /api/admin/dashboard. Days are ISO dates in UTC.',
  });
