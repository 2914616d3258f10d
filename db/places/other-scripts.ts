import { folded } from '#contract/without-accents.ts';
import { onceOf } from '#contract/once-of.ts';
import { readList } from '../text/word-list.ts';
import { tokensOf } from '../text/tokens.ts';
import type { Exact, Meanings } from './exact.ts';
import { placeWords } from './place-key.ts';

/** What is edited by hand counts first: GeoNames has a Virginia in Minnesota. */
const LISTS = ['db/places/words/names-in-other-scripts.txt', 'db/place-names/other-scripts.txt'];
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
/** In front of an Arabic word: and, in, to, the. */
const PREFIX = /^[وف]?[بلك]?(?:ال)?(?=...)/;
/** Letters that Arabic spells one way or the other. */
const ARABIC = new Map([...'أاإاآاةهىيغجگج'.matchAll(/(.)(.)/gu)].map(([, one, other]) => [one, other]));

/** A place that a text names in letters that are not Latin, and which parts of the text do, from the first to the last. */
export interface InOtherScript {
  meanings: Meanings;
  spans: { start: number; end: number }[];
}

interface Name {
  label: string;
  meanings: Meanings;
  start: number;
  end: number;
}

/**
 * Makes `find(text)`: the place that a text names in Chinese, Korean, Cyrillic or Arabic letters, in the state that is named
 * beside it; null for a text without any.
 */
export function createOtherScripts(exact: Exact) {
  const known = onceOf(readNames);

  return function find(text: string): InOtherScript | null {
    return LETTERS.test(text) ? meantOf(namesIn(text)) : null;
  };

  /** A town in the state that is named as well ("俄勒冈 波特兰"), the part of a city that is, or else the first town. */
  function meantOf(names: Name[]): InOtherScript | null {
    const towns = names.filter(({ meanings }) => meanings[0].kind !== 'state');
    for (const town of towns) {
      for (const { meanings, start, end } of names) {
        const [{ kind, states, label }] = meanings;
        const here =
          kind === 'state' ? exact.inState(placeWords(town.label.replace(/,.*/, '')), states[0]) : null;
        const isPart = town.meanings[0].label.endsWith(`, ${label}`);
        if (here || isPart)
          return {
            meanings: here ?? town.meanings,
            spans: [town, { start, end }].sort((a, b) => a.start - b.start),
          };
      }
    }
    const [first] = [...towns, ...names];
    return first ? { meanings: first.meanings, spans: [first] } : null;
  }

  /** The longest name at each word. */
  function namesIn(text: string): Name[] {
    const tokens = tokensOf(text);
    const names: Name[] = [];
    for (let at = 0; at < tokens.length; at++) {
      if (HAN.test(tokens[at].word)) {
        names.push(...inChinese(text.slice(tokens[at].start, tokens[at].end), tokens[at].start));
        continue;
      }
      for (let count = Math.min(MOST_WORDS, tokens.length - at); count > 0; count--) {
        const { start } = tokens[at];
        const { end } = tokens[at + count - 1];
        const name = named(wholeName(text.slice(start, end)), start, end);
        if (!name) continue;
        names.push(name);
        at += count - 1;
        break;
      }
    }
    return names;
  }

  function named(label: string | undefined, start: number, end: number): Name | null {
    const meanings = label === undefined ? null : exact.read(placeWords(label));
    return meanings && label !== undefined ? { label, meanings, start, end } : null;
  }

  /** Chinese has no spaces: the longest name that begins at each letter. */
  function inChinese(typed: string, offset: number): Name[] {
    const { labels, longest } = known();
    const names: Name[] = [];
    for (let at = 0; at < typed.length; at++) {
      for (let length = Math.min(longest, typed.length - at); length > 1; length--) {
        const name = named(labels.get(typed.slice(at, at + length)), offset + at, offset + at + length);
        if (!name) continue;
        names.push(name);
        at += length - 1;
        break;
      }
    }
    return names;
  }

  function wholeName(typed: string): string | undefined {
    if (!LETTERS.test(typed)) return undefined;
    if (HANGUL.test(typed)) return inKorean(typed);
    const { labels } = known();
    return (
      labels.get(keyOf(typed)) ??
      labels.get(keyOf(typed.replace(/^[وفبلك](?=...)/, ''))) ??
      labels.get(keyOf(typed.replace(PREFIX, '')))
    );
  }

  function inKorean(typed: string): string | undefined {
    const word = typed.replace(/\s+/g, '');
    for (let length = word.length; length > 1; length--) {
      const label = known().labels.get(keyOf(word.slice(0, length)));
      if (label !== undefined && PARTICLES.test(word.slice(length))) return label;
    }
    return undefined;
  }
}

/** The label of what each key stands for, and how long the longest Chinese one is. */
function readNames(): { labels: Map<string, string>; longest: number } {
  const labels = new Map<string, string>();
  for (const { label, names } of LISTS.flatMap((list) => readList(list, namesOf))) {
    for (const name of names) if (!labels.has(keyOf(name))) labels.set(keyOf(name), label);
  }
  const longest = Math.max(...[...labels.keys()].filter((key) => HAN.test(key)).map((key) => key.length));
  return { labels, longest };
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
  if (CYRILLIC.test(joined)) return joined.replace(ENDING, '');
  return joined.replace(/[أإآةىغگ]/g, (letter) => ARABIC.get(letter) ?? letter);
}
