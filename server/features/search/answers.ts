import type { Answer, Need } from '#contract/search.ts';
import { FLAGS, labelOf } from '#contract/vocabulary.ts';
import type { FeeFilter, ListFilter, Sort, State } from '#contract/vocabulary.ts';
import { either, inSentence, listed, numberText } from '#contract/wording.ts';
import type { IndexedDoctor } from '../../../db/search/indexed-doctor.ts';
import type { SearchNeeds } from '../../../db/search/wish.ts';

/** What a search asks each doctor. */
export interface Question {
  needs: SearchNeeds;
  /** The conditions and treatments among them that were said in words: each by itself. */
  said: readonly Need[];
  /** By video: the states of whose licenses one is enough; null otherwise. */
  licensedIn: readonly State[] | null;
  sort: Sort;
}

/** Whether there is anything to answer: a place and a name alone ask for nothing. */
export function asksSomething({ needs, sort }: Question): boolean {
  return sort === 'follow_up' || Object.keys(needs).some((filter) => filter !== 'accepting');
}

/** What a doctor says to what was asked, in few words each. What is not said is called that, and never a no. */
export function answersTo(question: Question, doctor: IndexedDoctor): Answer[] {
  const { needs, said, licensedIn } = question;
  const answers = [
    ...LISTS.flatMap((list) => answerOfList(list, needs[list.filter] ?? [], doctor)),
    ...missing(said, doctor),
    ...(needs.in_person ? [inPerson(doctor)] : []),
    ...(needs.telehealth ? [byVideo(licensedIn, doctor)] : []),
    ...HOURS.flatMap((flag) => (needs[flag] ? [answerOfHours(flag, doctor)] : [])),
    ...fees(question, doctor),
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

function answerOfList(
  { filter, verb, word }: List,
  wanted: readonly string[],
  doctor: IndexedDoctor,
): Answer[] {
  if (wanted.length === 0) return [];
  const fits = wanted.filter((value) => doctor.has(filter, value));
  if (fits.length > 0) return [{ text: verb + listed(fits.map(word)), is: 'yes' }];
  // What is missing of these is said by itself.
  if (!verb || filter === 'condition' || filter === 'treatment') return [];
  return [{ text: `${listed(wanted.map(word))} not named`, is: 'unknown' }];
}

/** Where nobody has all that was said, and where somebody is found by name. */
function missing(said: readonly Need[], doctor: IndexedDoctor): Answer[] {
  const words = said
    .filter(({ filter, values }) => !values.some((value) => doctor.has(filter, value)))
    .map(({ filter, values }) => either(values.map(within(filter))));
  return words.length > 0 ? [{ text: `does not list ${either(words)}`, is: 'unknown' }] : [];
}

function inPerson(doctor: IndexedDoctor): Answer {
  return doctor.has('in_person', '1')
    ? { text: 'in person', is: 'yes' }
    : { text: 'by video alone', is: 'fact' };
}

function byVideo(licensedIn: Question['licensedIn'], doctor: IndexedDoctor): Answer {
  if (!doctor.has('telehealth', '1')) return { text: 'video not named', is: 'unknown' };
  const states = licensedIn?.filter((state) => doctor.byVideoIn(state)) ?? [];
  if (states.length > 0) return { text: `video in ${listed(states)}`, is: 'yes' };
  return licensedIn ? { text: 'video, states not named', is: 'unknown' } : { text: 'video', is: 'yes' };
}

const HOURS = ['evenings', 'weekends'] as const;

function answerOfHours(flag: (typeof HOURS)[number], doctor: IndexedDoctor): Answer {
  const words = inSentence(FLAGS[flag]);
  return doctor.has(flag, '1') ? { text: words, is: 'yes' } : { text: `${words} not named`, is: 'unknown' };
}

/** Prices that were asked for; else that of the first visit, where it is published. */
function fees({ needs, sort }: Question, doctor: IndexedDoctor): Answer[] {
  const asked: FeeFilter[] = [];
  if (needs.first_visit) asked.push('first_visit');
  if (needs.follow_up || sort === 'follow_up') asked.push('follow_up');
  const shown = asked.length > 0 ? asked : (['first_visit'] as const);
  const prices = shown.flatMap((fee): Answer[] => {
    const dollars = doctor.fee(fee);
    if (dollars === null) return [];
    const price = dollars === 0 ? 'without charge' : `$${numberText(dollars)}`;
    return [{ text: `${PRICE_OF[fee]} ${price}`, is: 'fact' }];
  });
  const isAsked = asked.length > 0 || needs.sliding_scale !== undefined;
  if (needs.sliding_scale && doctor.has('sliding_scale', '1'))
    prices.push({ text: 'sliding scale', is: 'yes' });
  return prices.length === 0 && isAsked ? [{ text: 'fees not published', is: 'unknown' }] : prices;
}

const PRICE_OF = { first_visit: 'first visit', follow_up: 'follow-up' } as const;

function capitalized(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
