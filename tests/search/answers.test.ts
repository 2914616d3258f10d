import { expect, it } from 'vitest';
import type { Filter } from '#contract/search.ts';
import type { FeeFilter, State } from '#contract/vocabulary.ts';
import type { IndexedDoctor } from '../../db/search/indexed-doctor.ts';
import type { Question } from '../../server/features/search/answers.ts';
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

function indexed({ values, states, fees }: Doctor): IndexedDoctor {
  return {
    has: (filter, value) => values[filter]?.includes(value) ?? false,
    byVideoIn: (state) => states.includes(state),
    fee: (filter) => fees[filter] ?? null,
  };
}

function answersOf(question: Partial<Question>, doctor: Partial<Doctor> = {}): string[] {
  const answers = answersTo(
    { needs: {}, said: [], licensedIn: null, sort: 'nearest', ...question },
    indexed({ ...DOCTOR, ...doctor }),
  );
  return answers.map(({ text, is }) => ({ yes: `${text} ✓`, fact: text, unknown: `${text} ?` })[is]);
}

it('answers what was asked, insurance first, and the price of a first visit', () => {
  const needs = { condition: ['anxiety'], telehealth: ['1'], insurance: ['aetna'] };
  expect(answersOf({ needs, licensedIn: ['MA'] })).toEqual([
    'Takes Aetna ✓',
    'treats anxiety ✓',
    'video in MA ✓',
    'first visit $350',
  ]);
});

it.each<[string, Question['needs'], string]>([
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
])('says %s', (_, needs, words) => {
  expect(answersOf({ needs })[0]).toBe(words);
});

it('says of what is not known that it is not, and never no', () => {
  const silent = { values: {}, fees: {} };
  const needs = { insurance: ['aetna'], telehealth: ['1'], evenings: ['1'], follow_up: ['200'] };
  expect(answersOf({ needs }, silent)).toEqual([
    'Aetna not named ?',
    'video not named ?',
    'evening hours not named ?',
    'fees not published ?',
  ]);
  expect(answersOf({ sort: 'follow_up' })).toEqual(['Fees not published ?']);
  expect(answersOf({ needs: { telehealth: ['1'] }, licensedIn: ['CA'] })[0]).toBe(
    'Video, states not named ?',
  );
});

it('a price of nothing is no error, and a sliding scale is one that was asked for', () => {
  const fees = { first_visit: 0 };
  expect(answersOf({ needs: { sliding_scale: ['1'] } }, { fees })).toEqual([
    'First visit without charge',
    'sliding scale ✓',
  ]);
});

it('a place, and whether there is room, ask nothing: the card says that anyway', () => {
  expect(asksSomething({ needs: { accepting: ['1'] }, said: [], licensedIn: null, sort: 'nearest' })).toBe(
    false,
  );
  expect(asksSomething({ needs: { age: ['65+'] }, said: [], licensedIn: null, sort: 'nearest' })).toBe(true);
});
