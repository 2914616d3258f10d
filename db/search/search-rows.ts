import type { Database } from '../database.ts';
import type { OtherPractice, SearchRow } from './search-index.ts';

type Stored = Omit<SearchRow, 'others'> & { others: string };

/** The same in the order in which all are asked for. */
type Listed = [
  ...[Stored['id'], Stored['zip'], Stored['name'], Stored['accepting_until'], Stored['earliest_visit_until']],
  ...[Stored['first_visit'], Stored['follow_up'], Stored['value_bits'], Stored['others']],
];

export function searchRowQueries(database: Database) {
  const put = database.prepare(
    `INSERT OR REPLACE INTO listing_search
       (id, zip, name, accepting_until, earliest_visit_until, first_visit, follow_up, value_bits, others)
     VALUES (:id, :zip, :name, :accepting_until, :earliest_visit_until, :first_visit, :follow_up, :value_bits, :others)`,
  );
  const one = database.prepare<[number], Stored>('SELECT * FROM listing_search WHERE id = ?');
  // As lists: better-sqlite3 takes twice as long to make objects of a hundred thousand rows.
  const all = database
    .prepare<[], Listed>(
      `SELECT id, zip, name, accepting_until, earliest_visit_until, first_visit, follow_up, value_bits, others
       FROM listing_search ORDER BY zip, id`,
    )
    .raw();
  const ids = database.prepare<[], number>('SELECT id FROM listing_search ORDER BY id').pluck();
  const fingerprint = database.prepare<[], string>('SELECT fingerprint FROM search_vocabulary').pluck();
  const forget = database.prepare('DELETE FROM search_vocabulary');
  const remember = database.prepare('INSERT INTO search_vocabulary (fingerprint) VALUES (?)');

  return {
    put: (row: SearchRow): void => void put.run({ ...row, others: JSON.stringify(row.others) }),
    one(id: number): SearchRow | null {
      const row = one.get(id);
      return row ? { ...row, others: parsedOthers(row.others) } : null;
    },
    *all(): Iterable<SearchRow> {
      // Each by its place: taking lists apart by patterns takes as long again as reading them.
      for (const row of all.iterate())
        yield {
          id: row[0],
          zip: row[1],
          name: row[2],
          accepting_until: row[3],
          earliest_visit_until: row[4],
          first_visit: row[5],
          follow_up: row[6],
          value_bits: row[7],
          others: parsedOthers(row[8]),
        };
    },
    ids: (): number[] => ids.all(),
    /** The fingerprint of the vocabulary that the stored bits were made with; null before the first. */
    fingerprint: (): string | null => fingerprint.get() ?? null,
    setFingerprint(value: string): void {
      forget.run();
      remember.run(value);
    },
  };
}

function parsedOthers(others: string): readonly OtherPractice[] {
  return others === '[]' ? NONE : (JSON.parse(others) as OtherPractice[]);
}

const NONE: readonly OtherPractice[] = [];
