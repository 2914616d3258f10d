import type { ChosenSettings } from '#contract/settings.ts';
import type { Database } from './database.ts';
import type { Transactions } from './transactions.ts';

/** What administrators have chosen, and how often they have. */
export interface StoredSettings extends ChosenSettings {
  revision: number;
}

const NOTHING_CHOSEN: ChosenSettings = {
  site_name: null,
  operator: null,
  contact_address: null,
  social_url: null,
  announcement: null,
  signup: null,
  price_monthly: null,
  price_yearly: null,
  plan_on_deletion: null,
  price_currency: null,
  review_reasons: null,
  exclusions: null,
};

/** Settings: one row, and in memory what of it is kept. */
export function settingQueries(database: Database, transactions: Transactions) {
  const row = database.prepare<[], { chosen: string; revision: number }>(
    'SELECT chosen, revision FROM settings WHERE id = 1',
  );
  const update = database.prepare<[string]>(
    'UPDATE settings SET chosen = ?, revision = revision + 1 WHERE id = 1',
  );
  let current = read();
  const written = transactions.follower('settings', () => void (current = read()));

  function read(): StoredSettings {
    const stored = row.get();
    if (!stored) throw new Error('The table of settings is empty');
    return { ...NOTHING_CHOSEN, ...(JSON.parse(stored.chosen) as ChosenSettings), revision: stored.revision };
  }

  return {
    /** As everybody sees them: without what a transaction has not kept yet. */
    current: (): StoredSettings => current,
    /** As they are stored, within the transaction that asks. */
    read,
    choose: (chosen: ChosenSettings): void =>
      transactions.within(() => {
        update.run(JSON.stringify(chosen));
        written(1);
      }),
  };
}
