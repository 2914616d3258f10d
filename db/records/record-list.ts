import type { Database } from '../database.ts';

type Id = number | string;
type Value = string | number | null;

/** How the records of a table are listed. */
export interface RecordTable {
  /** What is listed, and what tells one record from another: 'users', 'id'. */
  from: string;
  id: string;
  /** What is true of all of them. */
  only?: string;
  /** Parameters that all of it has. */
  given?: () => Record<string, Value>;
  /** What lists can be ordered by: the columns of each order. The id decides between equals. */
  orders: Record<string, readonly string[]>;
  /** What lists can be filtered by: a condition in which the value is a parameter of the same name. */
  filters: Record<string, string>;
}

/** Which records, in which order. A filter that is undefined is none. */
export interface RecordChoice {
  filter: Record<string, string | number | boolean | readonly Id[] | undefined>;
  sort: string;
  order: 'ASC' | 'DESC';
}

/** The ids of the `count` records from a number on, and how many there are in all. */
export type RecordPage<Key extends Id> = (choice: RecordChoice, from: number, count: number) => Page<Key>;

interface Page<Key extends Id> {
  ids: Key[];
  total: number;
}

/** Lists of one kind of record by their ids; who asks reads the rows. An order or a filter that is none of them throws. */
export function recordList<Key extends Id>(
  database: Database,
  { from, id, only, given, orders, filters }: RecordTable,
) {
  const inSet = `${id} IN (SELECT value FROM json_each(:id))`;
  const conditions: Record<string, string> = { ...filters, id: inSet };

  return {
    total,
    /** `all`: how many there are, where that is known. */
    page(choice: RecordChoice, first: number, count: number, all = total(choice)): Page<Key> {
      const { where, values } = chosen(choice.filter);
      // What is nearer to the end is counted from there: the last page costs what the first one does.
      const isLate = first > all / 2;
      const most = Math.max(0, Math.min(count, all - first));
      const order = isLate ? reversed(choice.order) : choice.order;
      const sql = `SELECT ${id} FROM ${from}${where} ORDER BY ${orderBy(choice.sort, order)} LIMIT :most OFFSET :skipped`;
      const skipped = isLate ? all - first - most : first;
      const ids = most === 0 ? [] : pluck<Key>(sql).all({ ...values, most, skipped });
      return { ids: isLate ? ids.reverse() : ids, total: all };
    },
    /** All of them: 8 bytes each, for 100,000 about 20 ms. */
    ids({ filter, sort, order }: RecordChoice): Key[] {
      const { where, values } = chosen(filter);
      return pluck<Key>(`SELECT ${id} FROM ${from}${where} ORDER BY ${orderBy(sort, order)}`).all(values);
    },
  };

  function total({ filter }: Pick<RecordChoice, 'filter'>): number {
    const { where, values } = chosen(filter);
    return pluck<number>(`SELECT count(*) FROM ${from}${where}`).get(values) ?? 0;
  }

  function chosen(filter: RecordChoice['filter']) {
    const values: Record<string, Value> = { ...given?.() };
    const where = only === undefined ? [] : [only];
    for (const [name, value] of Object.entries(filter)) {
      if (value === undefined) continue;
      if (!Object.hasOwn(conditions, name)) throw new Error(`${from} has no filter ${name}`);
      where.push(conditions[name]);
      values[name] = bound(value);
    }
    return { where: where.length > 0 ? ` WHERE ${where.join(' AND ')}` : '', values };
  }

  function orderBy(sort: string, order: 'ASC' | 'DESC'): string {
    if (!Object.hasOwn(orders, sort)) throw new Error(`${from} has no order ${sort}`);
    return [...orders[sort], id].map((column) => `${column} ${order}`).join(', ');
  }

  function pluck<Result>(sql: string) {
    return database.prepare<[Record<string, Value>], Result>(sql).pluck();
  }
}

function bound(value: NonNullable<RecordChoice['filter'][string]>): Value {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

function reversed(order: 'ASC' | 'DESC'): 'ASC' | 'DESC' {
  return order === 'ASC' ? 'DESC' : 'ASC';
}
