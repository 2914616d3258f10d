import type { Replaced } from '#contract/search.ts';
import type { Names } from '../names.ts';
import { STEPS } from '../../text/edit-distance.ts';
import { createNearWords } from '../../text/near-words.ts';
import { KNOWN_WORDS, MEANT_WORDS, WORDS_OF_GROUPS, isPair, meaningAt } from './meanings.ts';
import { wordsOf } from '../../text/tokens.ts';
import type { Token } from '../../text/tokens.ts';
import { isPlainWord } from '../../text/plain-words.ts';
import { isForeign } from './need-words.ts';
import { isOtherLatin } from './read-language.ts';
import { listedWords, misspellings } from './listed-words.ts';

/** What a word may be besides a word of the vocabulary. */
export interface Lexicon {
  names: Pick<Names, 'has' | 'begins' | 'near' | 'frequency'>;
  isInTexts(word: string): boolean;
  isPlace(word: string): boolean;
}

/** The words of a text, spelled right where that is sure. */
export interface Spelled {
  tokens: Token[];
  corrected: Replaced[];
  didYouMean: Replaced[];
}

interface Candidate {
  word: string;
  distance: number;
  isName: boolean;
  /** It makes a phrase with the word beside it. */
  fits: boolean;
}

/** The words before and behind a word. */
type Beside = [string | undefined, string | undefined];

const SHORTEST = 4;
const SHORTEST_SURE_NAME = 5;
const LONG = 8;
const MOST_SUGGESTIONS = 3;

const vocabulary = createNearWords(
  STEPS,
  [...KNOWN_WORDS].filter((word) => word.length >= SHORTEST),
);
const MISSPELT = misspellings();
const SPANISH_WORDS = new Set(listedWords('spanish-words').flatMap(wordsOf));
const familyNames = new Set(listedWords('family-names'));
const givenNames = new Set(listedWords('given-names'));
/** What comes first in the lists is the commoner word. */
const rankOf = new Map([...KNOWN_WORDS].map((word, i) => [word, i]));

/** Behind them stands a name. */
const BEFORE_NAME = new Set(['dr', 'drs', 'dra', 'prof', 'professor']);

/**
 * Corrects the words that nothing knows: neither the vocabulary, nor a name, nor a profile. One letter that is off is
 * sure, two are in a long word of the vocabulary; other neighbors are asked about, and so is what may be the name of
 * somebody who is not here. Words in two pieces become one.
 */
export function spell(text: string, typed: readonly Token[], lexicon: Lexicon): Spelled {
  const tokens: Token[] = [];
  const corrected: Replaced[] = [];
  const didYouMean: Replaced[] = [];
  const isOther = isOtherLatin(text, lexicon.names.has);
  for (let i = 0; i < typed.length; i++) {
    const token = typed[i];
    const from = text.slice(token.start, token.end);
    const right = lexicon.names.has(token.word) ? undefined : MISSPELT.get(token.word);
    if (right !== undefined) {
      tokens.push({ ...token, word: right });
      corrected.push({ from, to: likeTyped(right, from) });
      continue;
    }
    const joined = joinedWith(token, typed[i + 1], lexicon);
    if (joined) {
      tokens.push(joined);
      i++;
      continue;
    }
    const parts = isRight(token.word, lexicon) || isPlainWord(token.word) ? null : partsOf(token);
    if (parts) {
      tokens.push(...parts);
      continue;
    }
    const beside: Beside = [tokens.at(-1)?.word, typed[i + 1]?.word];
    const candidates = replacementsOf(token.word, beside, lexicon).filter(
      (candidate) => !isOther || isOfOther(token.word, candidate),
    );
    const best = candidates.at(0);
    const takesBest = best !== undefined && isSure(token.word, best);
    if (takesBest) {
      tokens.push({ ...token, word: best.word });
      if (best.isName || !isSmall(best.word)) corrected.push({ from, to: likeTyped(best.word, from) });
    } else tokens.push(token);
    const asked = takesBest
      ? candidates.slice(1).filter(({ isName, distance }) => isName && distance === best.distance)
      : candidates.filter(({ word, isName }) => isName || !isSmall(word));
    for (const { word } of asked.slice(0, MOST_SUGGESTIONS))
      didYouMean.push({ from, to: likeTyped(word, from) });
  }
  return { tokens, corrected, didYouMean };
}

/** What to put in the place of a word; nothing for one that is right. */
function replacementsOf(word: string, beside: Beside, lexicon: Lexicon): Candidate[] {
  if (isRight(word, lexicon)) return [];
  if (MEANT_WORDS.has(`${word}e`)) return [{ word: `${word}e`, distance: 1, isName: false, fits: false }];
  const candidates = candidatesFor(word, beside, lexicon);
  if (BEFORE_NAME.has(beside[0] ?? '')) return candidates.filter(({ isName }) => isName);
  const isPlain = isPlainWord(word);
  // "Brown" and "Ann Brown" may be Dr. Browne, and "worse since summer" is not Dr. Sameer.
  const isNamed = beside.every((one) => one === undefined || givenNames.has(one) || lexicon.names.has(one));
  if ((familyNames.has(word) || givenNames.has(word)) && (isNamed || !isPlain))
    return candidates.filter(({ isName }) => isName);
  // "panic attach", but "every light" is no night.
  if (isPlain)
    return candidates.filter(
      ({ word: other, distance, fits }) => fits && distance === 1 && other[0] === word[0],
    );
  // Texts are searched by stems, and know many a misspelled word by its stem.
  if (lexicon.isInTexts(word)) return candidates.filter(({ distance, fits }) => fits && distance === 1);
  return candidates;
}

