import type { Fees } from '#contract/profiles.ts';
import { formatDate } from '#contract/dates.ts';
import { labelOf } from '#contract/vocabulary.ts';
import { numberText } from '#contract/wording.ts';
import { PROGRESS } from '../../components/call-list/saved-list.ts';
import type { SavedDoctor, Wish } from '../../components/call-list/saved-list.ts';

/** "Dr. Ada Osei" */
export function nameOf({ first_name, last_name }: SavedDoctor): string {
  return ['Dr.', first_name, last_name].filter(Boolean).join(' ');
}

/** "Cambridge, MA" */
export function placeOf({ city, state }: SavedDoctor): string {
  return [city, state].filter(Boolean).join(', ');
}

/** "First visit $350 · then $200 · sliding scale" */
export function feesText({ first_visit, follow_up, sliding_scale }: Fees): string {
  const parts = [
    first_visit !== null && `First visit ${dollarsText(first_visit)}`,
    follow_up !== null && `follow-up ${dollarsText(follow_up)}`,
    sliding_scale && 'sliding scale',
  ];
  return parts.filter(Boolean).join(' · ') || 'Not published: ask';
}

/** Whether a doctor takes what the visitor has; without a search, what the doctor takes. */
export function insuranceText({ insurances }: SavedDoctor, wish: Wish): string {
  const labels = (keys: SavedDoctor['insurances']) => keys.map((key) => labelOf('insurance', key)).join(', ');
  if (wish.insurances.length === 0) return labels(insurances) || 'None is named: ask';
  const taken = wish.insurances.filter((key) => insurances.includes(key));
  return taken.length > 0 ? `Takes ${labels(taken)}` : `${labels(wish.insurances)} is not named: ask`;
}

/** Whether a doctor treats what the visitor looks for; '' without a search. */
export function needText({ conditions }: SavedDoctor, wish: Wish): string {
  const treated = wish.conditions.filter((key) => conditions.includes(key));
  const words = (treated.length > 0 ? treated : wish.conditions)
    .map((key) => labelOf('condition', key))
    .join(', ');
  if (wish.conditions.length === 0) return '';
  return treated.length > 0 ? `Treats ${words}` : `${words} is not named: ask`;
}

/** How patients are seen in the practice. */
export function visitsText({ telehealth, video_only }: SavedDoctor): string {
  if (video_only) return 'By video only: nobody is seen there';
  return telehealth ? 'In person and by video' : 'In person only';
}

export const ACCEPTING = {
  yes: 'Welcome',
  no: 'No room at present',
  unconfirmed: 'Not confirmed lately: ask',
} as const;

/** "Appointment on Nov 30, 2026" */
export function progressText({ progress, appointment }: SavedDoctor): string {
  const on = progress === 'appointment' && appointment !== '' ? ` on ${formatDate(appointment)}` : '';
  return PROGRESS[progress] + on;
}

function dollarsText(dollars: number): string {
  return dollars === 0 ? 'no charge' : `$${numberText(dollars)}`;
}
