import type { Database } from './database.ts';

export type ConfirmationReason = 'ending' | 'lapsed' | 'reports' | 'visit';

/** A doctor who was asked whether new patients are welcome. Dates are ISO date-times. */
export interface ConfirmationRequest {
  id: number;
  user_id: number;
  reason: ConfirmationReason;
  /** Days since 1970: the last day of what ends, or the day of the asking. */
  about: number;
  token_hash: Buffer;
  asked_at: string;
  expires_at: string;
  answered_at: string | null;
  answer: 'yes' | 'no' | null;
}

/** A public doctor whose confirmation, or earliest visit, ends or has ended; `until`: its last day, as days since 1970. */
export interface DueConfirmation {
  user_id: number;
  email: string;
  until: number;
}

/** What doctors were asked about their confirmations, and what they answered. */
export function confirmationQueries(database: Database) {
  // Samples have no password, nor has who was invited and never came.
  const due = database.prepare<[{ today: number; from: number; to: number; count: number }], DueConfirmation>(
    `SELECT users.id AS user_id, users.email, accepting_until AS until
     FROM listing_search JOIN users ON users.id = listing_search.id
     WHERE accepting_until BETWEEN :from AND :to AND password_hash IS NOT NULL AND NOT EXISTS (
       SELECT 1 FROM confirmation_requests
       WHERE user_id = users.id AND about = accepting_until
         AND reason = iif(accepting_until < :today, 'lapsed', 'ending')
     )
     ORDER BY accepting_until, users.id LIMIT :count`,
  );
  // Whoever is asked something already can say this in the same answer.
  const dueVisits = database.prepare<
    [{ from: number; to: number; now: string; count: number }],
    DueConfirmation
  >(
    `SELECT users.id AS user_id, users.email, earliest_visit_until AS until
     FROM listing_search JOIN users ON users.id = listing_search.id
     WHERE earliest_visit_until BETWEEN :from AND :to AND password_hash IS NOT NULL AND NOT EXISTS (
       SELECT 1 FROM confirmation_requests
       WHERE user_id = users.id
         AND (reason = 'visit' AND about = earliest_visit_until OR answered_at IS NULL AND expires_at > :now)
     )
     ORDER BY earliest_visit_until, users.id LIMIT :count`,
  );
  const insert = database.prepare(
    `INSERT INTO confirmation_requests (user_id, reason, about, token_hash, asked_at, expires_at)
     VALUES (:user_id, :reason, :about, :token_hash, :asked_at, :expires_at)`,
  );
  const byToken = database.prepare<[{ hash: Buffer; now: string }], ConfirmationRequest>(
    'SELECT * FROM confirmation_requests WHERE token_hash = :hash AND expires_at > :now',
  );
  const answer = database.prepare<[{ id: number; answer: string; now: string }]>(
    `UPDATE confirmation_requests SET answer = :answer, answered_at = :now WHERE id = :id AND answered_at IS NULL`,
  );
  const endOthers = database.prepare<[{ id: number; user: number; now: string }]>(
    `UPDATE confirmation_requests SET expires_at = :now
     WHERE user_id = :user AND id <> :id AND answered_at IS NULL AND expires_at > :now`,
  );
  const forgetOpen = database.prepare<[number]>(
    'DELETE FROM confirmation_requests WHERE user_id = ? AND answered_at IS NULL',
  );
  const askedAt = database
    .prepare<[number], string | null>(
      `SELECT max(asked_at) FROM confirmation_requests WHERE user_id = ? AND reason = 'reports'`,
    )
    .pluck();
  const of = database.prepare<
    [number],
    Pick<ConfirmationRequest, 'reason' | 'asked_at' | 'answered_at' | 'answer'>
  >('SELECT reason, asked_at, answered_at, answer FROM confirmation_requests WHERE user_id = ? ORDER BY id');
  const sweep = database.prepare<[string]>('DELETE FROM confirmation_requests WHERE asked_at <= ?');

  return {
    /** Public doctors whose confirmation ends between two days, and who were not told so; the earliest first. */
    due: (today: number, from: number, to: number, count: number) => due.all({ today, from, to, count }),
    /** Public doctors whose earliest visit ends between two days, who were not told so, and are asked nothing now (ISO date-time). */
    dueVisits: (from: number, to: number, now: string, count: number) =>
      dueVisits.all({ from, to, now, count }),
    /** Throws when the doctor was asked the same before. */
    add: (request: Omit<ConfirmationRequest, 'id' | 'answered_at' | 'answer'>): void =>
      void insert.run(request),
    /** What a link that has not ended asks; answered or not. */
    byToken: (hash: Buffer, now: string): ConfirmationRequest | null => byToken.get({ hash, now }) ?? null,
    /** Keeps an answer, and ends what else the doctor was asked. False when it was answered before. */
    answer({ id, user_id: user }: ConfirmationRequest, given: 'yes' | 'no', now: string): boolean {
      if (answer.run({ id, answer: given, now }).changes === 0) return false;
      endOthers.run({ id, user, now });
      return true;
    },
    /** Ends the links that a doctor has not answered by; what still has to be asked is asked again. */
    forgetOpen: (user: number): void => void forgetOpen.run(user),
    /** What a doctor was asked, and answered; the tokens are not in it. */
    of: (user: number) => of.all(user),
    /** When a doctor was last asked because of reports: an ISO date-time. */
    askedForReports: (user: number): string | null => askedAt.get(user) ?? null,
    /** Forgets what was asked before a moment: long enough ago that nobody would be asked the same again. */
    sweep: (before: string): void => void sweep.run(before),
  };
}
