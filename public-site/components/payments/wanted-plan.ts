import type { Plan } from '#contract/plans.ts';
import { STORED_AS } from '#contract/storage-keys.ts';
import { ofThisTab } from '../../../saving/browser-storage.ts';

/**
 * Notes the plan of whoever has to sign up or in first. Not in an address: nobody is to be led into a checkout by a link.
 * It is forgotten with the tab.
 */
export function wantPlan(plan: Plan): void {
  ofThisTab.write(STORED_AS.wantedPlan, String(plan));
}

export function wantedPlan(): Plan | null {
  return planOf(ofThisTab.read(STORED_AS.wantedPlan));
}

/** The plan to pay for now, once. */
export function takeWantedPlan(): Plan | null {
  return planOf(ofThisTab.take(STORED_AS.wantedPlan));
}

function planOf(kept: string | null): Plan | null {
  return kept === '1' ? 1 : kept === '2' ? 2 : null;
}
