import { z } from 'zod';
import type { Request } from 'express';
import { visit } from '#contract/schemas/visits.ts';
import type { Needs } from '../../platform/platform.ts';
import { action } from '../../platform/http/action.ts';
import { bareToken } from '../../platform/security/bare-token.ts';
import { createSeenVisits } from './seen-visits.ts';

/**
 * Counts that somebody opened a public profile, or used its telephone or website: once a day for each network. The
 * answer is always the same, or it would tell who else was there.
 */
export function countVisit(context: Needs<'store' | 'tokens' | 'sources' | 'now'>) {
  const { store, sources, now } = context;
  const seen = createSeenVisits(now);

  return action(
    {
      does: 'Counts that a profile was opened, or its telephone or website used. The answer is always the same.',
      body: visit,
      answer: z.object({}),
      example: { body: { id: 1, kind: 'view' } },
    },
    async ({ id, kind }, request) => {
      const isOurs = await isOfTheSite(context, request, id);
      if (!isOurs && seen.isNew(sources.of(request).trace, `${id} ${kind}`) && store.listings.profile(id))
        store.ifWritable(() => store.visits.count(id, kind));
      return {};
    },
  );
}

/** Doctors at their own profile, and administrators, are no visitors. */
async function isOfTheSite({ tokens }: Needs<'tokens'>, request: Request, profile: number): Promise<boolean> {
  const token = bareToken(request);
  const id = token && (await tokens.idOf(token, 'session'));
  const user = id ? tokens.holder(id, 'session') : null;
  return user !== null && (user.id === profile || user.manage_role === 'admin');
}
