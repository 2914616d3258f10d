/** Issues of the newsletter: what they say, and how far they are sent. */
import type { NewsletterState } from '#contract/newsletters.ts';
import { picturesIn } from '../articles/article-pictures.ts';
import type { Database } from '../database.ts';

/** An issue. Dates are ISO date-times. */
export interface NewsletterRow {
  id: number;
  subject: string;
  /** HTML, sanitized. */
  body: string;
  state: NewsletterState;
  revision: number;
}

export interface NewNewsletter {
  subject: string;
  body: string;
}

/** Issues. Writes belong in a transaction: some are several statements. */
export function newsletterQueries(database: Database, now: () => Date) {
  const insert = database.prepare<[NewNewsletter & { now: string }]>(
    `INSERT INTO newsletters (subject, body, created_at, updated_at) VALUES (:subject, :body, :now, :now)`,
  );
  const update = database.prepare<[NewNewsletter & { id: number; now: string }]>(
    `UPDATE newsletters SET subject = :subject, body = :body, updated_at = :now, revision = revision + 1
     WHERE id = :id`,
  );
  const remove = database.prepare<[number]>('DELETE FROM newsletters WHERE id = ?');
  const forgetPictures = database.prepare<[number]>(
    'DELETE FROM newsletter_pictures WHERE newsletter_id = ?',
  );
  const notePictures = database.prepare<[{ id: number; names: string }]>(
    'INSERT INTO newsletter_pictures (name, newsletter_id) SELECT value, :id FROM json_each(:names)',
  );
  const byId = database.prepare<[number], NewsletterRow>(
    'SELECT id, subject, body, state, revision FROM newsletters WHERE id = ?',
  );
  const begin = database.prepare<[{ id: number; now: string }]>(
    `UPDATE newsletters SET state = 'sending', revision = revision + 1, started_at = :now,
       recipients = (SELECT count(*) FROM subscribers),
       last_subscriber = (SELECT coalesce(max(id), 0) FROM subscribers)
     WHERE id = :id`,
  );
  const turn = database.prepare<[NewsletterState, string | null, number]>(
    'UPDATE newsletters SET state = ?, paused_why = ?, revision = revision + 1 WHERE id = ?',
  );
  const finish = database.prepare<[{ id: number; now: string }]>(
    `UPDATE newsletters SET state = 'sent', finished_at = :now, revision = revision + 1 WHERE id = :id`,
  );
  const sending = database.prepare<[], NewsletterRow>(
    `SELECT id, subject, body, state, revision FROM newsletters WHERE state = 'sending' ORDER BY started_at, id`,
  );

  function note(id: number, body: string): void {
    forgetPictures.run(id);
    notePictures.run({ id, names: JSON.stringify(picturesIn(body)) });
  }

  return {
    /** Answers the id. */
    add({ subject, body }: NewNewsletter): number {
      const id = Number(insert.run({ subject, body, now: now().toISOString() }).lastInsertRowid);
      note(id, body);
      return id;
    },
    save(id: number, { subject, body }: NewNewsletter): void {
      update.run({ id, subject, body, now: now().toISOString() });
      note(id, body);
    },
    remove: (id: number): void => void remove.run(id),
    byId: (id: number): NewsletterRow | null => byId.get(id) ?? null,
    /** From now on it is sent, to those who are subscribers now. */
    begin: (id: number): void => void begin.run({ id, now: now().toISOString() }),
    /** `why`: of one that is paused by itself. */
    pause: (id: number, why: string | null): void => void turn.run('paused', why, id),
    resume: (id: number): void => void turn.run('sending', null, id),
    finish: (id: number): void => void finish.run({ id, now: now().toISOString() }),
    /** What is being sent, what was begun first at the front. */
    sending: (): NewsletterRow[] => sending.all(),
  };
}
