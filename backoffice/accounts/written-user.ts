import type { UserRecord } from '#contract/users.ts';
import { tidyEmail } from '#contract/tidy-email.ts';
import { writtenFields } from '../records/written-fields.ts';

/** What administrators write of an account, and how it is kept. */
export const WRITTEN_USER = writtenFields(
  'users',
  ({ first_name, last_name, email }: UserRecord) => ({ first_name, last_name, email }),
  {
    // None of them may be missing: what is left empty is refused in words.
    sent: (fields) => Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, said ?? ''])),
    tidied: (fields) => ({ ...fields, email: tidyEmail(fields.email ?? '') }),
  },
);
