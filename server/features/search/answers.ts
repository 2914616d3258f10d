import type { Answer } from '#contract/search.ts';
import { FLAGS, labelOf } from '#contract/vocabulary.ts';
import type { FeeFilter, ListFilter, Sort, State } from '#contract/vocabulary.ts';
import { inSentence, listed, numberText } from '#contract/words.ts';
import type { Said } from '../../../db/search/said.ts';
import type { Chosen } from '../../../db/search/search.ts';

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

/** What a doctor says to what was asked, in few words each. What is not said is called that, and never a no. */
export function answersTo(asked: Asked, says: Said): Answer[] {
  const answers = [
    ...LISTS.flatMap((list) => answerOfList(list, asked.chosen[list.filter] ?? [], says)),
    ...(asked.chosen.telehealth ? [byVideo(asked.licensedIn, says)] : []),
    ...HOURS.flatMap((flag) => (asked.chosen[flag] ? [answerOfHours(flag, says)] : [])),
    ...fees(asked, says),
  ];
  return answers.map((answer, i) => (i === 0 ? { ...answer, text: capitalized(answer.text) } : answer));
}

interface List {
  filter: ListFilter;
  verb: string;
  word: (value: string) => string;
}

const named = (filter: ListFilter) => (value: string) => labelOf(filter, value);
const within = (filter: ListFilter) => (value: string) => inSentence(labelOf(filter, value));

const LISTS: List[] = [
  {
    filter: 'insurance',
    verb: 'takes ',
    // These two are no names.
    word: (value) => (/^(self-pay|out-of-network)$/.test(value) ? within : named)('insurance')(value),
  },
  { filter: 'condition', verb: 'treats ', word: within('condition') },
  { filter: 'treatment', verb: 'offers ', word: within('treatment') },
  { filter: 'age', verb: 'sees ', word: within('age') },
  { filter: 'language', verb: 'speaks ', word: named('language') },
  { filter: 'gender', verb: '', word: within('gender') },
];

function answerOfList({ filter, verb, word }: List, wanted: readonly string[], says: Said): Answer[] {
  if (wanted.length === 0) return [];
  const fits = wanted.filter((value) => says.has(filter, value));
  if (fits.length > 0) return [{ text: verb + listed(fits.map(word)), is: 'yes' }];
  return verb ? [{ text: `${listed(wanted.map(word))} not named`, is: 'unknown' }] : [];
}

function byVideo(licensedIn: Asked['licensedIn'], says: Said): Answer {
  if (!says.has('telehealth', '1')) return { text: 'video not named', is: 'unknown' };
  const states = licensedIn?.filter((state) => says.byVideoIn(state)) ?? [];
  if (states.length > 0) return { text: `video in ${listed(states)}`, is: 'yes' };
  return licensedIn ? { text: 'video, states not named', is: 'unknown' } : { text: 'video', is: 'yes' };
}

const HOURS = ['evenings', 'weekends'] as const;

function answerOfHours(flag: (typeof HOURS)[number], says: Said): Answer {
  const words = inSentence(FLAGS[flag]);
  return says.has(flag, '1') ? { text: words, is: 'yes' } : { text: `${words} not named`, is: 'unknown' };
}

/** Prices that were asked for; else that of the first visit, where it is published. */
function fees({ chosen, sort }: Asked, says: Said): Answer[] {
  const asked: FeeFilter[] = [];
  if (chosen.first_visit) asked.push('first_visit');
  if (chosen.follow_up || sort === 'follow_up') asked.push('follow_up');
  const shown = asked.length > 0 ? asked : (['first_visit'] as const);
  const prices = shown.flatMap((fee): Answer[] => {
    const dollars = says.fee(fee);
    if (dollars === null) return [];
    const price = dollars === 0 ? 'without charge' : `$${numberText(dollars)}`;
    return [{ text: `${PRICE_OF[fee]} ${price}`, is: 'fact' }];
  });
  const isAsked = asked.length > 0 || chosen.sliding_scale !== undefined;
  if (chosen.sliding_scale && says.has('sliding_scale', '1'))
    prices.push({ text: 'sliding scale', is: 'yes' });
  return prices.length === 0 && isAsked ? [{ text: 'fees not published', is: 'unknown' }] : prices;
}

const PRICE_OF = { first_visit: 'first visit', follow_up: 'follow-up' } as const;

function capitalized(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
