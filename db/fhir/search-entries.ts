import type { Database } from '../database.ts';
import type { FhirEntry } from './entries.ts';

/** What is asked of an entry. Texts are folded (contract/without-accents.ts), moments ISO date-times. */
export type Condition =
  | { column: 'given' | 'family' | 'name' | 'street' | 'city' | 'state' | 'zip'; begins: string }
  | { column: 'id' | 'npi'; is: number | string }
  | { column: 'specialties'; has: string }
  | { column: 'changed_at'; from: string; before: string }
  | 'anybody'
  | 'nobody';

/** All of them must hold; of each, one of its conditions. */
export type Conditions = readonly (readonly Condition[])[];

/** Finds entries. A search reads the narrow table from where the last page ended: at worst to its end. */
export function searchFhirEntries(database: Database) {
  const byId = database.prepare<[number], FhirEntry>('SELECT id, changed_at FROM fhir_entries WHERE id = ?');

  return {
    /** Throws for somebody who is not public. */
    get(id: number): FhirEntry {
      const entry = byId.get(id);
      if (!entry) throw new Error(`No entry ${id}`);
      return entry;
    },
    /** Entries behind an id, by id: a place that stays when others come and go. */
    page(conditions: Conditions, after: number, count: number): FhirEntry[] {
      const { where, values } = sqlOf(conditions);
      return database
        .prepare<unknown[], FhirEntry>(
          `SELECT id, changed_at FROM fhir_entries WHERE id > ? AND ${where} ORDER BY id LIMIT ?`,
        )
        .all(after, ...values, count);
    },
    count(conditions: Conditions): number {
      const { where, values } = sqlOf(conditions);
      const count = database.prepare<unknown[], number>(`SELECT count(*) FROM fhir_entries WHERE ${where}`);
      return count.pluck().get(...values) ?? 0;
    },
  };
}

function sqlOf(conditions: Conditions): { where: string; values: (string | number)[] } {
  const rows = conditions.map((alternatives) => partsOf(alternatives));
  return {
    where: ['true', ...rows.map((parts) => `(${parts.map(({ sql }) => sql).join(' OR ')})`)].join(' AND '),
    values: rows.flat().flatMap(({ values }) => values),
  };
}

interface Part {
  sql: string;
  values: (string | number)[];
}

/** Those that name one value are asked together: SQLite takes no more than a thousand in a row of OR. */
function partsOf(alternatives: readonly Condition[]): Part[] {
  const named = (['id', 'npi'] as const).map((column) => ({
    column,
    values: alternatives.flatMap((one) =>
      typeof one === 'object' && 'is' in one && one.column === column ? [one.is] : [],
    ),
  }));
  const others = alternatives.filter((one) => typeof one !== 'object' || !('is' in one));
  return [
    ...named
      .filter(({ values }) => values.length > 0)
      .map(({ column, values }) => ({
        sql: `${column} IN (${values.map(() => '?').join(', ')})`,
        values,
      })),
    ...others.map(partOf),
  ];
}

function partOf(condition: Condition): Part {
  if (condition === 'anybody') return { sql: 'true', values: [] };
  if (condition === 'nobody') return { sql: 'false', values: [] };
  const { column } = condition;
  if ('is' in condition) return { sql: `${column} = ?`, values: [condition.is] };
  if ('has' in condition) return { sql: `instr(${column}, ?) > 0`, values: [`${condition.has} `] };
  if ('begins' in condition) return { sql: `instr(${column}, ?) = 1`, values: [condition.begins] };
  return { sql: `(${column} >= ? AND ${column} < ?)`, values: [condition.from, condition.before] };
}
