/** Issues of the newsletter: what they say, and how far they are sent. */
import type { NewsletterState } from '#contract/newsletters.ts';
import { picturesIn } from '../articles/article-pictures.ts';
import type { Database } from '../database.ts';
import { nextId } from '../next-id.ts';

/** An issue. Dates are ISO date-times. */
export interface NewsletterRow {
  id: number;
  subject: string;
  preheader: string;
  /** HTML, sanitized. */
  body: string;
  /** Never `scheduled`: that is a draft with a time. */
  state: NewsletterState;
  revision: number;
}

export interface NewNewsletter {
  subject: string;
  /** What mail programs show beside the subject, where that is not the beginning of the text. */
  preheader?: string;
  body: string;
}

const ROW = 'id, subject, preheader, body, state, revision';

/** Issues. Writes belong in a transaction: some are several statements. */
export function newsletterQueries(database: Database, now: () => Date) {
  const insert = database.prepare<[Required<NewNewsletter> & { now: string }]>(
    `INSERT INTO newsletters (id, subject, preheader, body, created_at, updated_at)
     VALUES (${nextId('newsletters')}, :subject, :preheader, :body, :now, :now)`,
  );
  const update = database.prepare<[Required<NewNewsletter> & { id: number; now: string }]>(
    `UPDATE newsletters SET subject = :subject, preheader = :preheader, body = :body, updated_at = :now, revision = revision + 1
     WHERE id = :id`,
  );
  const remove = database.prepare<[number]>('DELETE FROM newsletters WHERE id = ?');
  const forgetPictures = database.prepare<[number]>(
    'DELETE FROM newsletter_pictures WHERE newsletter_id = ?',
  );
  const notePictures = database.prepare<[{ id: number; names: string }]>(
    'INSERT INTO newsletter_pictures (name, newsletter_id) SELECT value, :id FROM json_each(:names)',
  );
  const byId = database.prepare<[number], NewsletterRow>(`SELECT ${ROW} FROM newsletters WHERE id = ?`);
  const begin = database.prepare<[{ id: number; now: string }]>(
    `UPDATE newsletters SET state = 'sending', revision = revision + 1, started_at = :now,
       recipients = (SELECT count(*) FROM subscribers),
       last_subscriber = (SELECT coalesce(max(id), 0) FROM subscribers)
     WHERE id = :id`,
  );
  const schedule = database.prepare<[{ id: number; at: string | null; by: number | null }]>(
    'UPDATE newsletters SET send_at = :at, scheduled_by = :by, revision = revision + 1 WHERE id = :id',
  );
  const scheduledBy = database
    .prepare<[number], number>(
      `SELECT id FROM newsletters WHERE scheduled_by = ? AND state = 'draft' AND send_at IS NOT NULL ORDER BY id`,
    )
    .pluck();
  const due = database
    .prepare<[string], number>(
      `SELECT id FROM newsletters INDEXED BY newsletters_to_send
       WHERE state = 'draft' AND send_at IS NOT NULL AND send_at <= ? ORDER BY send_at, id LIMIT 1`,
    )
    .pluck();
  const turn = database.prepare<[NewsletterState, string | null, number]>(
    'UPDATE newsletters SET state = ?, paused_why = ?, revision = revision + 1 WHERE id = ?',
  );
  const finish = database.prepare<[{ id: number; now: string }]>(
    `UPDATE newsletters SET state = 'sent', finished_at = :now, revision = revision + 1 WHERE id = :id`,
  );
  const sending = database.prepare<[], NewsletterRow>(
    `SELECT ${ROW} FROM newsletters WHERE state = 'sending' ORDER BY started_at, id`,
  );

  function note(id: number, body: string): void {
    forgetPictures.run(id);
    notePictures.run({ id, names: JSON.stringify(picturesIn(body)) });
  }

  return {
    /** Answers the id. */
    add({ subject, preheader = '', body }: NewNewsletter): number {
      const id = Number(insert.run({ subject, preheader, body, now: now().toISOString() }).lastInsertRowid);
      note(id, body);
      return id;
    },
    save(id: number, { subject, preheader = '', body }: NewNewsletter): void {
      update.run({ id, subject, preheader, body, now: now().toISOString() });
      note(id, body);
    },
    remove: (id: number): void => void remove.run(id),
    byId: (id: number): NewsletterRow | null => byId.get(id) ?? null,
    /** From now on it is sent, to those who are subscribers now. */
    begin: (id: number): void => void begin.run({ id, now: now().toISOString() }),
    /** `at`: when it is begun by itself, as an ISO date-time; `by`: the administrator who says so. */
    schedule: (id: number, at: string, by: number): void => void schedule.run({ id, at, by }),
    unschedule: (id: number): void => void schedule.run({ id, at: null, by: null }),
    /** The ids of those that wait for their time since somebody said so. */
    scheduledBy: (user: number): number[] => scheduledBy.all(user),
    /** The id of a draft whose time has come; null when there is none. */
    due: (): number | null => due.get(now().toISOString()) ?? null,
    /** `why`: of one that is paused by itself. */
    pause: (id: number, why: string | null): void => void turn.run('paused', why, id),
    resume: (id: number): void => void turn.run('sending', null, id),
    finish: (id: number): void => void finish.run({ id, now: now().toISOString() }),
    /** What is being sent, what was begun first at the front. */
    sending: (): NewsletterRow[] => sending.all(),
  };
}
