import type { Database } from '../database.ts';
import { recordList } from '../records/record-list.ts';
import type { RecordChoice } from '../records/record-list.ts';

/** Versions of profiles as administrators list them: what waits for a review; by their ids, whatever was decided. */
export function reviewList(database: Database) {
  const orders = { id: [], made_at: ['made_at'] };
  const table = { from: 'profile_versions', id: 'id', orders, filters: {} };
  const waiting = recordList<number>(database, { ...table, only: `status = 'waiting'` });
  const all = recordList<number>(database, table);
  const listOf = ({ filter }: RecordChoice) => (filter.id === undefined ? waiting : all);

  return {
    page: (choice: RecordChoice, first: number, count: number) => listOf(choice).page(choice, first, count),
    ids: (choice: RecordChoice): number[] => listOf(choice).ids(choice),
  };
}
