import { timeZoneOf } from '#contract/time-zones.ts';
import type { SavedDoctor } from '../../components/call-list/saved-list.ts';
import { openNow } from '../../components/open-now.ts';
import type { OpenNow } from '../../components/open-now.ts';

const WEEK_LONG = 7 * 24 * 60;

/**
 * Doctors as it is best to call them at a moment: who may take new patients before who does not, and of these who is open
 * first, those who close soonest before the others; then by when they open; then whose hours are not known; last who is no
 * longer listed. Otherwise as they were saved.
 */
export function inCallingOrder(doctors: readonly SavedDoctor[], moment: Date): SavedDoctor[] {
  const places = new Map(doctors.map((doctor) => [doctor, placeOf(doctor, moment)]));
  return [...doctors].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** Whether a practice is open at a moment; null where its hours are not known. */
export function openAt({ working_time, state, zip }: SavedDoctor, moment: Date): OpenNow | null {
  return state === '' ? null : openNow(working_time, timeZoneOf(state, zip), moment);
}

/** Smaller is earlier: a stretch of a week for each kind, and within it minutes. */
function placeOf(doctor: SavedDoctor, moment: Date): number {
  if (!doctor.listed) return 6 * WEEK_LONG;
  return (doctor.accepting === 'no' ? 3 * WEEK_LONG : 0) + placeByHours(doctor, moment);
}

function placeByHours(doctor: SavedDoctor, moment: Date): number {
  const now = openAt(doctor, moment);
  if (!now) return 2 * WEEK_LONG;
  if (now.until === null) return WEEK_LONG - 1;
  const wait = (now.until - now.minute + WEEK_LONG) % WEEK_LONG;
  return (now.isOpen ? 0 : WEEK_LONG) + wait;
}
