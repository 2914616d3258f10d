import type { Confirmation } from '#contract/confirmations.ts';
import { DAY_MS } from '#contract/constants.ts';
import { practiceDay } from '#contract/practice-day.ts';
import { REPORT_DAYS } from '#contract/reports.ts';
import type { ProfileDraft } from '#contract/profiles.ts';
import type { EarliestVisit } from '#contract/vocabulary.ts';
import type { ConfirmationRequest } from '../../../db/confirmations.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashOf } from '../../platform/security/link-token.ts';

/** What a link asks, or was answered. Throws 400 for one that is not good, of anybody who is not public now. */
export function confirmationOf(store: Store, token: string, now: Date): Confirmation {
  const request = requestOf(store, token, now);
  const doctor = request && store.listings.profile(request.user_id);
  if (!request || !doctor) throw new Refusal(400, 'This link has expired, or is not needed any more.');
  const since = new Date(now.getTime() - REPORT_DAYS * DAY_MS).toISOString();
  return {
    doctor: doctor.id,
    first_name: doctor.first_name,
    last_name: doctor.last_name,
    accepting: doctor.accepting,
    confirmed_at: doctor.accepting_confirmed_at,
    earliest_visit: doctor.earliest_visit,
    reported: request.reason === 'reports' ? store.reports.open(doctor.id, since) : {},
    answer: request.answer,
  };
}

/** What a doctor answers; `earliest_visit`: where it is said as well. */
export interface ConfirmationAnswer {
  answer: 'yes' | 'no';
  earliest_visit: EarliestVisit | null;
}

/**
 * Does what the doctor answered by a link: it is good for this alone, and once. Anything else changes nothing.
 * `source`: for the trail.
 */
export function confirm(
  store: Store,
  token: string,
  given: ConfirmationAnswer,
  source: string,
  now: Date,
): void {
  store.transaction(() => {
    const request = requestOf(store, token, now);
    const doctor = request && store.listings.profile(request.user_id);
    if (!request || !doctor) return;
    const { user_id: user } = request;
    if (!store.confirmations.answer(request, given.answer, now.toISOString())) return;
    store.profiles.change(user, saidBy(given, practiceDay(doctor, now)), {
      by: user,
      why: 'confirmed availability by mail',
    });
    store.reports.settleConfirmed(user, now.toISOString());
    store.audit.add({ action: 'confirmed availability', user, source });
  });
}

/** Whoever takes nobody new may have a waiting list, and nothing sooner. */
function saidBy({ answer, earliest_visit }: ConfirmationAnswer, today: string): ProfileDraft {
  const said = { accepting: answer === 'yes', accepting_confirmed_at: today };
  if (answer === 'no' && earliest_visit !== 'waiting-list')
    return { ...said, earliest_visit: null, earliest_visit_said_on: null };
  return earliest_visit ? { ...said, earliest_visit, earliest_visit_said_on: today } : said;
}

function requestOf(store: Store, token: string, now: Date): ConfirmationRequest | null {
  return store.confirmations.byToken(hashOf(token), now.toISOString());
}
