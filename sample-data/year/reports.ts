import { createHash } from 'node:crypto';
import { DAY_MS } from '#contract/constants.ts';
import { DEMO_DOCTOR } from '#contract/demo-accounts.ts';
import { REPORT_DAYS } from '#contract/reports.ts';
import type { ReportKind } from '#contract/reports.ts';
import { Random } from '../random.ts';
import { daysAgoOf, decided, hex, isoOf, mailed, momentOf } from './year.ts';
import type { Act, Year } from './year.ts';

const STREAM = 0x4e90;
const LINK_DAYS = 30;
/** What visitors said of whom (counted), how many days ago, and when the administrator was done with it. */
const REPORTS: { of: number; daysAgo: number; kind: ReportKind; done?: number }[] = [
  { of: 0, daysAgo: 312, kind: 'phone', done: 310 },
  { of: 1, daysAgo: 281, kind: 'moved', done: 279 },
  { of: 2, daysAgo: 233, kind: 'not-accepting', done: 232 },
  { of: 3, daysAgo: 190, kind: 'phone', done: 188 },
  { of: 4, daysAgo: 148, kind: 'not-accepting' },
  { of: 4, daysAgo: 141, kind: 'not-accepting' },
  { of: 4, daysAgo: 139, kind: 'phone', done: 135 },
  { of: 5, daysAgo: 95, kind: 'moved', done: 93 },
  { of: 6, daysAgo: 62, kind: 'phone', done: 61 },
  { of: 7, daysAgo: 26, kind: 'not-accepting' },
  { of: 7, daysAgo: 19, kind: 'not-accepting' },
  { of: 7, daysAgo: 14, kind: 'phone' },
  { of: 8, daysAgo: 6, kind: 'moved' },
  { of: 9, daysAgo: 3, kind: 'phone' },
];
/** With the third report the doctor is asked; of these, who answers, and when. */
const ASKED = [
  { of: 4, answers: 137 },
  { of: 7, answers: null },
];

/** What visitors said is wrong with profiles, and what was done about it. */
export function reports(year: Year): Act[] {
  const { store, doctors, editor } = year;
  const random = new Random(year.seed, STREAM);
  const old = doctors.filter(
    ({ email, approved_at }) => email !== DEMO_DOCTOR && daysAgoOf(year, approved_at) > 330,
  );
  const reported = random.sample(old, 10);
  const day = (daysAgo: number) => momentOf(year, daysAgo, random);

  /** When a doctor had been reported for the last time. */
  const last = new Map<number, number>();
  const said = REPORTS.filter(({ of }) => of < reported.length).flatMap(({ of, daysAgo, kind, done }) => {
    const { id: user_id } = reported[of];
    const source = hex(random, 22);
    const at = day(daysAgo);
    last.set(of, at);
    const before = isoOf(at - REPORT_DAYS * DAY_MS);
    const acts: Act[] = [
      { at, act: () => void store.reports.add({ user_id, kind, source, at: isoOf(at) }, before) },
    ];
    if (done !== undefined) acts.push({ at: day(done), act: () => settle(user_id) });
    return acts;
  });
  const asked = ASKED.filter(({ of }) => of < reported.length).flatMap(({ of, answers }) => {
    const { id, email } = reported[of];
    const token = hex(random, 32);
    const at = (last.get(of) ?? 0) + 1000;
    const acts: Act[] = [{ at, act: () => ask(id, email, token, at) }];
    if (answers !== null) acts.push({ at: day(answers), act: () => answer(id, token) });
    return acts;
  });
  return [...said, ...asked];

  function settle(user: number): void {
    const { lists, reports } = store;
    const { ids } = lists.reports.page({ filter: { settled: false }, sort: 'id', order: 'ASC' }, 0, 50);
    for (const id of ids) {
      if (lists.reports.row(id)?.doctor !== user) continue;
      reports.settle(id, editor, year.now().toISOString());
      decided(year, user, 'settled report');
    }
  }

  function ask(user_id: number, email: string, token: string, at: number): void {
    const about = Math.floor(at / DAY_MS);
    const expires_at = isoOf(at + LINK_DAYS * DAY_MS);
    const token_hash = hashOf(token);
    store.confirmations.add({
      user_id,
      reason: 'reports',
      about,
      token_hash,
      asked_at: isoOf(at),
      expires_at,
    });
    const since = isoOf(at - REPORT_DAYS * DAY_MS);
    mailed(year, email, 'profile-reported', { token, reported: store.reports.open(user_id, since) });
  }

  function answer(user: number, token: string): void {
    const at = year.now().toISOString();
    const request = store.confirmations.byToken(hashOf(token), at);
    if (!request) return;
    store.confirmations.answer(request, 'no', at);
    const on = { accepting_confirmed_at: at.slice(0, 10), earliest_visit_said_on: null };
    const parts = { accepting: false, earliest_visit: null, ...on };
    store.profiles.change(user, parts, { by: user, why: 'confirmed availability by mail' });
    store.reports.settleConfirmed(user, at);
    store.audit.add({ action: 'confirmed availability', user });
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
