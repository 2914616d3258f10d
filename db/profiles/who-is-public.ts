import type { CredentialChecks, ProfileContent } from '#contract/profiles.ts';
import type { Comparison } from '#contract/schemas/answers/registry.ts';
import type { Database } from '../database.ts';

/** What visitors may see of a doctor: an approved version. Dates are ISO date-times. */
export interface PublishableProfile extends ProfileContent {
  user_id: number;
  /** Of the first approval. */
  approved_at: string;
  /** When the credentials were checked. */
  checked_at: string;
  checks: CredentialChecks;
  /** What the registers said when an administrator decided last; null where none was read then. */
  registry: Comparison[] | null;
  updated_at: string;
}

interface Stored {
  user_id: number;
  content: string;
  checks: string;
  registry: string | null;
  approved_at: string;
  checked_at: string | null;
  made_at: string;
}

/** The profiles of doctors who may be public: verified, paid, with a version that was approved, not suspended. */
export function publishableProfiles(database: Database) {
  const of = database.prepare<[number], Stored>(
    `SELECT profiles.user_id, version.content, checks, approved_at, version.checked_at, version.made_at,
       (SELECT decided.registry FROM profile_versions AS decided
        WHERE decided.user_id = profiles.user_id AND decided.status = 'approved' AND decided.decided_by IS NOT NULL
        ORDER BY decided.id DESC LIMIT 1) AS registry
     FROM profiles
       JOIN users ON users.id = profiles.user_id
       JOIN profile_versions AS version ON version.id = profiles.live_version
     WHERE profiles.user_id = ? AND verified = 1 AND plan > 0 AND version.status = 'approved'
       AND users.suspended_at IS NULL AND profiles.suspended_at IS NULL`,
  );

  return {
    of(userId: number): PublishableProfile | null {
      const row = of.get(userId);
      if (!row) return null;
      const { user_id, approved_at, made_at: updated_at } = row;
      return {
        ...(JSON.parse(row.content) as ProfileContent),
        ...{ user_id, approved_at, updated_at },
        checked_at: row.checked_at ?? approved_at,
        checks: JSON.parse(row.checks) as CredentialChecks,
        registry: JSON.parse(row.registry ?? 'null') as Comparison[] | null,
      };
    },
  };
}
