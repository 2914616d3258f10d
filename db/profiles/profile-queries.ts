import type { CredentialChecks, ProfileContent, ProfileDraft } from '#contract/profiles.ts';
import type { Database } from '../database.ts';
import type { ProfileRow } from './rows.ts';

/** Derived, so that it cannot say anything else than the versions do. */
const REVIEW_STATUS = `CASE
  WHEN suspended_at IS NOT NULL THEN 'suspended'
  WHEN live_version IS NOT NULL THEN 'approved'
  WHEN EXISTS (SELECT 1 FROM profile_versions WHERE user_id = profiles.user_id AND status = 'waiting') THEN 'waiting'
  WHEN submit_at IS NOT NULL THEN 'rejected'
  ELSE 'draft'
END`;

type Stored = Omit<ProfileRow, 'content' | 'checks'> & { content: string; checks: string };

/** The rows of profiles. */
export function profileQueries(database: Database) {
  const of = database.prepare<[number], Stored>(
    `SELECT profiles.*, ${REVIEW_STATUS} AS review_status FROM profiles WHERE user_id = ?`,
  );
  const save = database.prepare<[{ id: number; content: string; step: number | null; at: string }]>(
    `INSERT INTO profiles (user_id, content, step1_at, step2_at, updated_at)
     VALUES (:id, :content, iif(:step = 1, :at, NULL), iif(:step = 2, :at, NULL), :at)
     ON CONFLICT (user_id) DO UPDATE SET
       content = excluded.content, updated_at = excluded.updated_at,
       step1_at = coalesce(excluded.step1_at, step1_at), step2_at = coalesce(excluded.step2_at, step2_at)`,
  );
  const submit = database.prepare<[string, number]>(
    'UPDATE profiles SET submit_at = coalesce(submit_at, ?) WHERE user_id = ?',
  );
  const withdraw = database.prepare<[number]>('UPDATE profiles SET submit_at = NULL WHERE user_id = ?');
  const setLive = database.prepare<[{ id: number; version: number; at: string }]>(
    `UPDATE profiles SET live_version = :version, approved_at = coalesce(approved_at, :at) WHERE user_id = :id`,
  );
  const putBack = database.prepare<[number | null, string | null, string, number]>(
    'UPDATE profiles SET live_version = ?, approved_at = ?, checks = ? WHERE user_id = ?',
  );
  const check = database.prepare<[string, number]>('UPDATE profiles SET checks = ? WHERE user_id = ?');
  const suspend = database.prepare<[string | null, string | null, number]>(
    'UPDATE profiles SET suspended_at = ?, suspended_why = ? WHERE user_id = ?',
  );
  const nameOf = database.prepare<[number], Pick<ProfileContent, 'first_name' | 'last_name'>>(
    'SELECT first_name, last_name FROM users WHERE id = ?',
  );

  return {
    of(userId: number): ProfileRow | null {
      const row = of.get(userId);
      return row
        ? {
            ...row,
            content: JSON.parse(row.content) as ProfileDraft,
            checks: JSON.parse(row.checks) as CredentialChecks,
          }
        : null;
    },
    /** `at`, here and below: ISO date-time. */
    save: (id: number, content: ProfileDraft, step: 1 | 2 | null, at: string): void =>
      void save.run({ id, content: JSON.stringify(content), step, at }),
    submit: (id: number, at: string): void => void submit.run(at, id),
    withdraw: (id: number): void => void withdraw.run(id),
    setLive: (id: number, version: number, at: string): void => void setLive.run({ id, version, at }),
    /** What a decision changes, as it was before. */
    putBack: ({ user_id, live_version, approved_at, checks }: ProfileRow): void =>
      void putBack.run(live_version, approved_at, JSON.stringify(checks), user_id),
    check: (id: number, checks: CredentialChecks): void => void check.run(JSON.stringify(checks), id),
    suspend: (id: number, at: string | null, why: string | null): void => void suspend.run(at, why, id),
    /** The name of the account. Throws when there is no such user. */
    nameOf(id: number): Pick<ProfileContent, 'first_name' | 'last_name'> {
      const name = nameOf.get(id);
      if (!name) throw new Error(`No user ${id}`);
      return name;
    },
  };
}
