import { expect, it } from 'vitest';
import type { Filter } from '#contract/search.ts';
import type { FeeFilter, State } from '#contract/vocabulary.ts';
import type { Said } from '../../db/search/said.ts';
import type { Asked } from '../../server/features/search/answers.ts';
import { answersTo, asksSomething } from '../../server/features/search/answers.ts';

interface Doctor {
  values: Partial<Record<Filter, string[]>>;
  states: State[];
  fees: Partial<Record<FeeFilter, number>>;
}

const DOCTOR: Doctor = {
  values: {
    insurance: ['aetna', 'self-pay'],
    condition: ['anxiety', 'ptsd'],
    treatment: ['cbt'],
    age: ['6-12'],
    language: ['es'],
    gender: ['woman'],
    ...{ telehealth: ['1'], evenings: ['1'], weekends: ['1'], sliding_scale: ['1'] },
  },
  states: ['MA', 'NH'],
  fees: { first_visit: 350 },
};

function saidBy({ values, states, fees }: Doctor): Said {
  return {
    has: (filter, value) => values[filter]?.includes(value) ?? false,
    byVideoIn: (state) => states.includes(state),
    fee: (filter) => fees[filter] ?? null,
  };
}

function told(asked: Partial<Asked>, doctor: Partial<Doctor> = {}): string[] {
  const answers = answersTo(
    { chosen: {}, licensedIn: null, sort: 'nearest', ...asked },
    saidBy({ ...DOCTOR, ...doctor }),
  );
  return answers.map(({ text, is }) => ({ yes: `${text} ✓`, fact: text, unknown: `${text} ?` })[is]);
}

it('answers what was asked, insurance first, and the price of a first visit', () => {
  const chosen = { condition: ['anxiety'], telehealth: ['1'], insurance: ['aetna'] };
  expect(told({ chosen, licensedIn: ['MA'] })).toEqual([
    'Takes Aetna ✓',
    'treats anxiety ✓',
    'video in MA ✓',
    'first visit $350',
  ]);
});

it.each<[string, Asked['chosen'], string]>([
  [
    'of several values those that are true',
    { insurance: ['aetna', 'cigna', 'self-pay'] },
    'Takes Aetna and self-pay ✓',
  ],
  ['names as they are spelled', { condition: ['ptsd'] }, 'Treats PTSD and trauma ✓'],
  ['a treatment', { treatment: ['cbt'] }, 'Offers CBT ✓'],
  ['an age', { age: ['6-12'] }, 'Sees ages 6–12 ✓'],
  ['a language', { language: ['es'] }, 'Speaks Spanish ✓'],
  ['a gender', { gender: ['woman'] }, 'Woman ✓'],
  ['video anywhere', { telehealth: ['1'] }, 'Video ✓'],
  ['evenings', { evenings: ['1'] }, 'Evening hours ✓'],
  ['weekends', { weekends: ['1'] }, 'Weekend hours ✓'],
  ['a price', { first_visit: ['400'] }, 'First visit $350'],
])('says %s', (_, chosen, words) => {
  expect(told({ chosen })[0]).toBe(words);
});

it('says of what is not known that it is not, and never no', () => {
  const silent = { values: {}, fees: {} };
  const chosen = { insurance: ['aetna'], telehealth: ['1'], evenings: ['1'], follow_up: ['200'] };
  expect(told({ chosen }, silent)).toEqual([
    'Aetna not named ?',
    'video not named ?',
    'evening hours not named ?',
    'fees not published ?',
  ]);
  expect(told({ sort: 'follow_up' })).toEqual(['Fees not published ?']);
  expect(told({ chosen: { telehealth: ['1'] }, licensedIn: ['CA'] })[0]).toBe('Video, states not named ?');
});

it('a price of nothing is no error, and a sliding scale is one that was asked for', () => {
  const fees = { first_visit: 0 };
  expect(told({ chosen: { sliding_scale: ['1'] } }, { fees })).toEqual([
    'First visit without charge',
    'sliding scale ✓',
  ]);
});

it('a place, and whether there is room, ask nothing: the card says that anyway', () => {
  expect(asksSomething({ chosen: { accepting: ['1'] }, licensedIn: null, sort: 'nearest' })).toBe(false);
  expect(asksSomething({ chosen: { age: ['65+'] }, licensedIn: null, sort: 'nearest' })).toBe(true);
});
