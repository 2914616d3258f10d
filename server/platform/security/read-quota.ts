import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';

/** Different records of people that an administrator reads within an hour for work. */
export const READ_FREELY = 500;
const HOUR_MS = 3_600_000;

interface Reading {
  since: number;
  records: Set<string>;
  isTold: boolean;
}

/**
 * How many people's records an administrator has read: page by page a list is its file. It is in memory, and begins anew
 * with the process.
 */
export function createReadings(store: Pick<Store, 'audit' | 'ifWritable'>, now: () => Date) {
  const readings = new Map<number, Reading>();

  return {
    /**
     * Whether somebody reads these records of a list freely. When it is too much for the first time in an hour, the trail
     * has a line, whether or not they go on. `source`: the digest of where from.
     */
    isFree({ id }: UserRow, name: string, ids: readonly (number | string)[], source: string): boolean {
      const reading = readingOf(id);
      const { records } = reading;
      const more = ids.map((one) => `${name} ${one}`).filter((record) => !records.has(record));
      if (records.size + more.length <= READ_FREELY) {
        for (const record of more) records.add(record);
        return true;
      }
      if (more.length === 0) return true;
      reading.isTold ||= store.ifWritable(() => tell(id, name, source));
      return false;
    },
  };

  function tell(actor: number, name: string, source: string): void {
    const note = `more than ${READ_FREELY} within an hour, ${name} among them`;
    store.audit.add({ action: 'read many records', actor, source, note });
  }

  function readingOf(id: number): Reading {
    const time = now().getTime();
    const known = readings.get(id);
    if (known && time < known.since + HOUR_MS) return known;
    const begun = { since: time, records: new Set<string>(), isTold: false };
    readings.set(id, begun);
    return begun;
  }
}
