import { folded } from '#contract/without-accents.ts';
import { readList } from '../text/word-list.ts';
import { tokensOf } from '../text/tokens.ts';
import type { Exact, Meanings } from './exact.ts';
import { placeWords } from './place-key.ts';

const LISTS = ['db/place-names/other-scripts.txt', 'db/places/words/names-in-other-scripts.txt'];
const LETTERS = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}]/u;
const HAN = /\p{Script=Han}/u;
const HANGUL = /\p{Script=Hangul}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const MOST_WORDS = 3;
/** What Russian and Ukrainian words end with, as the sentence wants: "в Филадельфии". */
const ENDING = /(?<=....)(?:ом|ем|ой|ою|ов|[аеёиіоуыэюяьї])+$/;
/** What Korean puts behind a place: in, from, near, city, state … */
const PARTICLES =
  /^(?:시|주|도)?(?:에서|에는|에도|에|의|으로|로|은|는|이|가|도|근처|부근|쪽|지역|근교|시내)*(?:에서|에|의)?$/;
/** In front of an Arabic word: and, in, to. */
const PREFIX = /^[وبلف](?=...)/;

/** A place that a text names in letters that are not Latin, and where. */
export interface InOtherScript {
  meanings: Meanings;
  start: number;
  end: number;
}

/**
 * Makes `find(text)`: the longest name of a place in Chinese, Korean, Cyrillic or Arabic letters; null for a text without any.
 */
export function createOtherScripts(exact: Exact) {
  const labels = new Map<string, string>();
  for (const { label, names } of LISTS.flatMap((list) => readList(list, namesOf))) {
    for (const name of names) if (!labels.has(keyOf(name))) labels.set(keyOf(name), label);
  }
  const longest = Math.max(...[...labels.keys()].filter((key) => HAN.test(key)).map((key) => key.length));

  return function find(text: string): InOtherScript | null {
    if (!LETTERS.test(text)) return null;
    const tokens = tokensOf(text);
    for (let count = MOST_WORDS; count > 0; count--) {
      for (let at = 0; at + count <= tokens.length; at++) {
        const { start } = tokens[at];
        const { end } = tokens[at + count - 1];
        const typed = text.slice(start, end);
        const found = HAN.test(typed) ? inChinese(typed) : wholeName(typed);
        const meanings = found && exact.read(placeWords(found.label));
        if (meanings)
          return {
            meanings,
            start: start + found.at,
            end: found.length ? start + found.at + found.length : end,
          };
      }
    }
    return null;
  };

  /** Chinese has no spaces: the longest name anywhere. */
  function inChinese(typed: string): { label: string; at: number; length: number } | null {
    for (let length = Math.min(longest, typed.length); length > 1; length--) {
      for (let at = 0; at + length <= typed.length; at++) {
        const label = labels.get(typed.slice(at, at + length));
        if (label !== undefined) return { label, at, length };
      }
    }
    return null;
  }

  function wholeName(typed: string): { label: string; at: number; length?: number } | null {
    const label = HANGUL.test(typed)
      ? inKorean(typed)
      : (labels.get(keyOf(typed)) ?? labels.get(keyOf(typed.replace(PREFIX, ''))));
    return label === undefined ? null : { label, at: 0 };
  }

  function inKorean(typed: string): string | undefined {
    const word = typed.replace(/\s+/g, '');
    for (let length = word.length; length > 1; length--) {
      const label = labels.get(keyOf(word.slice(0, length)));
      if (label !== undefined && PARTICLES.test(word.slice(length))) return label;
    }
    return undefined;
  }
}

/** "New York, NY = 纽约/뉴욕" */
function namesOf(line: string): { label: string; names: string[] } {
  const [label, names] = line.split(' = ');
  if (!label || !names) throw new Error('it should be like: City, ST = name/name');
  return { label, names: names.split('/') };
}

/** Without spaces and hyphens, and in Cyrillic without an ending. */
function keyOf(name: string): string {
  const joined = folded(name).replace(/[^\p{L}\p{N}]/gu, '');
  return CYRILLIC.test(joined) ? joined.replace(ENDING, '') : joined;
}
