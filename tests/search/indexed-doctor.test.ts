import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import type { Profile } from '#contract/profiles.ts';
import { STATES, VOCABULARY } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { hasEvenings, hasWeekends } from '#contract/working-time.ts';
import type { IndexedDoctor } from '../../db/search/indexed-doctor.ts';
import { doctorsIn, publishAll } from '../helpers/population.ts';
import { sized } from '../helpers/scale.ts';
import { searchFor } from '../helpers/search-for.ts';
import { memoryStore } from '../helpers/stores.ts';

const PLACES = [
  { zip: '02139', city: 'Cambridge', state: 'MA' },
  { zip: '03060', city: 'Nashua', state: 'NH' },
] as const;

it('knows of a doctor who is found what the profile says', () => {
  fc.assert(
    fc.property(fc.array(doctorsIn([...PLACES]), { minLength: 1, maxLength: 40 }), (doctors) => {
      const store = memoryStore();
      onTestFinished(() => store.close());
      const ids = publishAll(store, doctors);
      const { page } = searchFor(store.search);
      expect(page).toHaveLength(doctors.length);
      for (const { id } of page) {
        const { profile } = doctors[ids.indexOf(id)];
        expect(indexed(store.search.doctor(id))).toEqual(written(profile));
      }
      expect(() => store.search.doctor(0)).toThrow('No listing 0');
    }),
    { numRuns: sized(20, 200) },
  );
});

function indexed(doctor: IndexedDoctor) {
  const of = <F extends keyof typeof VOCABULARY>(filter: F) =>
    Object.keys(VOCABULARY[filter]).filter((value) => doctor.has(filter, value));
  return {
    conditions: of('condition'),
    treatments: of('treatment'),
    insurances: of('insurance'),
    ages: of('age'),
    languages: of('language'),
    gender: of('gender'),
    telehealth: doctor.has('telehealth', '1'),
    telehealth_states: (Object.keys(STATES) as State[]).filter((state) => doctor.byVideoIn(state)),
    evenings: doctor.has('evenings', '1'),
    weekends: doctor.has('weekends', '1'),
    fees: {
      first_visit: doctor.fee('first_visit'),
      follow_up: doctor.fee('follow_up'),
      sliding_scale: doctor.has('sliding_scale', '1'),
    },
  };
}

function written(profile: Profile): ReturnType<typeof indexed> {
  const inOrder = (values: readonly string[], list: object) =>
    Object.keys(list).filter((value) => values.includes(value));
  return {
    conditions: inOrder(profile.conditions, VOCABULARY.condition),
    treatments: inOrder(profile.treatments, VOCABULARY.treatment),
    insurances: inOrder(profile.insurances, VOCABULARY.insurance),
    ages: inOrder(profile.ages, VOCABULARY.age),
    languages: inOrder(profile.languages, VOCABULARY.language),
    gender: [profile.gender],
    telehealth: profile.telehealth,
    telehealth_states: inOrder(profile.telehealth_states, STATES) as State[],
    evenings: hasEvenings(profile.working_time),
    weekends: hasWeekends(profile.working_time),
    fees: profile.fees,
  };
}
