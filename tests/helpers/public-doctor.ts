import type { Store } from '../../db/store.ts';
import { addUser } from './accounts.ts';
import { IDENTITY, PRACTICE } from './profile-forms.ts';

/**
 * Adds a doctor who can sign in with PASSWORD and is public, confirmed on the day of a moment, with another NPI where one is
 * given. Answers the id.
 */
export async function addPublicDoctor(
  store: Store,
  email: string,
  moment: Date,
  npi = IDENTITY.npi,
): Promise<number> {
  const id = await addUser(store, { email, plan: 1 });
  const at = moment.toISOString();
  store.transaction(() => {
    // A plan comes by a grant.
    store.users.setPlan(id, 1);
    store.profiles.add({
      ...{ ...IDENTITY, ...PRACTICE, npi, avatar: null, accepting_confirmed_at: at.slice(0, 10) },
      ...{ user_id: id, submit_at: at, review_status: 'approved', approved_at: at, updated_at: at },
    });
  });
  return id;
}
