import { z } from 'zod';
import { password, token } from './accounts.ts';
import { searchText } from './list-query.ts';

/** What a list of invitations can be filtered by: a part of the name or the address, and the import. */
export const invitationFilter = { q: searchText, import_id: z.int().optional() };

/** The token of the link in the mail, and the password that is chosen. */
export const invitationClaim = z.strictObject({ token, password });
