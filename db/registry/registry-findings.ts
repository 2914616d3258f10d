import type { FindingResult } from '#contract/registry-findings.ts';
import type { OwnFinding } from '#contract/schemas/answers/registry-findings.ts';
import type { RegistryFileKind } from '#contract/registry.ts';
import type { Comparison } from '#contract/schemas/answers/registry.ts';
import type { Database } from '../database.ts';
import { nextId } from '../next-id.ts';

/** Something that a register says against a profile. */
export interface NewFinding extends Pick<Comparison, 'about' | 'result' | 'ours' | 'theirs'> {
  user_id: number;
  file_id: number | null;
  /** Whether the profile was taken off the site for it. */
  took_off: boolean;
}

/** One that the register says still, whether or not somebody has looked into it. */
export interface StandingFinding extends Pick<Comparison, 'about' | 'result' | 'ours' | 'theirs'> {
  id: number;
  is_settled: boolean;
  took_off: boolean;
}

/** One as the mail to administrators tells of it. */
export interface ToldFinding {
  user_id: number;
  first_name: string;
  last_name: string;
  about: string;
  result: FindingResult;
  took_off: boolean;
}

interface StoredOwn extends Omit<OwnFinding, 'file' | 'took_off'> {
  took_off: number;
  file_id: number | null;
  kind: RegistryFileKind;
  dated: string;
}

const TOLD = `SELECT user_id, first_name, last_name, about, result, took_off
  FROM registry_findings JOIN users ON users.id = user_id`;

/** What the registers say against profiles, each until it is looked into or the register says it no more. */
export function registryFindingQueries(database: Database, now: () => Date) {
  const insert = database.prepare<[Omit<NewFinding, 'took_off'> & { took_off: number; now: string }]>(
    `INSERT INTO registry_findings (id, user_id, about, result, ours, theirs, file_id, found_at, took_off)
     VALUES (${nextId('registry_findings')}, :user_id, :about, :result, :ours, :theirs, :file_id, :now, :took_off)`,
  );
  const standing = database.prepare<
    [number],
    Omit<StandingFinding, 'is_settled' | 'took_off'> & { is_settled: number; took_off: number }
  >(
    `SELECT id, about, result, ours, theirs, settled_at IS NOT NULL AS is_settled, took_off FROM registry_findings
     WHERE user_id = ? AND gone_at IS NULL ORDER BY id`,
  );
  const markGone = database.prepare<[string, number]>(
    'UPDATE registry_findings SET gone_at = ? WHERE id = ?',
  );
  const markTookOff = database.prepare<[number]>('UPDATE registry_findings SET took_off = 1 WHERE id = ?');
  const reopen = database.prepare<[number]>(
    `UPDATE registry_findings SET gone_at = NULL, settled_at = NULL, settled_by = NULL, note = NULL WHERE id = ?`,
  );
  const settle = database.prepare<[{ id: number; by: number; note: string; now: string }]>(
    `UPDATE registry_findings SET settled_at = :now, settled_by = :by, note = :note
     WHERE id = :id AND settled_at IS NULL AND gone_at IS NULL`,
  );
  const of = database.prepare<
    [number],
    Omit<NewFinding, 'user_id' | 'file_id' | 'took_off'> & {
      found_at: string;
      took_off: number;
      gone_at: string | null;
      settled_at: string | null;
      note: string | null;
    }
  >(
    `SELECT about, result, ours, theirs, found_at, took_off, gone_at, settled_at, note FROM registry_findings
     WHERE user_id = ? ORDER BY id`,
  );
  const open = database.prepare<[number], StoredOwn>(
    `SELECT about, result, ours, theirs, took_off, file_id, kind, dated FROM registry_findings
       LEFT JOIN registry_files ON registry_files.id = file_id
     WHERE user_id = ? AND settled_at IS NULL AND gone_at IS NULL AND result <> 'maybe-excluded'
     ORDER BY registry_findings.id`,
  );
  const found = database.prepare<[string], Omit<ToldFinding, 'took_off'> & { took_off: number }>(
    `${TOLD} WHERE found_at >= ? AND gone_at IS NULL ORDER BY took_off DESC, registry_findings.id`,
  );
  const over = database.prepare<[string], Omit<ToldFinding, 'took_off'> & { took_off: number }>(
    `${TOLD} JOIN profiles USING (user_id)
     WHERE gone_at >= ? AND took_off = 1 AND profiles.suspended_at IS NOT NULL ORDER BY registry_findings.id`,
  );
  // One that is settled stays as long as the register says it: otherwise it would be found again.
  const sweep = database.prepare<[string]>('DELETE FROM registry_findings WHERE gone_at <= ?');

  return {
    /** Answers its id. */
    add: ({ took_off, ...finding }: NewFinding): number =>
      Number(
        insert.run({ ...finding, took_off: Number(took_off), now: now().toISOString() }).lastInsertRowid,
      ),
    /** Of a doctor, what the registers said at the last check. */
    standing: (user: number): StandingFinding[] =>
      standing.all(user).map((finding) => ({
        ...finding,
        is_settled: finding.is_settled === 1,
        took_off: finding.took_off === 1,
      })),
    /** The register does not say it any more. */
    markGone: (id: number): void => void markGone.run(now().toISOString(), id),
    /** The profile is taken off the site for it, later than it was found. */
    markTookOff: (id: number): void => void markTookOff.run(id),
    /** It is to be looked into again. */
    reopen: (id: number): void => void reopen.run(id),
    /** False when somebody was faster, or the register does not say it any more. */
    settle: (id: number, by: number, note: string): boolean =>
      settle.run({ id, by, note, now: now().toISOString() }).changes > 0,
    /** All of a doctor, the oldest first. Dates are ISO date-times. */
    of: (user: number) => of.all(user).map((finding) => ({ ...finding, took_off: finding.took_off === 1 })),
    /** What a doctor is told of that nobody has looked into yet: not of others who have the same name. */
    open: (user: number): OwnFinding[] =>
      open.all(user).map(({ file_id, kind, dated, took_off, ...finding }) => ({
        ...finding,
        file: file_id === null ? null : { id: file_id, kind, dated },
        took_off: took_off === 1,
      })),
    /** What was found since a moment, and is said still: those first that were taken off the site. */
    foundSince: (at: string): ToldFinding[] => found.all(at).map(told),
    /** What took somebody off the site who is not shown yet, and that the register has not said since a moment. */
    overSince: (at: string): ToldFinding[] => over.all(at).map(told),
    /** Forgets what no register has said since before a moment. */
    sweep: (before: string): void => void sweep.run(before),
  };
}

function told({ took_off, ...finding }: Omit<ToldFinding, 'took_off'> & { took_off: number }): ToldFinding {
  return { ...finding, took_off: took_off === 1 };
}
