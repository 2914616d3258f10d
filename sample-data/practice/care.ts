import type { Age, Condition, Treatment } from '#contract/vocabulary.ts';
import type { Random } from '../random.ts';
import { ADULT_FOCUSES } from './adult-focuses.ts';
import type { Choice, Focus } from './focus.ts';
import { SUBSPECIALTY_FOCUSES } from './subspecialty-focuses.ts';

/** Whom a doctor treats, of what, and how; the commonest first. */
export interface Care {
  focus: Focus;
  title: string;
  conditions: Condition[];
  treatments: Treatment[];
  ages: Age[];
}

const FOCUSES = [...ADULT_FOCUSES, ...SUBSPECIALTY_FOCUSES];
const WEIGHTED = FOCUSES.map((focus): [Focus, number] => [focus, focus.weight]);
/** In towns without a second psychiatrist people do a bit of everything. */
const RURAL = WEIGHTED.filter(
  ([{ key }]) => !['analyst', 'oncology', 'sleep', 'neuro', 'forensic', 'eating'].includes(key),
);

/** Treatments that make no sense without one of these conditions. */
const GIVEN_FOR: Partial<Record<Treatment, Condition[]>> = {
  lithium: ['bipolar', 'resistant-depression'],
  clozapine: ['psychosis'],
  'long-acting-injectables': ['psychosis', 'bipolar'],
  buprenorphine: ['opioids'],
  naltrexone: ['alcohol', 'opioids'],
  ect: ['resistant-depression', 'bipolar', 'psychosis', 'depression'],
  tms: ['resistant-depression', 'depression', 'ocd'],
  esketamine: ['resistant-depression'],
  ketamine: ['resistant-depression'],
  vns: ['resistant-depression', 'brain-injury'],
  'cbt-i': ['insomnia'],
  erp: ['ocd', 'phobias', 'panic', 'social-anxiety'],
  dbt: ['personality', 'self-harm', 'eating', 'impulse', 'ptsd'],
  emdr: ['ptsd'],
};

/** A focus, and a profile of care that fits it. */
export function care(random: Random, rural: boolean): Care {
  const focus = random.weighted(rural ? RURAL : WEIGHTED);
  const ages = random.weighted(focus.ages);
  const conditions = chosen(random, focus.conditions).filter(
    (key) => key !== 'dementia' || ages.includes('65+'),
  );
  return {
    focus,
    title: random.chance(0.6) ? focus.titles[0] : random.pick(focus.titles),
    conditions,
    treatments: chosen(random, focus.treatments).filter((key) => isFor(key, conditions)),
    ages,
  };
}

function isFor(treatment: Treatment, conditions: Condition[]): boolean {
  const reasons = GIVEN_FOR[treatment];
  return !reasons || reasons.some((condition) => conditions.includes(condition));
}

function chosen<T>(random: Random, choice: Choice<T>): T[] {
  return [
    ...choice.always,
    ...choice.often.filter(() => random.chance(0.62)),
    ...choice.sometimes.filter(() => random.chance(0.22)),
  ];
}
