import type { CrisisLine } from '#contract/crisis-lines.ts';
import type { Excluded, LeftOut, Need, Understood } from '#contract/search.ts';
import { meaningAt } from './meanings.ts';
import type { Danger, Meaning, Verdict } from './meanings.ts';
import { listedWords } from './listed-words.ts';
import type { Value } from './listed-words.ts';
import { ageInText } from './read-age.ts';
import { addNeeds, distinctNeeds } from './needs-said.ts';
import { crisisLines } from './crisis-lines.ts';
import { codeAt } from './read-code.ts';
import { feeAt } from './read-fee.ts';
import { wordsOf } from '../../text/tokens.ts';
import type { Token } from '../../text/tokens.ts';
import { isForeign } from './need-words.ts';
import { isSmallWord, languageOf } from './read-language.ts';
import { NO_SENSE } from './trained/sense.ts';
import type { Mention, OpenWord, Sense } from './trained/sense.ts';

/** What a text means: values of the vocabulary that it names, and the words that are left to search for. */
export interface Read {
  understood: Understood[];
  /** The conditions and treatments among it, one thing at a time. */
  needs: Need[];
  /** Values that it does not want, of filters that can be turned around. */
  excluded: Excluded[];
  /** It speaks of immediate danger. */
  danger: boolean;
  /** Who is to be called then, beside 988. */
  crisis: CrisisLine[];
  /** It says what everybody in the directory is: "psychiatrist". */
  hasSubject: boolean;
  /** What it does not want. */
  negated: LeftOut[];
  sought: Sought[];
  /** All words that may be part of a doctor's name. */
  names: string[];
}

/** Something to search for in names and profiles. */
export interface Sought {
  /** As it was typed. */
  typed: string;
  /** Any of them finds it. */
  words: string[];
  /** A wish that we know and have no filter for: no name. */
  isWish: boolean;
}

/** One piece of a text: a phrase, an age or a price with what it says, or a word that says nothing to us. */
interface Piece {
  first: number;
  length: number;
  found: Meaning | { kind: 'age'; values: Value[] } | null;
}

type ValuesFound = Extract<NonNullable<Piece['found']>, { kind: 'values' | 'age' }>;

/** Of fewer words the lists know what they mean; else they are names. */
const FEWEST_INFERRED = 4;
const SHORTEST_TELLING = 3;
/** Whoever says these wants them. */
const ALWAYS_MEANT = new Set([
  'accepting',
  'evenings',
  'weekends',
  'sliding_scale',
  'first_visit',
  'follow_up',
]);
/** In fewer pieces everything is meant that is said, and in a mere list. */
const FEWEST_JUDGED = 4;
/** A text of these alone says no need, in whatever language. */
const SMALL = new Set<string>(['filler', 'subject', 'title', 'negation', 'wish']);
/** What says nothing by itself, but may in company. */
const OPEN = new Set<string | undefined>([undefined, 'filler', 'negation']);
/** "gabapentin for my nerves was junk" */
const MOST_BEFORE_VERDICT = 3;
/** More than anybody says about a doctor in words of their own: further ones are passed over. */
const MOST_OWN_WORDS = 12;
/** Treatments that say nothing about which other one is meant: "meds and therapy" are both. */
const GENERAL = new Set(['medication', 'evaluation']);
const BEHIND_NEGATION = new Set(listedWords('behind-negations').flatMap(wordsOf));
/** "anxiety or depression" is one need. */
const OR = new Set(wordsOf('or o u'));
const JOINING = new Set(wordsOf('or and nor ni o y e u'));
/** They take away what is behind them also when we do not know it: "without electroshock" looks for no electroshock. */
const STRICT = new Set(wordsOf('without sin except excluding exclude excepto'));
/** Small words that a negation takes away all the same: "not taking insurance". */
const NEGATABLE = new Set(wordsOf('insurance insurances seguro seguros aseguranza treatment tratamiento'));

