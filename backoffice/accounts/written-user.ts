import type { UserRecord } from '#contract/users.ts';
import { writtenFields } from '../records/written-fields.ts';

/** What administrators write of an account, and how it is kept. */
export const WRITTEN_USER = writtenFields(
  'users',
  ({ first_name, last_name, email }: UserRecord) => ({ first_name, last_name, email }),
  // None of them may be missing: what is left empty is refused in words.
  (fields) => Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, said ?? ''])),
);
