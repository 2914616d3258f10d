/**
 * Doctors are asked by mail whether, and when, they can see new patients, and answer by a button, without signing
 * in. What is too old fades by itself (db/profiles/listings.ts); a report asks as well (server/features/reports/).
 */
import { CONFIRMATION_DAYS, DAY_MS, EARLIEST_VISIT_DAYS } from '#contract/constants.ts';
import { REPORT_DAYS, REPORTS_TO_ASK } from '#contract/reports.ts';
import type { ConfirmationReason } from '../../../db/confirmations.ts';
import { dayAt } from '../../../db/days.ts';
import type { Store } from '../../../db/store.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import { hashOf, newLinkToken } from '../../platform/security/link-token.ts';

/** Days before the end of a confirmation on which its doctor is asked: 80 days after it was given. */
const DAYS_AHEAD = 10;
/** Days after the end in which that is told. Who has been silent for longer is not written to after an update. */
const DAYS_AFTER = 30;
const LINK_DAYS = 30;
/** The same of the earliest visit: 25 days after it was said. */
const VISIT_DAYS_AHEAD = 5;
/** Of one run; the next one goes on. */
const AT_ONCE = 100;

/** Asks those whose confirmation ends soon or has ended, each once of each. Call it in a transaction. */
export function askWhenDue(store: Store, now: Date): void {
  const today = dayAt(now);
  const due = store.confirmations.due(today, today - DAYS_AFTER, today + DAYS_AHEAD, AT_ONCE);
  for (const { user_id, email, until } of due) {
    const lapsed = until < today;
    const token = keepRequest(store, user_id, lapsed ? 'lapsed' : 'ending', until, now);
    const days = { confirmed_at: dateOf(until - CONFIRMATION_DAYS), until: dateOf(until) };
    addToOutbox(store, email, {
      kind: lapsed ? 'confirmation-lapsed' : 'confirmation-ending',
      token,
      ...days,
    });
  }
}

/** Asks those whose earliest visit ends soon, once each time that they say one. Call it in a transaction. */
export function askForVisits(store: Store, now: Date): void {
  const today = dayAt(now);
  const due = store.confirmations.dueVisits(today, today + VISIT_DAYS_AHEAD, now.toISOString(), AT_ONCE);
  for (const { user_id, email, until } of due) {
    const token = keepRequest(store, user_id, 'visit', until, now);
    const days = { said_on: dateOf(until - EARLIEST_VISIT_DAYS), until: dateOf(until) };
    addToOutbox(store, email, { kind: 'earliest-visit-ending', token, ...days });
  }
}

/** Asks a doctor of whom enough visitors said that something is wrong; once in the days that a report counts. */
export function askWhenReported(store: Store, userId: number, now: Date): void {
  const since = new Date(now.getTime() - REPORT_DAYS * DAY_MS).toISOString();
  const reported = store.reports.open(userId, since);
  const all = Object.values(reported).reduce((sum, count) => sum + count, 0);
  const asked = store.confirmations.askedForReports(userId);
  if (all < REPORTS_TO_ASK || (asked !== null && asked > since)) return;
  const token = keepRequest(store, userId, 'reports', dayAt(now), now);
  addToOutbox(store, store.users.get(userId).email, { kind: 'profile-reported', token, reported });
}

/** Answers the token of its link. */
function keepRequest(
  store: Store,
  user_id: number,
  reason: ConfirmationReason,
  about: number,
  now: Date,
): string {
  const token = newLinkToken();
  store.confirmations.add({
    ...{ user_id, reason, about, token_hash: hashOf(token) },
    asked_at: now.toISOString(),
    expires_at: new Date(now.getTime() + LINK_DAYS * DAY_MS).toISOString(),
  });
  return token;
}

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
