import * as answers from '#contract/schemas/answers/registry-findings.ts';
import type { Router } from 'express';
import { z } from 'zod';
import type { RegistryFinding } from '#contract/schemas/answers/registry-findings.ts';
import { findingFilter, findingNote } from '#contract/schemas/registry-findings.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { change } from '../../platform/records/change-kinds.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';

/** What registers say against profiles, the newest first: /api/admin/registry-findings. Each is to be looked into. */
export function adminFindingRoutes(context: RecordNeeds): Router {
  const { lists, registry } = context.store;
  return recordRoutes(context, {
    name: 'registry-findings',
    answers: { row: answers.registryFinding },
    tellsOfPeople: true,
    id: z.int(),
    list: lists.registryFindings,
    orders: ['id'],
    sort: ['id', 'DESC'],
    filter: findingFilter,
    row: lists.registryFindings.row,
    csv: {
      id: ({ id }) => id,
      doctor: ({ doctor }) => doctor,
      first_name: ({ first_name }) => first_name,
      last_name: ({ last_name }) => last_name,
      about: ({ about }) => about,
      result: ({ result }) => result,
      ours: ({ ours }) => ours,
      theirs: ({ theirs }) => theirs,
      file: ({ file }) => file && `${file.kind} ${file.dated}`,
      found_at: ({ found_at }) => found_at,
      took_off: ({ took_off }) => took_off,
      state: ({ state }) => state,
      gone_at: ({ gone_at }) => gone_at,
      settled_at: ({ settled_at }) => settled_at,
      note: ({ note }) => note,
    },
    changes: {
      about: ({ doctor }) => ({ user: doctor, object: { kind: 'doctor', id: doctor } }),
      actions: {
        /** The trail, which keeps all for good, does not have the words. */
        settle: change('settled finding', findingNote, ({ id }: RegistryFinding, { note }, { id: admin }) => {
          if (!registry.findings.settle(id, admin, note))
            throw new Refusal(409, 'This is done with already, or the register does not say it any more.');
          return null;
        }),
      },
    },
  });
}
