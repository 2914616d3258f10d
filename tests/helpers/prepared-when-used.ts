import type { Statement } from 'better-sqlite3';
import type { Database } from '../../db/database.ts';

/** Has statements compiled when they are used first: of a thousand, a test uses a few. */
export function preparedWhenUsed(database: Database): Database {
  const prepare = database.prepare.bind(database);
  const later = (sql: string) => new LateStatement(() => prepare(sql));
  return Object.assign(database, { prepare: later });
}

/** What the product asks of a statement. */
class LateStatement {
  #make: () => Statement;
  #made: Statement | undefined;

  constructor(make: () => Statement) {
    this.#make = make;
  }

  run(...values: unknown[]) {
    return this.#statement().run(...values);
  }

  get(...values: unknown[]) {
    return this.#statement().get(...values);
  }

  all(...values: unknown[]) {
    return this.#statement().all(...values);
  }

  iterate(...values: unknown[]) {
    return this.#statement().iterate(...values);
  }

  pluck(isPlucked = true): this {
    return this.#but((statement) => statement.pluck(isPlucked));
  }

  raw(isRaw = true): this {
    return this.#but((statement) => statement.raw(isRaw));
  }

  #but(change: (statement: Statement) => Statement): this {
    const make = this.#make;
    this.#make = () => change(make());
    return this;
  }

  #statement(): Statement {
    return (this.#made ??= this.#make());
  }
}
