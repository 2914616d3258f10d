import { z } from 'zod';
import { signedIn } from './accounts.ts';
import { storedDraft } from './own-profile.ts';

/** What most calls answer that change something. */
export const done = z.object({ message: z.string().describe('A sentence for people.') }).meta({ id: 'Done' });

/** What a call refuses with. */
export const refused = z
  .object({
    message: z.string().describe('A sentence for people.'),
    fields: z.record(z.string(), z.string()).optional().describe('What is wrong with which field.'),
    field: z.string().optional().describe('The one value that was not accepted.'),
  })
  .meta({ id: 'Refused' });

/** An error of ours. */
export const failed = z
  .object({ message: z.string(), id: z.string().describe('Under which it is logged.') })
  .meta({ id: 'Failed' });

/** What was kept meanwhile in the place of what was sent. */
export const overtaken = z
  .object({
    message: z.string(),
    record: z.record(z.string(), z.unknown()).optional().describe('The record as it is now.'),
    draft: storedDraft
      .nullable()
      .optional()
      .describe('What another device has kept; null when it was saved there.'),
  })
  .meta({ id: 'Overtaken' });

/** What a sign-in of an account answers whose address is not verified. */
export const unverified = z.object({ ...done.shape, ...signedIn.shape }).meta({ id: 'Unverified' });

export const issuedToken = z.object({ token: z.string() });
