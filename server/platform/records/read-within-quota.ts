import type { Request } from 'express';
import type { Needs } from '../platform.ts';
import { freshlySignedIn, signedInAdmin } from '../security/session.ts';

/** Reading all of a list page by page is what its file gives, and wants the same proof: 428. */
export async function readWithinQuota(
  context: Needs<'store' | 'proofs' | 'readings' | 'sources'>,
  request: Request,
  name: string,
  ids: readonly (number | string)[],
): Promise<void> {
  const admin = (await signedInAdmin(context, request)).holder();
  if (context.readings.isFree(admin, name, ids, context.sources.of(request).trace)) return;
  (await freshlySignedIn(context, request)).holder();
}
