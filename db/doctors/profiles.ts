import type { ReviewStatus } from '#contract/accounts.ts';
import type { Database } from '../database.ts';
import type { Publishing } from './publishing.ts';
import type { ProfileRow } from './rows.ts';

const COLUMNS = [
  'user_id', 'degree', 'title', 'gender', 'npi', 'licenses', 'boards', 'practicing_since', 'practice_name',
  'street', 'city', 'state', 'zip', 'phone', 'email', 'website', 'summary', 'working_time', 'education',
  'conditions', 'treatments', 'ages', 'languages', 'insurances', 'fees', 'telehealth', 'accepting',
  'accepting_confirmed_at', 'avatar', 'submit_at', 'review_status', 'approved_at', 'updated_at',
] as const satisfies readonly (keyof ProfileRow)[]; // prettier-ignore

const JSON_COLUMNS = [
  'licenses', 'boards', 'working_time', 'education', 'conditions', 'treatments', 'ages', 'languages', 'insurances', 'fees',
] as const satisfies readonly (typeof COLUMNS)[number][]; // prettier-ignore

/** A doctor's profile with the name, as far as it may be published. */
export interface PublishableProfile extends ProfileRow {
  first_name: string;
  last_name: string;
}

/** The profiles that doctors work on. Every write publishes whose profile it is, and is made inside `transaction` only. */
export function createProfiles(database: Database, publishing: Publishing) {
  const insert = database.prepare(
    `INSERT INTO profiles (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map((column) => `:${column}`).join(', ')})`,
  );
  const of = database.prepare<[number], Record<string, unknown>>('SELECT * FROM profiles WHERE user_id = ?');
  const review = database.prepare<[{ id: number; status: ReviewStatus; at: string }]>(
    `UPDATE profiles
     SET review_status = :status, approved_at = CASE :status WHEN 'approved' THEN :at ELSE approved_at END
     WHERE user_id = :id`,
  );

  return {
    /** A doctor's working copy; null before there is one. */
    of(userId: number): ProfileRow | null {
      const row = of.get(userId);
      return row ? parsed(row) : null;
    },
    add: (profile: ProfileRow): void => publishing(profile.user_id, () => void insert.run(stored(profile))),
    /** What a review came to, and when (`at`: ISO date-time). Throws when there is no such profile. */
    review: (userId: number, status: ReviewStatus, at: string): void =>
      publishing(userId, () => {
        if (review.run({ id: userId, status, at }).changes === 0)
          throw new Error(`No profile of user ${userId}`);
      }),
  };
}

/** The profiles of doctors who may be public: verified, paid, submitted, approved, not suspended. */
export function publishableProfiles(database: Database) {
  const of = database.prepare<[number], Record<string, unknown>>(
    `SELECT profiles.*, users.first_name, users.last_name
     FROM profiles JOIN users ON users.id = profiles.user_id
     WHERE user_id = ? AND verified = 1 AND plan > 0 AND submit_at IS NOT NULL AND review_status = 'approved'
       AND suspended_at IS NULL`,
  );

  return {
    of(userId: number): PublishableProfile | null {
      const row = of.get(userId);
      return row ? parsed(row) : null;
    },
  };
}

function stored(profile: ProfileRow): Record<string, unknown> {
  const row: Record<string, unknown> = { ...profile };
  for (const column of JSON_COLUMNS) row[column] = JSON.stringify(profile[column]);
  return { ...row, telehealth: Number(profile.telehealth), accepting: Number(profile.accepting) };
}

function parsed<Row extends ProfileRow>(row: Record<string, unknown>): Row {
  const lists = Object.fromEntries(JSON_COLUMNS.map((column) => [column, JSON.parse(String(row[column]))]));
  const flags = { telehealth: row.telehealth === 1, accepting: row.accepting === 1 };
  return { ...row, ...lists, ...flags } as Row;
}
