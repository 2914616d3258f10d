import type { Database } from '../database.ts';
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

export function profileQueries(database: Database) {
  const insert = database.prepare(
    `INSERT INTO profiles (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map((column) => `:${column}`).join(', ')})`,
  );
  const publishable = database.prepare<[number], Record<string, unknown>>(
    `SELECT profiles.*, users.first_name, users.last_name
     FROM profiles JOIN users ON users.id = profiles.user_id
     WHERE user_id = ? AND verified = 1 AND plan > 0 AND submit_at IS NOT NULL AND review_status = 'approved'
       AND suspended_at IS NULL`,
  );

  const of = database.prepare<[number], Record<string, unknown>>('SELECT * FROM profiles WHERE user_id = ?');

  return {
    /** A doctor's working copy; null before there is one. */
    of(userId: number): ProfileRow | null {
      const row = of.get(userId);
      return row ? parsed(row) : null;
    },
    add: (profile: ProfileRow): void => void insert.run(stored(profile)),
    /** The profile of a doctor who may be public (design: verified, paid, submitted, approved), else null. */
    publishable(userId: number): PublishableProfile | null {
      const row = publishable.get(userId);
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
