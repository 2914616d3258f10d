/** A year of a small directory, on top of the sample doctors: what people did in it, day by day, on the real store. */
import type { Plan, Price } from '#contract/plans.ts';
import { openDatabase } from '../../db/database.ts';
import { DAY_MS } from '#contract/constants.ts';
import { dateOf } from '../../db/days.ts';
import { newsletterQueries } from '../../db/newsletter/newsletters.ts';
import type { Places } from '../../db/places/places.ts';
import { openStore } from '../../db/store.ts';
import { doctorsArticles } from './articles.ts';
import { changes } from './changes.ts';
import { imports } from './imports.ts';
import { newcomers } from './newcomers.ts';
import { newsletters } from './newsletters.ts';
import { payersAmong } from './payers.ts';
import { createPaying } from './paying.ts';
import { publicDoctors } from './public-doctors.ts';
import { registers } from './registers.ts';
import { rejectedAccounts } from './rejected-accounts.ts';
import { reports } from './reports.ts';
import { searches } from './searches.ts';
import { subscribers } from './subscribers.ts';
import { visits } from './visits.ts';
import type { Act, Year } from './year.ts';

export interface SeedYearOptions {
  /** SQLite file with sample doctors and articles, and nothing that happened. */
  file: string;
  migrations: string;
  places: Places;
  /** What the plans cost. */
  prices: Record<Plan, Price>;
  /** Makes the same year for the same number on the same day. */
  seed: number;
  now: () => Date;
}

/** Of the administrator who did the work of the year, and does not sign in. */
const EDITOR = { first_name: 'Dana', last_name: 'Whitfield', email: 'dana.whitfield@example.com' };
const YEAR_DAYS = 365;

/** Writes the year that ended when today began. Each act is done at its own time, and all of them are kept, or none. */
export function seedYear({ prices, seed, now, ...options }: SeedYearOptions): void {
  const today = dateOf(now());
  const end = Date.parse(today);
  const begin = end - YEAR_DAYS * DAY_MS;
  let clock = end;
  const year = { seed, today, prices, now: () => new Date(clock) };
  const store = openStore({ ...options, now: year.now, kind: 'demo', testCheckout: true });
  try {
    store.transaction(() => {
      clock = begin;
      const doctors = publicDoctors(store);
      const editor = addEditor();
      clock = end;
      play({ ...year, store, doctors, editor });
    });
    store.sweep();
  } finally {
    store.close();
  }

  function play(year: Year): void {
    const paying = createPaying(year);
    const acts: Act[] = [
      ...payersAmong(year).flatMap(paying.actsOf),
      ...newcomers(year, paying.actsOf),
      ...changes(year),
      ...rejectedAccounts(year),
      ...subscribers(year),
      ...newsletters(year),
      ...doctorsArticles(year),
      ...reports(year),
      ...registers(year),
      ...imports(year),
      ...searches(year),
      ...visits(year),
    ];
    const inTheYear = acts.filter(({ at }) => at >= begin && at <= end).sort((a, b) => a.at - b.at);
    for (const { at, act } of inTheYear) {
      clock = at;
      act();
    }
    clock = end;
    paying.close();
  }

  function addEditor(): number {
    const created_at = year.now().toISOString();
    const account = {
      ...EDITOR,
      verified: true,
      plan: 0,
      manage_role: 'admin' as const,
      password_hash: null,
    };
    return store.users.add({ ...account, created_at });
  }
}

/** Whether a demo has its year: one that was filled by an earlier release has none. */
export function hasYear({ file, now }: Pick<SeedYearOptions, 'file' | 'now'>): boolean {
  const database = openDatabase(file);
  try {
    return newsletterQueries(database, now).byId(1) !== null;
  } finally {
    database.close();
  }
}
