import { PLAN_WITHOUT_END } from '#contract/plans.ts';
import type { Database } from '../database.ts';
import type { Publishing } from '../profiles/publish-with-write.ts';
import type { NewUser, UserRow } from './rows.ts';

const COLUMNS =
  'id, first_name, last_name, email, verified, proven, plan, manage_role, suspended_at, created_at';

type Stored = Omit<UserRow, 'verified' | 'proven'> & { verified: number; proven: number };

/** What changes who is public publishes the user, and is done inside `transaction` only. */
export function createUsers(database: Database, publishing: Publishing) {
  const insert = database.prepare(
    `INSERT INTO users (id, first_name, last_name, email, verified, proven, plan, manage_role, password_hash, created_at)
     VALUES (:id, :first_name, :last_name, :email, :verified, :verified, :plan, :manage_role, :password_hash, :created_at)`,
  );
  const grant = database.prepare(
    `INSERT INTO subscriptions
       (id, source, user_id, plan, status, started_at, period_start, period_end, holds_until, reason, updated_at)
     VALUES ('grant_' || :id, 'grant', :id, :plan, 'active', :at, :at, :until, :until, 'Given with the account', :at)`,
  );
  const count = database.prepare<[], number>('SELECT count(*) FROM users').pluck();
  const nextId = database
    .prepare<[], number>(
      `UPDATE user_ids SET last = 1 + max(
         last,
         coalesce((SELECT max(id) FROM users), 0),
         coalesce((SELECT max(user_id) FROM audit_log), 0)
       ) RETURNING last`,
    )
    .pluck();
  const byId = database.prepare<[number], Stored>(`SELECT ${COLUMNS} FROM users WHERE id = ?`);
  const byEmail = database.prepare<[string], Stored>(`SELECT ${COLUMNS} FROM users WHERE email = ?`);
  const hash = database
    .prepare<[string], string | null>('SELECT password_hash FROM users WHERE email = ?')
    .pluck();
  const setPassword = database.prepare<[string | null, number]>(
    'UPDATE users SET password_hash = ? WHERE id = ?',
  );
  const verify = database.prepare<[number]>('UPDATE users SET verified = 1 WHERE id = ?');
  const prove = database.prepare<[number]>('UPDATE users SET verified = 1, proven = 1 WHERE id = ?');
  const rename = database.prepare<[string, string, number]>(
    'UPDATE users SET first_name = ?, last_name = ? WHERE id = ?',
  );
  const setPlan = database.prepare<[number, number]>('UPDATE users SET plan = ? WHERE id = ?');
  const setRole = database.prepare<[string, number]>('UPDATE users SET manage_role = ? WHERE id = ?');
  const setEmail = database.prepare<[{ id: number; email: string; proven: number }]>(
    'UPDATE users SET email = :email, proven = :proven WHERE id = :id',
  );
  const suspend = database.prepare<[string | null, number]>('UPDATE users SET suspended_at = ? WHERE id = ?');
  const remove = database.prepare<[number]>('DELETE FROM users WHERE id = ?');
  const adminAddresses = database
    .prepare<[], string>(
      `SELECT email FROM users
       WHERE manage_role = 'admin' AND verified = 1 AND suspended_at IS NULL AND password_hash IS NOT NULL ORDER BY id`,
    )
    .pluck();
  const admins = database
    .prepare<[], number>(`SELECT count(*) FROM users WHERE manage_role = 'admin' AND suspended_at IS NULL`)
    .pluck();

  /** An id that no user has, had or gets, in whatever process: the trail of who has left must not become another's. */
  function reserveId(): number {
    const id = nextId.get();
    if (id === undefined) throw new Error('The table of ids is empty');
    return id;
  }

  return {
    /**
     * Adds a user, under a reserved id or the next one, and answers the id. Who is verified has proven the address. Throws
     * when the e-mail is taken. A plan comes as a grant without an end: no user has one that no subscription says.
     */
    add(user: NewUser, id = reserveId()): number {
      insert.run({ ...user, id, verified: Number(user.verified) });
      if (user.plan > 0) grant.run({ id, plan: user.plan, at: user.created_at, until: PLAN_WITHOUT_END });
      return id;
    },
    /** For what must name a new user before the row can be written. */
    reserveId,
    count: (): number => count.get() ?? 0,
    /** Administrators who can sign in: suspended ones cannot. */
    admins: (): number => admins.get() ?? 0,
    /** Where administrators are written to who can sign in. */
    adminAddresses: (): string[] => adminAddresses.all(),
    /** Throws when there is no such user. */
    get(id: number): UserRow {
      const user = parsed(byId.get(id));
      if (!user) throw new Error(`No user ${id}`);
      return user;
    },
    byId: (id: number): UserRow | null => parsed(byId.get(id)),
    byEmail: (email: string): UserRow | null => parsed(byEmail.get(email)),
    /** The argon2 hash of an account's password; null for no account, and for one without a password. */
    passwordHash: (email: string): string | null => hash.get(email) ?? null,
    /** null: nothing signs in until another one is set. */
    setPassword: (id: number, passwordHash: string | null): void => void setPassword.run(passwordHash, id),
    /** The name of the account. What visitors read is the one of an approved profile. */
    rename: (id: number, { first_name, last_name }: Pick<NewUser, 'first_name' | 'last_name'>): void =>
      void rename.run(first_name, last_name, id),
    /** Of an address that its reader has shown to read. Throws when it is taken. */
    setEmail: (id: number, email: string): void => void setEmail.run({ id, email, proven: 1 }),
    /** Of an address that is unproven until its reader shows it. Throws when it is taken. */
    giveEmail: (id: number, email: string): void => void setEmail.run({ id, email, proven: 0 }),
    /** By the word of an administrator. */
    verify: (id: number): void => publishing(id, () => void verify.run(id)),
    /** By what was mailed to the address. */
    prove: (id: number): void => publishing(id, () => void prove.run(id)),
    /** 0 for none. What it is follows from subscriptions: db/payments/payments.ts calls this, and nothing else. */
    setPlan(id: number, plan: number): void {
      if (byId.get(id)?.plan !== plan) publishing(id, () => void setPlan.run(plan, id));
    },
    setRole: (id: number, role: UserRow['manage_role']): void => void setRole.run(role, id),
    /** `at`: ISO date-time; null gives the account back. */
    suspend: (id: number, at: string | null): void => publishing(id, () => void suspend.run(at, id)),
    /** Removes a user and everything that belongs to them. */
    remove: (id: number): void => publishing(id, () => void remove.run(id)),
  };
}

function parsed(row: Stored | undefined): UserRow | null {
  return row ? { ...row, verified: row.verified === 1, proven: row.proven === 1 } : null;
}
