import type { Request } from 'express';
import type { z } from 'zod';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { AuditAction } from '#contract/audit.ts';
import { validate } from '../http/validate.ts';

type Awaitable<T> = T | Promise<T>;

/** What is done to a record by an administrator. What it answers, the trail keeps as its note. */
export type Write<Row, Input> = (row: Row, input: Input, admin: UserRow) => string | null;

/** A way to change a record, and what the trail calls it. */
export interface Change<Row> {
  action: AuditAction;
  /** What a body is. */
  schema: z.ZodType;
  /** What a body asks for, to be done in the transaction. Throws 400. */
  read: (body: unknown, request: Request) => Awaitable<(row: Row, admin: UserRow) => string | null>;
  /** A body says which version of the record it means; another one is refused by 409. */
  isVersioned?: boolean;
}

/** A change whose body a schema describes. */
export function change<Row, Schema extends z.ZodType>(
  action: AuditAction,
  schema: Schema,
  write: Write<Row, z.output<Schema>>,
): Change<Row> {
  return {
    action,
    schema,
    read(body) {
      const input = validate(schema, body ?? {});
      return (row, admin) => write(row, input, admin);
    },
  };
}

/** The same where there is work to do before the transaction: `prepare` answers what is written. */
export function preparedChange<Row, Schema extends z.ZodType, Ready>(
  { action, schema, prepare }: Prepared<Schema, Ready>,
  write: Write<Row, Ready>,
): Change<Row> {
  return {
    action,
    schema,
    async read(body, request) {
      const ready = await prepare(validate(schema, body ?? {}), request);
      return (row, admin) => write(row, ready, admin);
    },
  };
}

interface Prepared<Schema extends z.ZodType, Ready> {
  action: AuditAction;
  schema: Schema;
  prepare: (input: z.output<Schema>, request: Request) => Promise<Ready>;
}

/** The same, of the version of a record that was read. */
export function versioned<Row>(change: Change<Row>): Change<Row> {
  return { ...change, isVersioned: true };
}

/** A way to make a record, and what the trail calls it. */
export interface Creation<Key> {
  action: AuditAction;
  /** What a body is. */
  schema: z.ZodType;
  /** What a body asks for, to be done in the transaction: the id of the record, and the note. Throws 400. */
  read: (body: unknown, request: Request) => Awaitable<(admin: UserRow) => { id: Key; note: string | null }>;
}

/** A creation whose body a schema describes. */
export function creation<Key, Schema extends z.ZodType>(
  action: AuditAction,
  schema: Schema,
  write: (input: z.output<Schema>, admin: UserRow) => { id: Key; note: string | null },
): Creation<Key> {
  return {
    action,
    schema,
    read(body) {
      const input = validate(schema, body ?? {});
      return (admin) => write(input, admin);
    },
  };
}

/** The same where there is work to do before the transaction: `prepare` answers what is written. */
export function preparedCreation<Key, Schema extends z.ZodType, Ready>(
  { action, schema, prepare }: Prepared<Schema, Ready>,
  write: (ready: Ready, admin: UserRow) => { id: Key; note: string | null },
): Creation<Key> {
  return {
    action,
    schema,
    async read(body, request) {
      const ready = await prepare(validate(schema, body ?? {}), request);
      return (admin) => write(ready, admin);
    },
  };
}
