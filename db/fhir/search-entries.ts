import type { Database } from '../database.ts';
import { locationRow, practiceOf } from './entries.ts';
import type { FhirEntry } from './entries.ts';

/** What is asked of an entry. Texts are folded (contract/without-accents.ts), moments ISO date-times. */
export type Condition =
  | { column: 'given' | 'family' | 'name'; begins: string }
  | { column: 'id' | 'npi'; is: number | string }
  /** Of one of the practices. */
  | { column: 'street' | 'city' | 'state' | 'zip'; begins: string }
  | { column: 'location'; is: Location }
  | { column: 'specialties'; has: string }
  | { column: 'changed_at'; from: string; before: string }
  | 'anybody'
  | 'nobody';

/** A practice of an entry, from 0. */
export interface Location {
  id: number;
  practice: number;
}

/** All of them must hold; of each, one of its conditions. */
export type Conditions = readonly (readonly Condition[])[];

/** What is found: entries, or the practices of entries. */
export type Sought = 'entries' | 'locations';

/** `row`: where the next page begins. `practice`: where practices are sought, from 0. */
export interface FoundEntry extends FhirEntry {
  row: number;
  practice: number;
}

const FROM: Record<Sought, { row: string; tables: string }> = {
  entries: { row: 'fhir_entries.id', tables: 'fhir_entries' },
  locations: {
    row: 'fhir_locations.id',
    tables: 'fhir_locations JOIN fhir_entries ON fhir_entries.id = entry',
  },
};

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
    /** Those behind a row, by row: a place that stays when others come and go. */
    page(sought: Sought, conditions: Conditions, after: number, count: number): FoundEntry[] {
      const { where, values } = sqlOf(sought, conditions);
      const { row, tables } = FROM[sought];
      const found = database
        .prepare<unknown[], Omit<FoundEntry, 'practice'>>(
          `SELECT ${row} AS row, fhir_entries.id, changed_at FROM ${tables}
           WHERE ${row} > ? AND ${where} ORDER BY ${row} LIMIT ?`,
        )
        .all(after, ...values, count);
      return found.map((one) => ({ ...one, practice: sought === 'locations' ? practiceOf(one.row) : 0 }));
    },
    count(sought: Sought, conditions: Conditions): number {
      const { where, values } = sqlOf(sought, conditions);
      const count = database.prepare<unknown[], number>(
        `SELECT count(*) FROM ${FROM[sought].tables} WHERE ${where}`,
      );
      return count.pluck().get(...values) ?? 0;
    },
  };
}

function sqlOf(sought: Sought, conditions: Conditions): { where: string; values: (string | number)[] } {
  const rows = conditions.map((alternatives) => partsOf(sought, alternatives));
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
function partsOf(sought: Sought, alternatives: readonly Condition[]): Part[] {
  const named = (['id', 'npi', 'location'] as const).map((column) => ({
    column,
    values: alternatives.flatMap((one) =>
      typeof one === 'object' && 'is' in one && one.column === column ? [valueOf(one.is)] : [],
    ),
  }));
  const others = alternatives.filter((one) => typeof one !== 'object' || !('is' in one));
  return [
    ...named
      .filter(({ values }) => values.length > 0)
      .map(({ column, values }) => ({
        sql: inPractice(sought, column, `${COLUMNS[column]} IN (${values.map(() => '?').join(', ')})`),
        values,
      })),
    ...others.map((one) => partOf(sought, one)),
  ];
}

function partOf(sought: Sought, condition: Condition): Part {
  if (condition === 'anybody') return { sql: 'true', values: [] };
  if (condition === 'nobody') return { sql: 'false', values: [] };
  const { column } = condition;
  if ('is' in condition) {
    return {
      sql: inPractice(sought, column, `${COLUMNS[condition.column]} = ?`),
      values: [valueOf(condition.is)],
    };
  }
  if ('has' in condition) return { sql: `instr(${column}, ?) > 0`, values: [`${condition.has} `] };
  if ('begins' in condition) {
    return { sql: inPractice(sought, column, `instr(${column}, ?) = 1`), values: [condition.begins] };
  }
  return { sql: `(${column} >= ? AND ${column} < ?)`, values: [condition.from, condition.before] };
}

function valueOf(is: number | string | Location): number | string {
  return typeof is === 'object' ? locationRow(is) : is;
}

const COLUMNS = { id: 'fhir_entries.id', npi: 'npi', location: 'fhir_locations.id' } as const;
const OF_PRACTICES: readonly string[] = ['street', 'city', 'state', 'zip', 'location'];

/** Of an entry, any of its practices is enough. */
function inPractice(sought: Sought, column: string, sql: string): string {
  if (sought === 'locations' || !OF_PRACTICES.includes(column)) return sql;
  return `EXISTS (SELECT 1 FROM fhir_locations WHERE entry = fhir_entries.id AND ${sql})`;
}
