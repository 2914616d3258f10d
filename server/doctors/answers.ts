import type { Answer, DoctorCard } from '#contract/doctors.ts';
import { FLAGS, labelOf } from '#contract/vocabulary.ts';
import type { FeeFilter, ListFilter, Sort, State } from '#contract/vocabulary.ts';
import { inSentence, listed, numberText } from '#contract/words.ts';
import type { ListingFacts } from '../../db/doctors/listings.ts';
import type { Chosen } from '../../db/doctors/search/search.ts';

/** What a doctor says of what can be asked for. */
export type Doctor = Pick<DoctorCard, 'insurances' | 'conditions' | 'telehealth'> & ListingFacts;

export interface Asked {
  /** By hand and by words together. */
  chosen: Chosen;
  /** By video: the states of whose licenses one is enough; null otherwise. */
  licensedIn: readonly State[] | null;
  sort: Sort;
}

/** Whether there is anything to answer: a place and a name alone ask for nothing. */
export function asksSomething({ chosen, sort }: Asked): boolean {
  return sort === 'follow_up' || Object.keys(chosen).some((filter) => filter !== 'accepting');
}

/** What a doctor says to what was asked, in few words each. What it does not say is called that, and never a no. */
export function answersTo(asked: Asked, doctor: Doctor): Answer[] {
  const answers = [
    ...LISTS.flatMap((list) => answerOfList(list, asked.chosen[list.filter] ?? [], doctor)),
    ...(asked.chosen.telehealth ? [byVideo(asked.licensedIn, doctor)] : []),
    ...hours(asked.chosen, doctor),
    ...fees(asked, doctor),
  ];
  return answers.map((answer, i) => (i === 0 ? { ...answer, text: capitalized(answer.text) } : answer));
}

interface List {
  filter: ListFilter;
  verb: string;
  said: (doctor: Doctor) => readonly string[];
  word: (value: string) => string;
}

const named = (filter: ListFilter) => (value: string) => labelOf(filter, value);
const within = (filter: ListFilter) => (value: string) => inSentence(labelOf(filter, value));

const LISTS: List[] = [
  {
    filter: 'insurance',
    verb: 'takes ',
    said: ({ insurances }) => insurances,
    // These two are no names.
    word: (value) => (/^(self-pay|out-of-network)$/.test(value) ? within : named)('insurance')(value),
  },
  {
    filter: 'condition',
    verb: 'treats ',
    said: ({ conditions }) => conditions,
    word: within('condition'),
  },
  {
    filter: 'treatment',
    verb: 'offers ',
    said: ({ treatments }) => treatments,
    word: within('treatment'),
  },
  { filter: 'age', verb: 'sees ', said: ({ ages }) => ages, word: within('age') },
  { filter: 'language', verb: 'speaks ', said: ({ languages }) => languages, word: named('language') },
  { filter: 'gender', verb: '', said: ({ gender }) => [gender], word: within('gender') },
];

function answerOfList({ verb, said, word }: List, wanted: readonly string[], doctor: Doctor): Answer[] {
  if (wanted.length === 0) return [];
  const own = said(doctor);
  const fits = wanted.filter((value) => own.includes(value));
  if (fits.length > 0) return [{ text: verb + listed(fits.map(word)), is: 'yes' }];
  return verb ? [{ text: `${listed(wanted.map(word))} not named`, is: 'unknown' }] : [];
}

function byVideo(licensedIn: Asked['licensedIn'], { telehealth, telehealth_states }: Doctor): Answer {
  if (!telehealth) return { text: 'video not named', is: 'unknown' };
  const states = telehealth_states.filter((state) => licensedIn?.includes(state));
  if (states.length > 0) return { text: `video in ${listed(states)}`, is: 'yes' };
  return licensedIn ? { text: 'video, states not named', is: 'unknown' } : { text: 'video', is: 'yes' };
}

function hours(chosen: Chosen, { evenings, weekends }: Doctor): Answer[] {
  const answers: Answer[] = [];
  const tell = (flag: 'evenings' | 'weekends', is: boolean) => {
    const words = inSentence(FLAGS[flag]);
    if (chosen[flag])
      answers.push(is ? { text: words, is: 'yes' } : { text: `${words} not named`, is: 'unknown' });
  };
  tell('evenings', evenings);
  tell('weekends', weekends);
  return answers;
}

/** Prices that were asked for; else that of the first visit, where it is published. */
function fees({ chosen, sort }: Asked, { fees }: Doctor): Answer[] {
  const asked: FeeFilter[] = [];
  if (chosen.first_visit) asked.push('first_visit');
  if (chosen.follow_up || sort === 'follow_up') asked.push('follow_up');
  const shown = asked.length > 0 ? asked : (['first_visit'] as const);
  const prices = shown.flatMap((fee): Answer[] => {
    const dollars = fees[fee];
    if (dollars === null) return [];
    const price = dollars === 0 ? 'without charge' : `$${numberText(dollars)}`;
    return [{ text: `${PRICE_OF[fee]} ${price}`, is: 'fact' }];
  });
  const isAsked = asked.length > 0 || chosen.sliding_scale !== undefined;
  if (fees.sliding_scale && chosen.sliding_scale) prices.push({ text: 'sliding scale', is: 'yes' });
  return prices.length === 0 && isAsked ? [{ text: 'fees not published', is: 'unknown' }] : prices;
}

const PRICE_OF = { first_visit: 'first visit', follow_up: 'follow-up' } as const;

function capitalized(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
