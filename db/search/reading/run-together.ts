import { onceOf } from '#contract/once-of.ts';
import type { Token } from '../../text/tokens.ts';
import { valueWords } from './listed-words.ts';
import { isGroup, patternsOf, wordsFor } from './word-patterns.ts';

/** Shorter ones are in other words as well: "kill me" in "skillmeasure". */
const SHORTEST_WITHIN = 8;
const SHORTEST = 6;
/** A word with spaces between its letters is a row of these, with what small words stand between. */
const LONGEST_LETTER = 2;
/** "D I E", and not "I O". */
const SHORTEST_SPELLED = 3;
/** What is said of danger, by its letters without spaces; how many letters the longest has; and each of its words. */
const dangers = onceOf(() => {
  const wordsOf = new Map(
    ['danger', 'overdose', 'violence']
      .flatMap((list) => valueWords(list))
      .flatMap(({ entries }) => entries)
      .flatMap(patternsOf)
      .flatMap(everyWay)
      .map((words): [string, string[]] => [words.join(''), words])
      .filter(([letters]) => letters.length >= SHORTEST && /^[a-z]+$/.test(letters)),
  );
  return {
    wordsOf,
    longest: Math.max(...Array.from(wordsOf.keys(), ({ length }) => length)),
    words: new Set([...wordsOf.values()].flat().filter(({ length }) => length >= SHORTEST_SPELLED)),
  };
});

/**
 * The words of a text, danger also where it is written without spaces ("iwanttodie"), or with one behind each letter
 * ("I W A N T  T O  D I E"): the words that are meant stand there, each as all that was typed. So does a word of these that
 * is spelled by itself ("want to D I E").
 */
export function withDangerApart(tokens: readonly Token[]): Token[] {
  const apart: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const row = rowOfLetters(tokens, at);
    const typed = tokens.slice(at, at + Math.max(1, row));
    const [{ start }] = typed;
    const end = typed[typed.length - 1].end;
    // "iwanttodie", and how old somebody is.
    const letters = typed.map(({ word }) => word.replace(/[^a-z]+/g, '')).join('');
    const words = dangerIn(letters, typed.length === 1);
    apart.push(...(words ? words.map((word) => ({ word, start, end })) : spelledJoined(typed)));
    at += typed.length;
  }
  return apart;
}

function rowOfLetters(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < tokens.length && tokens[at].word.length <= LONGEST_LETTER) at++;
  return at - from;
}

/** A row of letters, with the longest words of danger that are spelled in it as one word each. */
function spelledJoined(row: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < row.length;) {
    let end = at;
    while (row[end]?.word.length === 1) end++;
    const isWord = () => dangers().words.has(lettersOf(row.slice(at, end)));
    while (end - at >= SHORTEST_SPELLED && !isWord()) end--;
    end = end - at >= SHORTEST_SPELLED ? end : at + 1;
    joined.push({ word: lettersOf(row.slice(at, end)), start: row[at].start, end: row[end - 1].end });
    at = end;
  }
  return joined;
}

function lettersOf(row: readonly Token[]): string {
  return row.map(({ word }) => word).join('');
}

/** The longest danger in letters; a single word stands in other ones as well ("suicidal" in "nonsuicidal"). */
function dangerIn(letters: string, isOneWord: boolean): string[] | null {
  if (letters.length < SHORTEST) return null;
  const { wordsOf, longest } = dangers();
  const isMeant = (words: string[] | undefined) => words && words.length > (isOneWord ? 1 : 0);
  const whole = wordsOf.get(letters);
  if (whole && isMeant(whole)) return whole;
  for (let length = Math.min(longest, letters.length); length >= SHORTEST_WITHIN; length--) {
    for (let at = 0; at + length <= letters.length; at++) {
      const words = wordsOf.get(letters.slice(at, at + length));
      if (words && isMeant(words)) return words;
    }
  }
  return null;
}

/** A pattern with each word of its groups. */
function everyWay(pattern: readonly string[]): string[][] {
  return pattern.reduce<string[][]>(
    (begun, word) =>
      begun.flatMap((words) => (isGroup(word) ? wordsFor(word) : [word]).map((one) => [...words, one])),
    [[]],
  );
}
