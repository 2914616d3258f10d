import type { State } from '#contract/vocabulary.ts';
import type { Exact, Meanings } from './exact.ts';
import type { Gazetteer, Named } from './gazetteer.ts';
import { createNearWords } from '../text/near-words.ts';
import type { NearWord, NearWords } from '../text/near-words.ts';
import { unwrapped } from './place-phrases.ts';
import { keyOfWords } from './place-key.ts';
import { EASY, SOUND_COSTS, mostCost } from './sound-costs.ts';
import { MOST_STATE_WORDS, stateNameKeys, stateOfShortKey } from './states.ts';

/** What a misspelt text most likely means; or, where that is not sure, what it may mean. */
export interface Correction {
  sure: Meanings | null;
  unsure: Named[];
}

/** A large city that a small place's name resembles; `isAlike` when only letters differ that sound alike. */
export interface Larger {
  named: Named;
  isAlike: boolean;
}

/** A place that a misspelt name may mean, and how likely that is. */
interface Guess {
  meanings: Meanings;
  cost: number;
  score: number;
}

const MOST_UNSURE = 4;
const SHORTEST_LARGER = 5;
/** Thousands of people of a city that is known by its sound, and of how many consonants that is. */
const LARGE_TO_HEAR = 100;
const SHORTEST_SOUND = 4;
/** Letters of a landmark's name that may be misspelt, and of one where two letters may be off. */
const SHORTEST_LANDMARK = 8;
const LONG_LANDMARK = 12;
/** What a whole wrong letter takes away, against ten times as many people. */
const PER_COST = 1.6;
/** How much likelier the best guess must be than the next: three times as many people. */
const MARGIN = 0.5;
/** A guess is sure when it costs so little by its length, or belongs to so large a place. */
const SURE_SHARE = 0.17;
/** Beyond this a guess is not worth a question. */
const ASKED_SHARE = 0.2;
const SURE_WEIGHT = 20;
const LARGE = 250;
const SURE_SHARE_OF_LARGE = 0.21;

export type Corrections = ReturnType<typeof createCorrect>;

