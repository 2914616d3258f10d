import { labelOf } from '#contract/vocabulary.ts';
import type { Condition } from '#contract/vocabulary.ts';
import { listed, numberText } from '#contract/wording.ts';
import { CONDITION_TEXTS } from './condition-texts.ts';
import { placeName } from './landing-facts.ts';
import type { LandingFacts } from './landing-facts.ts';
import { capital, distanceWords, labelInText, mostCounted, numberWord, phrasing } from './wording.ts';

const MOST_NAMED = 3;
/** From so many on, how many of them it is says more than the names alone. */
const WORTH_COUNTING = 5;
const NO_PLANS = ['out-of-network', 'self-pay'];

/** What those who are listed offer: conditions or treatments, languages, insurers; and where there is a wider choice. */
export function careSentences(facts: LandingFacts): string[] {
  const what = facts.condition === null ? conditionSentence(facts) : treatmentSentence(facts);
  return [what, languageSentence(facts), insuranceSentence(facts), largerSentence(facts)];
}

function conditionSentence({ total, facets, ...place }: LandingFacts): string {
  const most = mostCounted(facets.condition, MOST_NAMED);
  const nameOf = (key: string) => CONDITION_TEXTS[key as Condition].name;
  if (most.length === 0) return '';
  if (total < WORTH_COUNTING) {
    const named = listed(most.map(([key]) => nameOf(key)));
    const others = Object.keys(facets.condition).length > MOST_NAMED ? ', among others' : '';
    return total === 1 ? `The profile names ${named}${others}.` : `What they treat includes ${named}.`;
  }
  const [[first, count], ...others] = most;
  const rest = listed(others.map(([key, treating]) => `${nameOf(key)} (${numberText(treating)})`));
  const on = count === total ? 'on every profile' : `on ${numberText(count)} of the profiles`;
  return phrasing(placeName(place), [
    `Most often they name ${nameOf(first)} (${numberText(count)})${rest && `, then ${rest}`}.`,
    `${capital(nameOf(first))} is what they name most, ${on}${rest && `; ${rest} follow`}.`,
  ]);
}

function treatmentSentence({ total, facets, ...place }: LandingFacts): string {
  const most = mostCounted(facets.treatment, MOST_NAMED);
  if (most.length === 0) return '';
  const names = most.map(([key]) => labelInText('treatment', key));
  if (total < WORTH_COUNTING) return `Treatments offered include ${listed(names)}.`;
  const counted = listed(most.map(([, count], i) => `${names[i]} (${numberText(count)})`));
  return phrasing(placeName(place), [
    `The treatments they offer most are ${counted}.`,
    `Among the treatments, ${counted} are offered most.`,
  ]);
}

function languageSentence({ total, facets }: LandingFacts): string {
  const others = Object.keys(facets.language).filter((key) => key !== 'en').length;
  const most = mostCounted(facets.language, MOST_NAMED, ['en']);
  if (others === 0) return total < WORTH_COUNTING ? '' : 'English is the only language named.';
  const names = most.map(([key]) => labelOf('language', key));
  if (total < WORTH_COUNTING) return `Besides English, visits are possible in ${listed(names)}.`;
  if (others === 1)
    return `Besides English, you can speak ${names[0]} with ${numberWord(most[0][1])} of them.`;
  const counted = most.map(([, count], i) => `${names[i]} (${numberText(count)})`);
  const more = others - most.length;
  return `Besides English, visits are possible in ${listed(
    more > 0 ? [...counted, `${numberWord(more)} more language${more === 1 ? '' : 's'}`] : counted,
  )}.`;
}

function insuranceSentence({ total, facets, ...place }: LandingFacts): string {
  const most = mostCounted(facets.insurance, MOST_NAMED, NO_PLANS);
  const names = most.map(([key]) => labelOf('insurance', key));
  if (most.length === 0) {
    return 'No insurance plan is named, so ask about fees and about out-of-network benefits.';
  }
  if (total < WORTH_COUNTING) return `Insurance accepted includes ${listed(names)}.`;
  const [first, ...others] = names;
  return phrasing(placeName(place), [
    `${first} is accepted most, by ${numberWord(most[0][1])} of them${others.length > 0 ? `, followed by ${listed(others)}` : ''}.`,
    `The insurance accepted most is ${first} (${numberText(most[0][1])} of them)${others.length > 0 ? `; ${listed(others)} come next` : ''}.`,
  ]);
}

function largerSentence({ larger, city, state }: LandingFacts): string {
  if (!larger) return '';
  const name = larger.city.state === state ? larger.city.name : `${larger.city.name}, ${larger.city.state}`;
  const how = distanceWords(larger.miles);
  return phrasing(city ?? '', [
    `For a wider choice, ${name}, ${how}, lists ${numberText(larger.psychiatrists)}.`,
    `${name}, ${how}, has a wider choice: ${numberText(larger.psychiatrists)} are listed there.`,
  ]);
}