/**
 * Reads the words of a text: the longest phrase at each, so that "can't sleep" is one and "weight loss" no grief. What
 * is negated is left out and never turned around. `isName` knows the words of doctors' names: behind "Dr." they are one.
 * What no phrase reads, `sense` may; and of a longer text it knows what is only mentioned.
 */
export function read(
  text: string,
  tokens: readonly Token[],
  isName: (word: string) => boolean,
  sense: Sense = NO_SENSE,
): Read {
  const words = tokens.map(({ word }) => word);
  // A full-width dollar sign is one.
  const gapBefore = (word: number): string =>
    text.slice(tokens[word - 1]?.end ?? 0, tokens[word]?.start ?? text.length).normalize('NFKC');
  const typed = (first: number, length: number) => {
    if (length === 0) return '';
    const start = tokens[first].start - (gapBefore(first).endsWith('$') ? 1 : 0);
    return text.slice(start, tokens[first + length - 1].end);
  };
  const written = languageOf(text);
  const pieces: Piece[] = [];
  const negated: LeftOut[] = [];
  const excluded: Excluded[] = [];
  const unwanted: Value[] = [];
  const dangers = new Set<Danger>();

  for (let at = 0; at < words.length;) {
    const piece = pieceAt(at);
    const taken = piece.found?.kind === 'negation' ? negatedAt(at, piece.length) : null;
    noteDanger(piece);
    if (taken) {
      leaveOut(typed(at, taken.length), taken.values);
      unwanted.push(...taken.values);
    } else {
      if (piece.found?.kind === 'verdict') judge(piece.found.of);
      pieces.push(piece);
    }
    at += taken?.length ?? piece.length;
  }

  const open = pieces.flatMap(openWords);
  const isTold = pieces.length >= FEWEST_JUDGED && pieces.some(isTelling);
  for (const piece of isTold ? pieces : []) {
    const { found } = piece;
    if (!isValues(found) || (found.kind === 'values' && found.danger)) continue;
    const meant = found.values.filter(
      (value) => ALWAYS_MEANT.has(value.filter) || sense.isMeant(mentionOf(piece, value)),
    );
    unwanted.push(...found.values.filter((value) => !meant.includes(value)));
    if (meant.length === found.values.length) continue;
    if (meant.length === 0) negated.push({ words: typed(piece.first, piece.length), reason: 'mentioned' });
    piece.found = meant.length > 0 ? { ...found, values: meant } : { kind: 'filler' };
  }
  const values = pieces.filter(({ found }) => isValues(found));
  const understood: Understood[] = [];
  const sought: Sought[] = [];
  const inferred = sense.infer(words.length < FEWEST_INFERRED ? [] : open, (filter) =>
    values.some(({ found }) => isValues(found) && found.values.some((value) => value.filter === filter)),
  );
  if (inferred.some(({ value }) => value === null)) dangers.add('life');
  const inferredFrom = new Set(inferred.flatMap((one) => one.words.map((i) => open[i].at)));
  const needs: Need[] = [];
  for (const { first, length, found } of pieces) {
    const said = typed(first, length);
    const isCounted = found?.kind === 'alone' ? values.length === 0 : isValues(found) && !isSetAside(found);
    if (found && 'values' in found && isCounted) {
      for (const value of found.values) note(understood, value, said);
      addNeeds(needs, found.values, OR.has(words[first - 1]));
    } else if (isValues(found) || inferredFrom.has(first)) continue;
    else if (found?.kind === 'wish') seek(said, found.words, true);
    else if (!found || found.kind === 'alone') seek(said, words.slice(first, first + length), false);
  }
  for (const { value, words: from } of inferred) {
    if (!value || isAmong(understood, value) || isAmong(unwanted, value)) continue;
    const said = stretches(from.map((i) => open[i].at)).map(([first, last]) =>
      typed(first, last + 1 - first),
    );
    understood.push({ ...value, words: said, inferred: true });
    addNeeds(needs, [value], false);
  }
  const isAboutSomething = pieces.some(({ found }) => !found || !SMALL.has(found.kind));
  if (isAboutSomething && !understood.some(({ filter }) => filter === 'language')) {
    for (const value of written) understood.push({ ...value, words: [text.trim()], inferred: true });
  }
  // A title by itself may be a name: many are called Do.
  const areTitles = pieces.every(({ found }) => found?.kind === 'title');
  const names = pieces.flatMap(({ first, length, found }) =>
    (found?.kind === 'title' && !areTitles) || found?.kind === 'subject'
      ? []
      : words.slice(first, first + length).filter((_, i) => !inferredFrom.has(first + i)),
  );
  return {
    understood,
    needs: distinctNeeds(needs),
    excluded,
    danger: dangers.size > 0,
    crisis: dangers.size > 0 ? crisisLines(words, understood, dangers.has('violence')) : [],
    hasSubject: pieces.some(({ found }) => found?.kind === 'subject'),
    negated,
    sought,
    names: [...new Set(names)],
  };

  function mentionOf({ first, length }: Piece, value: Value): Mention {
    const others = pieces.flatMap(({ first: at, found }) =>
      at !== first && isValues(found) ? found.values : [],
    );
    return { words, first, length, value, others };
  }

  /** Takes away what stands before a verdict, with what it is joined to: "zoloft and lexapro failed". */
  function judge(of: Verdict): void {
    let last = pieces.length - 1;
    while (last >= 0 && pieces.length - last <= MOST_BEFORE_VERDICT && isSmall(pieces[last])) last--;
    for (let i = last; i >= 0; i -= 2) {
      const { first, length, found } = pieces[i];
      if (!isValues(found) || (found.kind === 'values' && found.danger)) return;
      const judged = found.values.filter(({ filter }) => of === 'anything' || filter === 'treatment');
      const meant = found.values.filter((value) => !judged.includes(value));
      unwanted.push(...judged);
      if (meant.length === 0) leaveOut(typed(first, length), judged, 'mentioned');
      pieces[i].found = meant.length > 0 ? { ...found, values: meant } : { kind: 'filler' };
      const before = pieces[i - 1]?.first;
      if (!JOINING.has(words[before]) || gapBefore(before).includes(',')) return;
    }
  }

  /** What is not wanted: turned around where a filter can be, else said to be left out. */
  function leaveOut(said: string, values: readonly Value[], reason?: LeftOut['reason']): void {
    const turned = values.filter(isExcludable);
    for (const value of turned) excluded.push({ ...value, words: [said] });
    const isTreatment = values.some(({ filter }) => filter === 'treatment');
    if (turned.length === 0)
      negated.push({ words: said, reason: reason ?? (isTreatment ? 'cannot know' : 'negated') });
  }

  function openWords({ first, length, found }: Piece): (OpenWord & { at: number })[] {
    return words
      .slice(first, first + length)
      .map((word, i) => ({ word, at: first + i, isOpen: OPEN.has(found?.kind), isSmall: found !== null }));
  }

  function isSetAside(guess: ValuesFound): boolean {
    if (guess.kind !== 'values' || !guess.isGuess) return false;
    const [{ filter }] = guess.values;
    if (filter === 'age') return values.some(({ found }) => found?.kind === 'age');
    return values.some(
      ({ found }) =>
        found?.kind === 'values' &&
        !found.isGuess &&
        found.values.some((value) => value.filter === filter && !GENERAL.has(value.value)),
    );
  }

  function pieceAt(at: number): Piece {
    const isBehindTitle = at > 0 && pieces.at(-1)?.found?.kind === 'title' && pieces.at(-1)?.first === at - 1;
    if (isBehindTitle && isName(words[at])) return { first: at, length: 1, found: null };
    const code = codeAt(words, at, gapBefore);
    if (code) return { first: at, length: code.length, found: { kind: 'values', values: [code.value] } };
    const age = ageInText(words, at, gapBefore);
    const phrase = meaningAt(words, at);
    const fee = feeAt(words, at, gapBefore);
    if (fee && fee.length > (phrase?.length ?? 0)) {
      const values: Value[] = [{ filter: fee.filter, value: fee.bound }];
      return { first: at, length: fee.length, found: { kind: 'values', values } };
    }
    if (age && age.length >= (phrase?.length ?? 0)) {
      const ages = age.ages.map((value): Value => ({ filter: 'age', value }));
      return { first: at, length: age.length, found: { kind: 'age', values: ages } };
    }
    // In Tagalog it is a "not".
    const isHindi =
      written.some(({ value }) => value === 'tl') && words[at] === 'hindi' && phrase?.length === 1;
    return {
      first: at,
      length: phrase?.length ?? 1,
      found: isHindi ? { kind: 'negation' } : (phrase?.meaning ?? null),
    };
  }

  /** What a negation takes away: how many words, itself included, and their values; null when nothing that we know. */
  function negatedAt(at: number, length: number): { length: number; values: Value[] } | null {
    const isStrict = STRICT.has(words[at]);
    const values: Value[] = [];
    let end = negatableEnd(at + length, isStrict, values);
    if (end === 0) return null;
    while (end < words.length && JOINING.has(words[end])) {
      const next = negatableEnd(end + 1, isStrict, values);
      if (next === 0) break;
      end = next;
    }
    return { length: end - at, values };
  }

  function negatableEnd(from: number, isStrict: boolean, values: Value[]): number {
    let at = from;
    for (; at < words.length; at++) {
      const piece = pieceAt(at);
      const kind = piece.found?.kind;
      if (kind === 'values' || kind === 'age' || kind === 'alone' || kind === 'wish' || kind === 'subject') {
        noteDanger(piece);
        if (isValues(piece.found)) values.push(...piece.found.values);
        return at + piece.length;
      }
      if (NEGATABLE.has(words[at])) return at + 1;
      if (!BEHIND_NEGATION.has(words[at])) return isStrict && !piece.found && !isName(words[at]) ? at + 1 : 0;
    }
    return 0;
  }

  /** It may say more than a list of values does. */
  function isTelling({ first, found }: Piece): boolean {
    return found === null ? words[first].length >= SHORTEST_TELLING : found.kind === 'negation';
  }

  function noteDanger({ found }: Piece): void {
    if (found?.kind === 'values' && found.danger) dangers.add(found.danger);
  }

  function seek(said: string, wanted: string[], isWish: boolean): void {
    if (!isWish && wanted.every((word) => isForeign(word) || (written.length > 0 && isSmallWord(word))))
      return;
    if (sought.length === MOST_OWN_WORDS) return;
    const key = wanted.join(' ');
    if (!sought.some((other) => other.words.join(' ') === key))
      sought.push({ typed: said, words: wanted, isWish });
  }
}

function isSmall({ found }: Piece): boolean {
  return found?.kind === 'filler' || found?.kind === 'subject';
}

function isAmong(values: readonly Value[], { filter, value }: Value): boolean {
  return values.some((other) => other.filter === filter && other.value === value);
}

function isExcludable(value: Value): value is Value & Pick<Excluded, 'filter'> {
  return value.filter === 'gender' || value.filter === 'telehealth' || value.filter === 'in_person';
}

/** Numbers that follow each other, as the first and the last of each row. */
function stretches(numbers: readonly number[]): [first: number, last: number][] {
  const rows: [number, number][] = [];
  for (const number of numbers) {
    const row = rows.at(-1);
    if (row && row[1] === number - 1) row[1] = number;
    else rows.push([number, number]);
  }
  return rows;
}

function isValues(found: Piece['found']): found is ValuesFound {
  return found?.kind === 'values' || found?.kind === 'age';
}

function note(understood: Understood[], { filter, value }: Value, said: string): void {
  const known = understood.find((other) => isAmong([other], { filter, value }));
  if (!known) understood.push({ filter, value, words: [said] });
  else if (!known.words.includes(said)) known.words.push(said);
}