function isRight(word: string, { names, isPlace }: Lexicon): boolean {
  return (
    word.length < SHORTEST ||
    /\d/.test(word) ||
    isForeign(word) ||
    KNOWN_WORDS.has(word) ||
    WORDS_OF_GROUPS.has(word) ||
    SPANISH_WORDS.has(word) ||
    names.has(word) ||
    names.begins(word) ||
    isPlace(word)
  );
}

/** "bi polar", "Mc Grath": two words of which one alone is none. */
function joinedWith(token: Token, next: Token | undefined, { names }: Lexicon): Token | null {
  if (!next || next.start - token.end > 1) return null;
  const word = token.word + next.word;
  const isWord = word.length > LONG - 3 && (MEANT_WORDS.has(word) || names.has(word));
  const areBoth = [token.word, next.word].every(
    (part) => (KNOWN_WORDS.has(part) && part.length > 2) || names.has(part),
  );
  return isWord && !areBoth ? { word, start: token.start, end: next.end } : null;
}

/** "panicattacks", "newpatients": two words of the vocabulary; short ones must make a phrase. */
function partsOf(token: Token): Token[] | null {
  for (let at = SHORTEST - 1; at <= token.word.length - SHORTEST + 1; at++) {
    const parts = [token.word.slice(0, at), token.word.slice(at)];
    if (!parts.every((part) => MEANT_WORDS.has(part))) continue;
    const areLong = parts.every((part) => part.length >= SHORTEST);
    if (areLong || isPair(parts[0], parts[1])) return parts.map((word) => ({ ...token, word }));
  }
  return null;
}

/** What a word may have meant to be, the likeliest first. */
function candidatesFor(word: string, beside: Beside, { names }: Lexicon): Candidate[] {
  const most = word.length > SHORTEST + 1 ? 2 : 1;
  const fromVocabulary = vocabulary
    .near(word, most)
    .map((near) => ({ ...near, isName: false, fits: makesPhrase(near.word, beside) }));
  const fromNames = names.near(word, most).map((near) => ({ ...near, isName: true, fits: false }));
  const order = ({ word: other, isName, distance, fits }: Candidate) =>
    distance * 100 + (other[0] === word[0] ? 0 : 40) + (isName ? 10 : 0) - (fits ? 80 : 0);
  const common = (other: Candidate) =>
    other.isName ? -names.frequency(other.word) : (rankOf.get(other.word) ?? 0);
  return [...fromVocabulary, ...fromNames]
    .filter((candidate) => isLikely(word, candidate))
    .sort((a, b) => order(a) - order(b) || common(a) - common(b));
}

function makesPhrase(word: string, [before, behind]: Beside): boolean {
  return Boolean((before && isPair(before, word)) || (behind && isPair(word, behind)));
}

/** In another language "poder" is no poker, and "rompe" nobody called Rombe. */
function isOfOther(word: string, { word: other, isName, distance }: Candidate): boolean {
  if (isName) return familyNames.has(word) || givenNames.has(word);
  return (word.length > SHORTEST + 1 && distance === 1) || !isPlainWord(other);
}

/** Of a short word only two letters in each other's place are a slip; of a longer one the first letter is mostly right. */
function isLikely(word: string, { word: other, distance, isName, fits }: Candidate): boolean {
  if (word.length === SHORTEST && !isName && !fits) return sorted(word) === sorted(other);
  return distance === 1 || other[0] === word[0];
}

function isSure(word: string, { word: other, distance, isName, fits }: Candidate): boolean {
  if (isName && isDoubled(word, other)) return true;
  if (isName) return distance === 1 && word.length >= SHORTEST_SURE_NAME && !familyNames.has(word);
  // Few get the first letter wrong: a short word that differs in it is rather another one.
  const isOther = word.length <= SHORTEST + 1 && other[0] !== word[0] && sorted(word) !== sorted(other);
  return fits || (distance === 1 ? !isOther : word.length >= LONG);
}

/** "Hartman" and "Hartmann", "Guttierez" and "Gutierrez": only their doubled letters differ. */
function isDoubled(word: string, other: string): boolean {
  return word.replace(/(.)\1/g, '$1') === other.replace(/(.)\1/g, '$1');
}

function isSmall(word: string): boolean {
  return meaningAt([word], 0)?.meaning.kind === 'filler';
}

function likeTyped(word: string, typed: string): string {
  return /^\p{Lu}/u.test(typed) ? word[0].toUpperCase() + word.slice(1) : word;
}

function sorted(word: string): string {
  return Array.from(word).sort().join('');
}
