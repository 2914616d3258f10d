import type { Replaced } from '#contract/doctors.ts';
import type { Names } from '../names.ts';
import { createNearWords } from './near-words.ts';
import { KNOWN_WORDS, MEANT_WORDS } from './phrases.ts';
import type { Token } from './tokens.ts';

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
}

const SHORTEST = 4;
const SHORTEST_SURE_NAME = 5;
const LONG = 8;
const MOST_SUGGESTIONS = 3;

const vocabulary = createNearWords([...KNOWN_WORDS].filter((word) => word.length >= SHORTEST));

/**
 * Corrects the words that nothing knows: neither the vocabulary, nor a name, nor a profile. One letter that is off is
 * sure, two are in a long word of the vocabulary; other neighbors are asked about. Words in two pieces become one.
 */
export function spell(typed: readonly Token[], lexicon: Lexicon): Spelled {
  const tokens: Token[] = [];
  const corrected: Replaced[] = [];
  const didYouMean: Replaced[] = [];
  for (let i = 0; i < typed.length; i++) {
    const token = typed[i];
    const joined = joinedWith(token, typed[i + 1], lexicon);
    if (joined) {
      tokens.push(joined);
      i++;
      continue;
    }
    const parts = isRight(token.word, lexicon) ? null : partsOf(token);
    if (parts) {
      tokens.push(...parts);
      continue;
    }
    const candidates = isRight(token.word, lexicon) ? [] : candidatesFor(token.word, lexicon);
    const [best] = candidates;
    if (best && isSure(token.word, best)) {
      tokens.push({ ...token, word: best.word });
      if (best.isName || MEANT_WORDS.has(best.word)) corrected.push({ from: token.word, to: best.word });
    } else tokens.push(token);
    const others = candidates.filter(({ word }) => word !== tokens.at(-1)?.word);
    const asked = best && isSure(token.word, best) ? others.filter(({ isName, distance }) => isName && distance === best.distance) : others;
    for (const { word } of asked.slice(0, MOST_SUGGESTIONS)) didYouMean.push({ from: token.word, to: word });
  }
  return { tokens, corrected, didYouMean };
}

function isRight(word: string, { names, isInTexts, isPlace }: Lexicon): boolean {
  return (
    word.length < SHORTEST ||
    /\d/.test(word) ||
    KNOWN_WORDS.has(word) ||
    names.has(word) ||
    names.begins(word) ||
    isPlace(word) ||
    isInTexts(word)
  );
}

/** "bi polar", "Mc Grath": two words of which one alone is none. */
function joinedWith(token: Token, next: Token | undefined, { names }: Lexicon): Token | null {
  if (!next || next.start - token.end > 1) return null;
  const word = token.word + next.word;
  const isWord = word.length > LONG - 3 && (MEANT_WORDS.has(word) || names.has(word));
  const areBoth = [token.word, next.word].every((part) => (KNOWN_WORDS.has(part) && part.length > 2) || names.has(part));
  return isWord && !areBoth ? { word, start: token.start, end: next.end } : null;
}

/** "panicattacks": two words of the vocabulary. */
function partsOf(token: Token): Token[] | null {
  for (let at = SHORTEST; at <= token.word.length - SHORTEST; at++) {
    const parts = [token.word.slice(0, at), token.word.slice(at)];
    if (parts.every((part) => MEANT_WORDS.has(part))) return parts.map((word) => ({ ...token, word }));
  }
  return null;
}

function candidatesFor(word: string, { names }: Lexicon): Candidate[] {
  const most = word.length > SHORTEST + 1 ? 2 : 1;
  const candidates = [
    ...vocabulary.near(word, most).map((near) => ({ ...near, isName: false })),
    ...names.near(word, most).map((near) => ({ ...near, isName: true })),
  ].filter((candidate) => isLikely(word, candidate));
  const order = ({ word: other, isName, distance }: Candidate) =>
    distance * 100 + (other[0] === word[0] ? 0 : 40) + (isName ? 10 : 0) + (other.length === word.length ? 0 : 1);
  return candidates.sort(
    (a, b) => order(a) - order(b) || names.frequency(b.word) - names.frequency(a.word) || (a.word < b.word ? -1 : 1),
  );
}

/** Of a short word only two letters in each other's place are a slip; of a longer one the first letter is mostly right. */
function isLikely(word: string, { word: other, distance, isName }: Candidate): boolean {
  if (word.length === SHORTEST && !isName) return sorted(word) === sorted(other);
  return distance === 1 || other[0] === word[0];
}

function isSure(word: string, { distance, isName }: Candidate): boolean {
  if (isName) return distance === 1 && word.length >= SHORTEST_SURE_NAME;
  return distance === 1 || word.length >= LONG;
}

function sorted(word: string): string {
  return [...word].sort().join('');
}
