import { longDate } from '#contract/dates.ts';
import { STATES } from '#contract/vocabulary.ts';
import { listed, numberText } from '#contract/wording.ts';
import { careSentences } from './care-sentences.ts';
import { CONDITION_TEXTS } from './condition-texts.ts';
import { placeName, stateName } from './landing-facts.ts';
import type { LandingFacts } from './landing-facts.ts';
import { cityWithMiles, numberWord, phrasing, psychiatrists } from './wording.ts';

/** Most of what is counted is worth three names. */
const MOST_NAMED = 3;
const CLOSE_MILES = 25;

export interface LandingText {
  /** For search engines: how many are listed, and how many of them take new patients. */
  description: string;
  paragraphs: string[];
}

/** What a landing page says of its place, in sentences that follow from what is known of it. */
export function landingText(facts: LandingFacts): LandingText {
  if (facts.total === 0) return emptyText(facts);
  const opening = [listedSentence(facts), acceptingSentence(facts)];
  const paragraphs = [[...opening, videoSentence(facts)], careSentences(facts)];
  return {
    description: opening.join(' '),
    paragraphs: paragraphs.map((sentences) => sentences.filter(Boolean).join(' ')),
  };
}

function emptyText(facts: LandingFacts): LandingText {
  const { state, nearby, telehealthInState } = facts;
  const near = nearby.slice(0, MOST_NAMED).map((city) => cityWithMiles(city, state));
  const none = nobodySentence(facts);
  const where = nearestSentence(near, placeName(facts), nearby.slice(0, MOST_NAMED).at(-1)?.miles ?? 0);
  const video =
    telehealthInState > 0
      ? `By video, ${psychiatrists(telehealthInState)} ${help(facts, telehealthInState)} anywhere in ${stateName(state)}.`
      : '';
  return {
    description: [none, where].filter(Boolean).join(' '),
    paragraphs: [[none, where, video].filter(Boolean).join(' ')],
  };
}

function nearestSentence(near: readonly string[], seed: string, farthest: number): string {
  if (near.length === 0) return '';
  if (near.length === 1) return `The nearest place with somebody is ${near[0]}.`;
  const nearest = `The nearest places with somebody are ${listed(near)}.`;
  if (farthest > CLOSE_MILES) return nearest;
  return phrasing(seed, [nearest, `Close by, look in ${listed(near)}.`]);
}

function nobodySentence(facts: LandingFacts): string {
  const { everybody, condition } = facts;
  const place = fullName(facts);
  if (condition === null) {
    return phrasing(place, [
      `No psychiatrist with a practice in ${place} is listed yet.`,
      `Nobody in ${place} is in this directory yet.`,
    ]);
  }
  const { name } = CONDITION_TEXTS[condition];
  if (everybody === 0) return `No psychiatrist for ${name} is listed in ${place} yet.`;
  if (everybody === 1) return `The one psychiatrist listed in ${place} does not name ${name}.`;
  return `None of the ${numberWord(everybody)} psychiatrists listed in ${place} names ${name}.`;
}

function listedSentence(facts: LandingFacts): string {
  const { total, everybody, condition } = facts;
  const place = fullName(facts);
  if (condition !== null) {
    const { name } = CONDITION_TEXTS[condition];
    if (everybody === 1) return `The one psychiatrist listed in ${withComma(place)} helps with ${name}.`;
    if (everybody === total)
      return `All ${numberWord(total)} psychiatrists listed in ${withComma(place)} help with ${name}.`;
    return phrasing(place + condition, [
      `Of the ${numberWord(everybody)} psychiatrists listed in ${place}, ${numberWord(total)} ${total === 1 ? 'helps' : 'help'} with ${name}.`,
      `Among the ${numberWord(everybody)} psychiatrists listed in ${place}, ${numberWord(total)} ${total === 1 ? 'helps' : 'help'} with ${name}.`,
    ]);
  }
  return facts.city === null ? stateSentences(facts) : citySentence(place, total);
}

