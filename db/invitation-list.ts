import type { ListedInvitation } from '#contract/invitations.ts';
import type { Database } from './database.ts';
import { recordList } from './records/record-list.ts';

/** Invitations as administrators list them. */
export function invitationList(database: Database) {
  const row = database.prepare<[number], ListedInvitation>(
    `SELECT id, email, first_name, last_name, import_id, invited_at, mailed_at, expires_at,
       (SELECT status FROM outbox
        WHERE recipient = invitations.email AND kind = 'invitation' ORDER BY outbox.id DESC LIMIT 1) AS mail
     FROM invitations WHERE id = ?`,
  );

  return {
    ...recordList<number>(database, {
      from: 'invitations',
      id: 'id',
      orders: {
        id: [],
        email: ['email'],
        last_name: ['last_name COLLATE NOCASE', 'first_name COLLATE NOCASE'],
        expires_at: ['expires_at'],
      },
      filters: {
        q: `instr(lower(first_name || ' ' || last_name || ' ' || email), lower(:q)) > 0`,
        import_id: 'import_id = :import_id',
      },
    }),
    row: (id: number): ListedInvitation | null => row.get(id) ?? null,
  };
}
