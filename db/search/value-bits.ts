import type { Practice, Profile } from '#contract/profiles.ts';
import { FEE_BOUNDS, FEE_FILTERS, VISIT_BOUNDS } from '#contract/vocabulary.ts';
import { hasEvenings, hasWeekends } from '#contract/working-time.ts';
import { earliestVisitOf } from '../earliest-visit.ts';
import {
  EVENINGS,
  IN_PERSON,
  TELEHEALTH,
  VALUE_COUNT,
  VISIT_VALUES,
  WEEKENDS,
  telehealthNumber,
  valueNumber,
} from './values.ts';

/** The values of a profile in its first practice, but for "accepting" and the earliest visit that counts, which depend on the day. Bit n is bit `n & 7` of byte `n >> 3`. */
export function valueBitsOf(profile: Profile): Uint8Array {
  const bits = new Uint8Array(Math.ceil(VALUE_COUNT / 8));
  const set = (value: number) => {
    bits[value >> 3] |= 1 << (value & 7);
  };
  for (const key of profile.conditions) set(valueNumber('condition', key));
  for (const key of profile.treatments) set(valueNumber('treatment', key));
  for (const key of profile.insurances) set(valueNumber('insurance', key));
  for (const key of profile.ages) set(valueNumber('age', key));
  for (const key of profile.languages) set(valueNumber('language', key));
  set(valueNumber('gender', profile.gender));
  if (profile.telehealth) {
    set(TELEHEALTH);
    for (const state of profile.telehealth_states) set(telehealthNumber(state));
  }
  for (const value of valuesOfPractice(profile, profile)) set(value);
  if (profile.fees.sliding_scale) set(valueNumber('sliding_scale', '1'));
  for (const filter of FEE_FILTERS) {
    const fee = profile.fees[filter];
    if (fee === null) continue;
    for (const most of FEE_BOUNDS[filter].bounds) if (fee <= most) set(valueNumber(filter, String(most)));
  }
  const visit = VISIT_BOUNDS.findIndex((bound) => bound === earliestVisitOf(profile)?.when);
  if (visit !== -1) for (const { said } of VISIT_VALUES.slice(visit)) set(said);
  return bits;
}

/** Which of VALUES_OF_PRACTICES one practice has. */
export function valuesOfPractice(
  { video_only, working_time }: Pick<Practice, 'video_only' | 'working_time'>,
  { telehealth }: Pick<Profile, 'telehealth'>,
): number[] {
  return [
    ...(telehealth && video_only ? [] : [IN_PERSON]),
    ...(hasEvenings(working_time) ? [EVENINGS] : []),
    ...(hasWeekends(working_time) ? [WEEKENDS] : []),
  ];
}
