import type { ProfileDraft } from '#contract/profiles.ts';
import type { UserRow } from './accounts/rows.ts';
import type { Database } from './database.ts';
import { nextId } from './next-id.ts';
import type { Profiles } from './profiles/profiles.ts';

/** Whom to invite, with as much of the profile as is known, each part of it valid. */
export interface InvitedDoctor {
  /** In small letters. */
  email: string;
  first_name: string;
  last_name: string;
  content: ProfileDraft;
}

/** A mail of an invitation, and until when its link holds. Dates are ISO date-times. */
export interface InvitationMail {
  token_hash: Buffer;
  mailed_at: string;
  expires_at: string;
}

export interface InvitationRow extends InvitedDoctor {
  id: number;
}

type Stored = Omit<InvitationRow, 'content'> & { content: string };

const COLUMNS = 'id, email, first_name, last_name, content';

/** Doctors who were invited, and are nobody here until they come. All of it is written in transactions. */
export function invitationQueries(database: Database, profiles: Profiles) {
  const insert = database.prepare(
    `INSERT INTO invitations
       (id, email, first_name, last_name, content, import_id, token_hash, invited_at, mailed_at, expires_at)
     VALUES (${nextId('invitations')}, :email, :first_name, :last_name, :content, :import_id, :token_hash, :mailed_at,
       :mailed_at, :expires_at)`,
  );
  const renew = database.prepare(
    `UPDATE invitations SET token_hash = :token_hash, mailed_at = :mailed_at, expires_at = :expires_at WHERE id = :id`,
  );
  const byToken = database.prepare<[{ hash: Buffer; now: string }], Stored>(
    `SELECT ${COLUMNS} FROM invitations WHERE token_hash = :hash AND expires_at > :now`,
  );
  const byEmail = database.prepare<[string], Stored>(`SELECT ${COLUMNS} FROM invitations WHERE email = ?`);
  const npiIsKnown = database
    .prepare<[{ npi: string }], number>(
      `SELECT 1 FROM invitations WHERE content ->> 'npi' = :npi
       UNION ALL SELECT 1 FROM profiles WHERE content ->> 'npi' = :npi`,
    )
    .pluck();
  const remove = database.prepare<[number]>('DELETE FROM invitations WHERE id = ?');
  const removeNpi = database.prepare<[string]>(`DELETE FROM invitations WHERE content ->> 'npi' = ?`);
  const sweep = database.prepare<[string]>('DELETE FROM invitations WHERE expires_at <= ?');

  return {
    /** Answers its id. Throws when the address is invited already. */
    add({ content, ...doctor }: InvitedDoctor, importId: number, mail: InvitationMail): number {
      const row = { ...doctor, content: JSON.stringify(content), import_id: importId, ...mail };
      return Number(insert.run(row).lastInsertRowid);
    },
    /** From now on the link of this mail holds, and no earlier one. */
    renew: (id: number, mail: InvitationMail): void => void renew.run({ id, ...mail }),
    byToken: (hash: Buffer, now: string): InvitationRow | null => parsed(byToken.get({ hash, now })),
    byEmail: (email: string): InvitationRow | null => parsed(byEmail.get(email)),
    /** Whether somebody has this NPI, or was invited with it. */
    npiIsKnown: (npi: string): boolean => npiIsKnown.get({ npi }) !== undefined,
    /**
     * Gives somebody whose address is proven what came with the invitation to it, as the working copy of a profile,
     * unless there is one already; the invitation is used up. Nothing happens to whom nobody invited.
     */
    takeUp({ id, email, first_name, last_name }: UserRow): void {
      const invitation = parsed(byEmail.get(email));
      if (!invitation) return;
      remove.run(invitation.id);
      if (profiles.of(id)) return;
      const content = { ...invitation.content, first_name, last_name };
      profiles.change(id, content, { by: id, why: 'took up an invitation' });
    },
    remove: (id: number): void => void remove.run(id),
    removeNpi: (npi: string): void => void removeNpi.run(npi),
    /** Forgets those who have not come until a moment. */
    sweep: (now: string): void => void sweep.run(now),
  };
}

function parsed(row: Stored | undefined): InvitationRow | null {
  return row ? { ...row, content: JSON.parse(row.content) as ProfileDraft } : null;
}
