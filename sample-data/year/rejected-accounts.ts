import type { ProfileContent } from '#contract/profiles.ts';
import { reject } from './decisions.ts';
import { REFUSALS } from './refusals.ts';
import type { Act, Year } from './year.ts';

/** Of the accounts that can be signed in to: rejected, and nobody has said why. */
const REJECTED = ['rejected@example.com', 'rejected2@example.com', 'rejected3@example.com'];

/** Gives them a reason each, at the end of the year, for they are as old as the demo. */
export function rejectedAccounts(year: Year): Act[] {
  const { users, profiles } = year.store;
  return REJECTED.flatMap((email, i) => {
    const id = users.byEmail(email)?.id;
    if (id === undefined) return [];
    const act = () => {
      const { reason, sections, wrong } = REFUSALS[i];
      const content = wrong(profiles.of(id)?.content as ProfileContent);
      profiles.submit(id, content, id);
      reject(year, id, email, reason, sections);
    };
    return [{ at: Date.parse(year.today), act }];
  });
}
