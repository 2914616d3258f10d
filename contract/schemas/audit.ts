import { z } from 'zod';
import { day } from './list-query.ts';

const id = z.int().min(1).optional();

/** What the trail can be filtered by. Days are in UTC, the last one included. */
export const auditFilter = {
  actor_id: id,
  user_id: id,
  action: z.string().max(60).optional(),
  object_kind: z.string().max(20).optional(),
  object_id: id,
  from: day,
  to: day,
};