/** Corrects what people misspell. `cityKeys` are the keys of all cities. */
export function createCorrect(gazetteer: Gazetteer, exact: Exact, cityKeys: readonly string[]) {
  const states = new Map(stateNameKeys());
  const stateNames = createNearWords(SOUND_COSTS, states.keys());
  const bySound = new Map<string, string[]>();
  for (const key of new Set(cityKeys)) {
    if (gazetteer.named(key)[0].weight < LARGE_TO_HEAR) continue;
    const sound = soundOf(key);
    bySound.set(sound, [...(bySound.get(sound) ?? []), key]);
  }
  const names = createNearWords(
    SOUND_COSTS,
    new Set([...cityKeys, ...gazetteer.otherKeys, ...states.keys()]),
  );

  const landmarks = createNearWords(SOUND_COSTS, exact.landmarkKeys);

  /** "lambeau feild": the landmark of which a letter or two are off. */
  function misspeltLandmark(words: string[]): Named | null {
    const key = keyOfWords(words);
    if (key.length < SHORTEST_LANDMARK) return null;
    const [best, next] = landmarks.near(key, key.length < LONG_LANDMARK ? 1 : 2);
    const isSure = best && (!next || next.distance > best.distance);
    return isSure ? (exact.read([best.word])?.[0] ?? null) : null;
  }

  function correct(words: string[]): Correction {
    let unsure: Guess[] = [];
    for (const fewer of unwrapped(words).slice(0, 6)) {
      const guesses = guessesFor(fewer);
      const sure = surest(guesses, keyOfWords(fewer).length);
      if (sure) return { sure, unsure: [] };
      const length = keyOfWords(fewer).length;
      if (unsure.length === 0) unsure = guesses.filter(({ cost }) => cost <= ASKED_SHARE * length);
    }
    const sounding = soundingLike(words);
    if (sounding) return { sure: sounding, unsure: [] };
    return { sure: null, unsure: unsure.slice(0, MOST_UNSURE).map(({ meanings }) => meanings[0]) };
  }

  /** A large city that a small place's name resembles: "Huston" is in Idaho, and seldom meant. */
  function larger(words: string[]): Larger | null {
    const key = keyOfWords(words);
    if (key.length < SHORTEST_LARGER) return null;
    const found = names.near(key, 1).flatMap(({ word: known, distance: cost }) => {
      const [named] = exact.read([known]) ?? [];
      return named ? [{ named, isAlike: cost <= EASY }] : [];
    });
    return found.find(({ named }) => named.key !== key && named.weight >= LARGE) ?? null;
  }

  /** "Cleavland", "Sinsinati": the one large city that sounds so. */
  function soundingLike(words: string[]): Meanings | null {
    const sound = soundOf(keyOfWords(words));
    const [only, ...others] = sound.length < SHORTEST_SOUND ? [] : (bySound.get(sound) ?? []);
    return only !== undefined && others.length === 0 ? exact.read([only]) : null;
  }

  function guessesFor(words: string[]): Guess[] {
    if (words.some((word) => /\d/.test(word))) return [];
    const inStates = withState(words);
    const guesses = inStates.length > 0 ? inStates : byItself(words);
    const labels = new Set<string>();
    return guesses
      .sort((a, b) => b.score - a.score)
      .filter(({ meanings: [{ label }] }) => !labels.has(label) && labels.add(label));
  }

  function byItself(words: string[]): Guess[] {
    const key = keyOfWords(words);
    return misspelt(names, key).flatMap(({ word: known, distance: cost }) => {
      const meanings = exact.read([known]);
      return meanings ? [guess(meanings, cost)] : [];
    });
  }

  /** A misspelt name with its state, or a name with its misspelt state, or both. */
  function withState(words: string[]): Guess[] {
    const found: Guess[] = [];
    for (let count = 1; count <= Math.min(MOST_STATE_WORDS, words.length - 1); count++) {
      const name = words.slice(0, -count);
      for (const { state, cost } of statesLike(words.slice(-count).join(''))) {
        const here = exact.inState(name, state);
        if (here) found.push(guess(here, cost));
        else found.push(...misspeltIn(name, state, cost));
      }
    }
    return found;
  }

  function statesLike(key: string): { state: State; cost: number }[] {
    const known = stateOfShortKey(key);
    if (known) return [{ state: known, cost: 0 }];
    return misspelt(stateNames, key).flatMap(({ word: name, distance: cost }) => {
      const state = states.get(name);
      return state ? [{ state, cost }] : [];
    });
  }

  function misspeltIn(name: string[], state: State, costOfState: number): Guess[] {
    const key = keyOfWords(name);
    return misspelt(names, key).flatMap(({ word: known, distance: cost }) => {
      const here = exact.inState([known], state);
      return here ? [guess(here, cost + costOfState)] : [];
    });
  }

  return { correct, larger, misspeltLandmark };
}

/** What a key may be a misspelling of. */
function misspelt(known: NearWords, key: string): NearWord[] {
  const most = mostCost(key.length);
  return most === 0 ? [] : known.near(key, most);
}

/** The consonants of a key as they sound, doubled ones once: "cleavland" and "cleveland" are `klvlnd`. */
function soundOf(key: string): string {
  return key
    .replaceAll('ph', 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[ckq]+/g, 'k')
    .replaceAll('z', 's')
    .replace(/[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1');
}

function guess(meanings: Meanings, cost: number): Guess {
  return { meanings, cost, score: Math.log10(Math.max(1, meanings[0].weight)) - PER_COST * cost };
}

/** The best guess if it is much better than the next, and not far from what was typed. */
function surest([best, next]: Guess[], length: number): Meanings | null {
  if (!best) return null;
  const isLarge = best.meanings[0].weight >= LARGE && best.cost <= 1;
  const isClose = best.cost <= (isLarge ? SURE_SHARE_OF_LARGE : SURE_SHARE) * length;
  const isLikely = best.meanings[0].weight >= SURE_WEIGHT || best.cost <= 0.5 || !next;
  const isBetter = !next || best.score - next.score >= MARGIN;
  return isClose && isLikely && isBetter ? best.meanings : null;
}
