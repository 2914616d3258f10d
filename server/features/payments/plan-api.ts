import type { PlanOffer } from '#contract/plans.ts';
import { API } from '#contract/paths.ts';
import { kept } from '../../platform/public-api/public-api.ts';
import type { PublicCalls } from '../../platform/public-api/public-api.ts';

/** Which plans there are and what they cost. */
export function planApi(offer: () => PlanOffer): PublicCalls {
  return (path) => (path === API.plans ? kept(offer) : null);
}
