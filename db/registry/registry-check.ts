import type { ProfileContent } from '#contract/profiles.ts';
import type { Comparison } from '#contract/schemas/answers/registry.ts';
import type { Database } from '../database.ts';

/** The last check of all profiles, or the one that is under way. Dates are ISO date-times. */
export interface RegistryCheck {
  /** The ids of the files that counted when it began: '3,7'. */
  files: string;
  /** So many public profiles were to be taken off the site, when that were too many: then none is. */
  spared: number;
  started_at: string | null;
  /** The account that was looked at last; null when none is under way. */
  at_user: number | null;
  finished_at: string | null;
}

/** A profile as visitors see it, while there is a plan. */
export interface CheckedProfile {
  user_id: number;
  content: ProfileContent;
  is_suspended: boolean;
  is_public: boolean;
  /** What the registers said when an administrator decided of it last. */
  known: Comparison[];
}

interface Stored {
  user_id: number;
  content: string;
  is_suspended: number;
  is_public: number;
  known: string | null;
}

const CHECKED = `SELECT profiles.user_id, live.content, profiles.suspended_at IS NOT NULL AS is_suspended,
    EXISTS (SELECT 1 FROM listings WHERE listings.id = profiles.user_id) AS is_public,
    (SELECT registry FROM profile_versions AS decided
     WHERE decided.user_id = profiles.user_id AND status = 'approved' AND registry IS NOT NULL
     ORDER BY id DESC LIMIT 1) AS known
  FROM profiles JOIN profile_versions AS live ON live.id = live_version`;

/** How far all profiles are compared with the registers, and those profiles. All of it is written in transactions. */
export function registryCheckQueries(database: Database, now: () => Date) {
  const state = database.prepare<[], RegistryCheck>(
    'SELECT files, spared, started_at, at_user, finished_at FROM registry_check WHERE id = 1',
  );
  const current = database.prepare<[], { files: string; is_full: number }>(
    `SELECT coalesce(group_concat(id), '') AS files, total(kind = 'nppes-full') > 0 AS is_full
     FROM (SELECT id, kind FROM registry_files WHERE status = 'current' ORDER BY id)`,
  );
  const begin = database.prepare<[{ files: string; spared: number; now: string }]>(
    `UPDATE registry_check SET files = :files, spared = :spared, started_at = iif(at_user IS NULL, :now, started_at),
       at_user = 0, finished_at = NULL`,
  );
  const advance = database.prepare<[number]>('UPDATE registry_check SET at_user = ?');
  const finish = database.prepare<[string]>('UPDATE registry_check SET at_user = NULL, finished_at = ?');
  const after = database.prepare<[number, number], Stored>(
    `${CHECKED} WHERE profiles.user_id > ? ORDER BY profiles.user_id LIMIT ?`,
  );
  const one = database.prepare<[number], Stored>(`${CHECKED} WHERE profiles.user_id = ?`);
  const excluded = database
    .prepare<[string, number], string>(
      `SELECT DISTINCT npi FROM registry_exclusions
       WHERE npi > ? AND file_id IN (SELECT id FROM registry_files WHERE status = 'current') ORDER BY npi LIMIT ?`,
    )
    .pluck();
  const withNpi = database
    .prepare<[string], number>(`SELECT user_id FROM profiles WHERE content ->> 'npi' = ?`)
    .pluck();
  const listed = database.prepare<[], number>('SELECT count(*) FROM listings').pluck();

  return {
    state(): RegistryCheck {
      const row = state.get();
      if (!row) throw new Error('The table of the check is empty');
      return row;
    },
    /** The ids of the files that count, empty for none; and whether NPPES is there as a whole. */
    current(): { files: string; is_full: boolean } {
      const { files = '', is_full = 0 } = current.get() ?? {};
      return { files, is_full: is_full === 1 };
    },
    /** One that is under way begins anew by other files: what it has found is told with the rest. */
    begin: (files: string, spared: number): void =>
      void begin.run({ files, spared, now: now().toISOString() }),
    /** `user`: the account that was looked at last. */
    advance: (user: number): void => void advance.run(user),
    finish: (): void => void finish.run(now().toISOString()),
    /** The profiles with a live version, by their accounts' ids, behind one. */
    profiles: (user: number, count: number): CheckedProfile[] => after.all(user, count).map(parsed),
    /** Null for an account without a live version. */
    profile(user: number): CheckedProfile | null {
      const row = one.get(user);
      return row ? parsed(row) : null;
    },
    /** NPIs of the exclusion list, in their order, behind one. */
    excluded: (npi: string, count: number): string[] => excluded.all(npi, count),
    /** Whose profile, as it was saved last, has an NPI. */
    withNpi: (npi: string): number[] => withNpi.all(npi),
    /** How many profiles are public. */
    listed: (): number => listed.get() ?? 0,
  };
}

function parsed({ content, known, is_suspended, is_public, user_id }: Stored): CheckedProfile {
  return {
    user_id,
    content: JSON.parse(content) as ProfileContent,
    is_suspended: is_suspended === 1,
    is_public: is_public === 1,
    known: JSON.parse(known ?? '[]') as Comparison[],
  };
}