function citySentence(place: string, total: number): string {
  const who = psychiatrists(total);
  return phrasing(place, [
    `This directory lists ${who} in ${place}.`,
    `There ${total === 1 ? 'is' : 'are'} ${who} with a practice in ${withComma(place)} in this directory.`,
    total === 1
      ? `So far, one psychiatrist in ${withComma(place)} is listed.`
      : `In ${place}, you can choose among ${who}.`,
  ]);
}

function stateSentences(facts: LandingFacts): string {
  const { total, cities } = facts;
  const place = placeName(facts);
  if (cities.length === 1)
    return `This directory lists ${psychiatrists(total)} in ${place}, in ${cities[0].city.name}.`;
  const most = cities.toSorted((a, b) => b.psychiatrists - a.psychiatrists).slice(0, MOST_NAMED);
  const named = listed(most.map(({ city, psychiatrists: count }) => `${city.name} (${numberText(count)})`));
  const places = `${numberWord(cities.length)} cities and towns`;
  if (cities.length <= MOST_NAMED) return `In ${place}, ${psychiatrists(total)} are listed: in ${named}.`;
  return phrasing(place, [
    `This directory lists ${psychiatrists(total)} in ${places} of ${place}. Most are in ${named}.`,
    `In ${place}, ${psychiatrists(total)} in ${places} are listed, with the widest choice in ${named}.`,
  ]);
}

function acceptingSentence(facts: LandingFacts): string {
  const { total, accepting, lastConfirmed } = facts;
  const date = lastConfirmed === null ? '' : longDate(lastConfirmed);
  if (accepting === 0) {
    return total === 1
      ? 'Whether new patients are welcome has not been confirmed lately: call and ask, also about a waiting list.'
      : 'None has confirmed lately that new patients are welcome: call and ask, also about waiting lists.';
  }
  if (total === 1) return `New patients are welcome, as was confirmed on ${date}.`;
  const recently = accepting === 1 ? `on ${date}` : `most recently on ${date}`;
  if (accepting === total) {
    return `${total === 2 ? 'Both' : 'All of them'} have confirmed that they take new patients, ${recently}.`;
  }
  const who = numberWord(accepting);
  return phrasing(placeName(facts), [
    `In the last 90 days, ${who} of them ${accepting === 1 ? 'has' : 'have'} confirmed that new patients are welcome, ${recently}.`,
    `New patients are welcome with ${who} of them, as confirmed ${recently}.`,
  ]);
}

function videoSentence(facts: LandingFacts): string {
  const { total, telehealth, telehealthInState, state, city } = facts;
  const elsewhere = telehealthInState - telehealth;
  const inState = stateName(state);
  if (city === null) {
    if (telehealthInState === 0) return 'Nobody offers visits by video yet.';
    const from = elsewhere > 0 ? `, ${numberWord(elsewhere)} of them from a practice in another state` : '';
    return `By video, ${psychiatrists(telehealthInState)} ${help(facts, telehealthInState)} in ${inState}${from}.`;
  }
  if (telehealth === 0) {
    const others =
      elsewhere > 0
        ? `; by video, ${numberWord(elsewhere)} from elsewhere ${help(facts, elsewhere)} in ${inState}`
        : '';
    return `Visits are in person${others}.`;
  }
  if (total === 1) return `Visits by video are possible for people in ${inState}.`;
  if (telehealth === total) return `${total === 2 ? 'Both' : 'All of them'} also offer visits by video.`;
  return phrasing(city, [
    `Visits by video are possible with ${numberWord(telehealth)} of them.`,
    `For a visit by video, you can turn to ${numberWord(telehealth)} of them.`,
  ]);
}

/** "treats people", "help people with ADHD" */
function help({ condition }: LandingFacts, count: number): string {
  if (condition === null) return count === 1 ? 'treats people' : 'treat people';
  return `${count === 1 ? 'helps' : 'help'} with ${CONDITION_TEXTS[condition].name}`;
}

/** In the middle of a sentence, a state after its city stands between commas. */
function withComma(place: string): string {
  return place.includes(',') ? `${place},` : place;
}

/** "Boston, Massachusetts", "Massachusetts": cities share their names, and some that of a state. */
function fullName({ city, state }: LandingFacts): string {
  return city === null ? stateName(state) : `${city}, ${STATES[state]}`;
}
