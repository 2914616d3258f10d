import type { Plan, PlanOnDeletion } from '#contract/plans.ts';
import type { Database } from '../database.ts';
import type { Provider } from './rows.ts';

/** The one checkout that a user can be in. */
export interface CheckoutRow {
  user_id: number;
  plan: Plan;
  /** Makes the key under which the provider is asked: what the network loses is sent again and done once. */
  attempt: number;
  /** The provider's; null while it has not answered. */
  session: string | null;
}

/** A subscription that is to end at its provider. */
export interface EndingRow {
  subscription: string;
  how: PlanOnDeletion;
  /** Since when: ISO date-time. */
  created_at: string;
}

/** Customers, their checkouts, and what is to be ended for those who have left. */
export function checkoutQueries(database: Database, now: () => Date) {
  const customer = database
    .prepare<[string, number], string>('SELECT customer FROM customers WHERE provider = ? AND user_id = ?')
    .pluck();
  const isCustomer = database
    .prepare<[number], number>('SELECT 1 FROM customers WHERE user_id = ? LIMIT 1')
    .pluck();
  const userOf = database
    .prepare<[string, string], number>('SELECT user_id FROM customers WHERE provider = ? AND customer = ?')
    .pluck();
  const putCustomer = database.prepare<
    [{ provider: Provider; user: number; customer: string; told: string | null }]
  >(
    `INSERT INTO customers (provider, user_id, customer, has_moved)
     SELECT :provider, id, :customer, coalesce(email <> :told, 0) FROM users WHERE id = :user
     ON CONFLICT DO NOTHING`,
  );
  const removeCustomer = database.prepare<[string, number]>(
    'DELETE FROM customers WHERE provider = ? AND user_id = ?',
  );
  const customers = database.prepare<[string, number], { user_id: number; customer: string }>(
    'SELECT user_id, customer FROM customers WHERE provider = ? AND user_id > ? ORDER BY user_id LIMIT 100',
  );
  const moved = database.prepare<[string], { customer: string; email: string }>(
    `SELECT customer, email FROM customers JOIN users ON users.id = user_id
     WHERE provider = ? AND has_moved = 1 ORDER BY random() LIMIT 100`,
  );
  const noteTold = database.prepare<[{ provider: Provider; customer: string; email: string }]>(
    `UPDATE customers SET has_moved = 0 WHERE provider = :provider AND customer = :customer
       AND user_id = (SELECT id FROM users WHERE email = :email)`,
  );
  const byUser = database.prepare<[number], CheckoutRow>('SELECT * FROM checkouts WHERE user_id = ?');
  const begin = database.prepare(
    `INSERT INTO checkouts (user_id, plan, attempt) VALUES (?, ?, 1)
     ON CONFLICT (user_id) DO UPDATE SET plan = excluded.plan, attempt = attempt + 1, session = NULL`,
  );
  const setSession = database.prepare<[string, number]>('UPDATE checkouts SET session = ? WHERE user_id = ?');
  const putEnding = database.prepare<[string, string, PlanOnDeletion, string]>(
    `INSERT INTO payment_endings (subscription, provider, how, created_at) VALUES (?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  const endings = database.prepare<[string], EndingRow>(
    `SELECT subscription, how, created_at FROM payment_endings WHERE provider = ? ORDER BY random() LIMIT 100`,
  );
  const leave = database.prepare<[number]>(
    `INSERT INTO left_checkouts (session, provider)
     SELECT session, provider FROM checkouts JOIN customers USING (user_id)
     WHERE user_id = ? AND session IS NOT NULL
     ON CONFLICT DO NOTHING`,
  );
  const isLeft = database.prepare<[string], number>('SELECT 1 FROM left_checkouts WHERE session = ?').pluck();
  const left = database
    .prepare<[string], string>(
      'SELECT session FROM left_checkouts WHERE provider = ? ORDER BY random() LIMIT 100',
    )
    .pluck();
  const removeLeft = database.prepare<[string]>('DELETE FROM left_checkouts WHERE session = ?');
  const removeEnding = database.prepare<[string]>('DELETE FROM payment_endings WHERE subscription = ?');

  return {
    /** The provider's id of a user; null for one who never paid. */
    customer: (provider: Provider, userId: number): string | null => customer.get(provider, userId) ?? null,
    /** Whether a user is the customer of anybody. */
    hasCustomer: (userId: number): boolean => isCustomer.get(userId) !== undefined,
    /** The user behind a provider's customer. */
    userOf: (provider: Provider, id: string): number | null => userOf.get(provider, id) ?? null,
    /** Nothing for an account that is deleted. `told`: the address that the provider was given, where that is known. */
    addCustomer: (provider: Provider, user: number, customer: string, told: string | null = null): void =>
      void putCustomer.run({ provider, user, customer, told }),
    removeCustomer: (provider: Provider, userId: number): void => void removeCustomer.run(provider, userId),
    /** Those whose account has another address than the provider knows, with that address, in any order. */
    movedCustomers: (provider: Provider) => moved.all(provider),
    /** Notes that the provider knows the address of a customer, unless it is another one by now. */
    noteTold: (provider: Provider, customer: string, email: string): void =>
      void noteTold.run({ provider, customer, email }),
    /** At most 100 of those after a user. */
    customersAfter: (provider: Provider, userId: number) => customers.all(provider, userId),
    checkout: (userId: number): CheckoutRow | null => byUser.get(userId) ?? null,
    /** Begins another checkout of a user, in place of the one before. */
    begin(userId: number, plan: Plan): CheckoutRow {
      begin.run(userId, plan);
      const row = byUser.get(userId);
      if (!row) throw new Error('A checkout was not stored');
      return row;
    },
    setSession: (userId: number, session: string): void => void setSession.run(session, userId),
    /** Has a subscription end at its provider as soon as that can be reached. */
    addEnding: (provider: Provider, subscription: string, how: PlanOnDeletion = 'end'): void =>
      void putEnding.run(subscription, provider, how, now().toISOString()),
    /** In any order: none is in the way of others. */
    endings: (provider: Provider): EndingRow[] => endings.all(provider),
    /** Has the checkout of a user closed at its provider as soon as that can be reached. */
    leaveCheckout: (userId: number): void => void leave.run(userId),
    isLeft: (session: string): boolean => isLeft.get(session) !== undefined,
    leftCheckouts: (provider: Provider): string[] => left.all(provider),
    removeLeftCheckout: (session: string): void => void removeLeft.run(session),
    removeEnding: (subscription: string): void => void removeEnding.run(subscription),
  };
}
