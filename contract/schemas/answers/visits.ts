import { z } from 'zod';

export const visitWeek = z
  .object({
    view: z.number(),
    phone: z.number(),
    website: z.number(),
    from: z.string().describe('ISO dates'),
    to: z.string(),
  })
  .meta({
    id: 'VisitWeek',
    description: 'Seven days, the last of them included, and how often each kind was counted in them.',
  });
export type VisitWeek = z.output<typeof visitWeek>;

export const ownVisits = z
  .object({
    weeks: z.array(visitWeek),
  })
  .meta({
    id: 'OwnVisits',
    description: 'GET /api/user/visits: of the own profile. The last week ends today.',
  });
export type OwnVisits = z.output<typeof ownVisits>;
