import type { Database } from '../database.ts';
import type { NewUser } from '../rows.ts';

export function userQueries(database: Database) {
  const insert = database.prepare(
    `INSERT INTO users (first_name, last_name, email, verified, plan, manage_role, created_at)
     VALUES (:first_name, :last_name, :email, :verified, :plan, :manage_role, :created_at)`,
  );
  const count = database.prepare<[], number>('SELECT count(*) FROM users').pluck();

  return {
    /** Adds a user and answers the id. Throws when the e-mail is taken. */
    add(user: NewUser): number {
      return Number(insert.run({ ...user, verified: Number(user.verified) }).lastInsertRowid);
    },
    count: (): number => count.get() ?? 0,
  };
}
