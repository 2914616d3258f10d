import type { CrisisLine } from '#contract/crisis-lines.ts';
import type { Excluded, LeftOut, Need, Understood } from '#contract/search.ts';
import type { Danger } from './meanings.ts';
import type { Value } from './listed-words.ts';
import { addNeeds, distinctNeeds } from './needs-said.ts';
import { crisisLines, saysVeteran } from './crisis-lines.ts';
import { wordsOf } from '../../text/tokens.ts';
import type { Token } from '../../text/tokens.ts';
import { isForeign } from './need-words.ts';
import { isSmallWord } from './read-language.ts';
import { dangerIn, isValues, pieceAt, withValues } from './pieces.ts';
import type { Piece, ValuesFound } from './pieces.ts';
import { typedWords } from './typed-words.ts';
import type { TypedWords } from './typed-words.ts';
import { judge, leaveOut, leaveOutWords, negatedAt } from './unwanted.ts';
import type { Unwanted } from './unwanted.ts';
import { isAmong, note } from './values-said.ts';
import { NO_SENSE } from './trained/sense.ts';
import type { Inferred, Mention, OpenWord, Sense } from './trained/sense.ts';

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
  /** Somebody who has served, or serves, is meant. */
  veteran: boolean;
  /** It says what everybody in the directory is: "psychiatrist". */
  hasSubject: boolean;
  /** Languages in which it says that, where it asks for none: who speaks one comes first. */
  spoken: Value[];
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
  'earliest_visit',
]);
/** In fewer pieces everything is meant that is said, and in a mere list. */
const FEWEST_JUDGED = 4;
/** A text of these alone says no need, in whatever language. */
const SMALL = new Set<string>(['filler', 'subject', 'title', 'negation', 'wish']);
/** What says nothing by itself, but may in company. */
const OPEN = new Set<string | undefined>([undefined, 'filler', 'negation']);
/** More than anybody says about a doctor in words of their own: further ones are passed over. */
const MOST_OWN_WORDS = 12;
/** "child psychiatrist for my 5 year old": a number says it better. */
const CHILD: Value = { filter: 'age', value: '6-12' };
const BABY: Value = { filter: 'age', value: '0-5' };
const PERINATAL: Value = { filter: 'condition', value: 'perinatal' };
const UNDERAGE = new Set(['0-5', '6-12', '13-17']);
/** What is as long as a danger and is none: "help me sleep", "didn't help me". */
const NO_DANGER = new Set(['filler', 'verdict']);
/** What stands behind these is wanted. */
const WANTING = new Set([
  'to try',
  'ask about',
  'asking about',
  'interested in',
  'looking for',
  'looking into',
  'prefer a',
  'i prefer',
  'would prefer',
]);
/** Whoever says what kind of these it should be wants it. */
const SUBJECTS = new Set(wordsOf('psychiatrist psychiatrists doctor doctors provider psiquiatra preferred'));
/** Treatments that say nothing about which other one is meant: "meds and therapy" are both. */
const GENERAL = new Set(['medication', 'evaluation']);
/** "anxiety or depression" is one need. */
const OR = new Set(wordsOf('or o u'));

/**
 * Reads the words of a text, the longest phrase at each. What is negated is left out, and turned around only where a
 * filter can be. `isName` knows the words of doctors' names: behind "Dr." they are one. What no phrase reads, `sense`
 * may; and of a longer text it knows what is only mentioned.
 */
export function read(
  text: string,
  tokens: readonly Token[],
  isName: (word: string) => boolean,
  sense: Sense = NO_SENSE,
): Read {
  const typed = typedWords(text, tokens, isName);
  const { words, written } = typed;
  const unwanted: Unwanted = { excluded: [], negated: [], values: [] };
  const dangers = new Set<Danger>();
  const pieces = wantedPieces(typed, isName, unwanted, dangers);
  const open = pieces.flatMap((piece) => openWords(piece, words));
  const isTold = pieces.length >= FEWEST_JUDGED && pieces.some((piece) => isTelling(piece, words));
  if (isTold) leaveMentions(pieces, typed, sense, unwanted);

  const values = pieces.flatMap(({ found }) => (isValues(found) ? [found] : []));
  const inferred = sense.infer(words.length < FEWEST_INFERRED ? [] : open, (filter) =>
    values.some((found) => found.values.some((value) => value.filter === filter)),
  );
  if (inferred.some(({ value }) => value === null)) dangers.add('life');
  const inferredFrom = new Set(inferred.flatMap((one) => one.words.map((i) => open[i].at)));

  const understood: Understood[] = [];
  const needs: Need[] = [];
  const sought: Sought[] = [];
  for (const { first, length, found } of pieces) {
    const said = typed.typed(first, length);
    const isCounted =
      found?.kind === 'alone'
        ? values.length === 0
        : isValues(found) && !isSetAside(found, values, inferred, isTold);
    if (found && 'values' in found && isCounted) {
      const meant = isValues(found) ? exactly(found, values) : found.values;
      for (const value of meant) note(understood, { ...value, words: [said] });
      addNeeds(needs, meant, OR.has(words[first - 1]));
    } else if (isValues(found) || inferredFrom.has(first)) continue;
    else if (found?.kind === 'wish') seek(sought, { typed: said, words: found.words, isWish: true });
    else if (!found || found.kind === 'alone') {
      const own = words.slice(first, first + length);
      if (!own.every((word) => isForeign(word) || (written.length > 0 && isSmallWord(word))))
        seek(sought, { typed: said, words: own, isWish: false });
    }
  }
  for (const { value, words: from } of inferred) {
    if (!value || isAmong(understood, value) || isAmong(unwanted.values, value)) continue;
    const said = stretches(from.map((i) => open[i].at)).map(([first, last]) =>
      typed.typed(first, last + 1 - first),
    );
    understood.push({ ...value, words: said, inferred: true });
    addNeeds(needs, [value], false);
  }
  // "postpartum, my baby is 3 months old": it is the parent who is to be seen.
  if (isAmong(understood, PERINATAL)) remove(understood, BABY);
  const subjects = pieces.filter(({ found }) => found?.kind === 'subject');
  const isAboutSomething =
    pieces.some(({ found }) => !found || !SMALL.has(found.kind)) ||
    subjects.some(({ first }) => isForeign(words[first]));
  if (isAboutSomething && !understood.some(({ filter }) => filter === 'language')) {
    for (const value of written) understood.push({ ...value, words: [text.trim()], inferred: true });
  }
  return {
    understood,
    needs: distinctNeeds(needs),
    excluded: unwanted.excluded,
    danger: dangers.size > 0,
    crisis: dangers.size > 0 ? crisisLines(words, understood, dangers) : [],
    veteran: saysVeteran(words, understood),
    hasSubject: subjects.length > 0,
    spoken: understood.some(({ filter }) => filter === 'language')
      ? []
      : subjects.flatMap(({ found }) => (found?.kind === 'subject' ? found.spoken : [])),
    negated: unwanted.negated,
    sought,
    names: namesIn(pieces, words, inferredFrom),
  };
}

/** The pieces of a text, without those that it says it does not want; danger is danger also in these. */
function wantedPieces(
  typed: TypedWords,
  isName: (word: string) => boolean,
  unwanted: Unwanted,
  dangers: Set<Danger>,
): Piece[] {
  const { words } = typed;
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    let piece = nextPiece(at);
    const taken = negatedAt(typed, piece, nextPiece, isName);
    for (const danger of [piece, ...(taken?.pieces ?? [])].map(dangerIn)) if (danger) dangers.add(danger);
    if (taken) {
      const { unwanted: values, wanted } = withoutNeeds(taken.pieces);
      leaveOut(unwanted, typed.typed(at, taken.length), values);
      pieces.push(...wanted);
    } else {
      if (piece.found?.kind === 'verdict') judge(piece.found.of, pieces, typed, unwanted);
      if (piece.found?.kind === 'dislike') piece = { first: at, length: 1, found: null };
      pieces.push(piece);
    }
    at += taken?.length ?? piece.length;
  }
  return pieces;

  function nextPiece(at: number): Piece {
    const before = pieces.at(-1);
    const isBehindTitle = before?.found?.kind === 'title' && before.first === at - 1;
    if (isBehindTitle && isName(words[at])) return { first: at, length: 1, found: null };
    return upToDanger(typed, pieceAt(typed, at));
  }
}

/**
 * "I am not safe at home" is no home that is not wanted, and "bipolar I hate myself" no bipolar I: a piece ends where a
 * danger begins that goes on behind it. What only sounds like one ("meds don't help me") takes nothing away, and neither
 * does a word that is none in this piece ("existential crisis help").
 */
function upToDanger(typed: TypedWords, piece: Piece): Piece {
  const { first, length, found } = piece;
  const end = first + length;
  const isNegation = found?.kind === 'negation';
  for (let at = first + 1; at < end; at++) {
    const inner = pieceAt(typed, at);
    const goesOn = at + inner.length > end;
    if (goesOn && inner.length > 1 && inner.found && NO_DANGER.has(inner.found.kind)) return piece;
    if (!dangerIn(inner) || !(isNegation || (goesOn && !dangerIn(pieceAt(upTo(typed, end), at))))) continue;
    const before = pieceAt(upTo(typed, at), first);
    return isNegation || before.found?.kind === 'negation'
      ? { first, length: at - first, found: { kind: 'filler' } }
      : before;
  }
  return piece;
}

function upTo(typed: TypedWords, end: number): TypedWords {
  return { ...typed, words: typed.words.slice(0, end) };
}

/** Takes away what a text that tells something only mentions. */
function leaveMentions(
  pieces: Piece[],
  { words, typed }: TypedWords,
  sense: Sense,
  unwanted: Unwanted,
): void {
  for (const piece of pieces) {
    const { first, length, found } = piece;
    if (!isValues(found) || found.kind === 'age' || dangerIn(piece)) continue;
    const isOne = (value: Value) =>
      ALWAYS_MEANT.has(value.filter) || isWanted(piece) || sense.isMeant(mentionOf(piece, value));
    const filters = new Set(found.values.filter(isOne).map(({ filter }) => filter));
    const meant = found.values.filter(({ filter }) => filters.has(filter));
    if (meant.length === found.values.length) continue;
    unwanted.values.push(...found.values.filter((value) => !meant.includes(value)));
    if (meant.length === 0) leaveOutWords(unwanted, { words: typed(first, length), reason: 'mentioned' });
    piece.found = withValues(found, meant);
  }

  /** "want to ask about TMS", "a woman psychiatrist" */
  function isWanted({ first, length }: Piece): boolean {
    const isAskedFor = WANTING.has(words.slice(Math.max(0, first - 2), first).join(' '));
    return isAskedFor || [first + length - 1, first + length].some((at) => SUBJECTS.has(words[at]));
  }

  function mentionOf({ first, length }: Piece, value: Value): Mention {
    const others = pieces.flatMap(({ first: at, found }) =>
      at !== first && isValues(found) ? found.values : [],
    );
    return { words, first, length, value, others };
  }
}

/** "no meds for my anxiety": what the treatment that is not wanted would be for is wanted all the same, but not of "no xanax". */
function withoutNeeds(pieces: readonly Piece[]): { unwanted: Value[]; wanted: Piece[] } {
  const unwanted: Value[] = [];
  const wanted: Piece[] = [];
  for (const { found, ...piece } of pieces) {
    if (!isValues(found)) continue;
    const treatments = found.values.filter(({ filter }) => filter === 'treatment');
    const conditions = found.values.filter(({ filter }) => filter === 'condition');
    const isSaid = piece.length > 1 && !dangerIn({ ...piece, found });
    const isBoth = isSaid && treatments.length > 0 && conditions.length > 0;
    unwanted.push(...(isBoth ? treatments : found.values));
    if (isBoth) wanted.push({ ...piece, found: withValues(found, conditions) });
  }
  return { unwanted, wanted };
}

/** It may say more than a list of values does. */
function isTelling({ first, found }: Piece, words: readonly string[]): boolean {
  return found === null ? words[first].length >= SHORTEST_TELLING : found.kind === 'negation';
}

function openWords({ first, length, found }: Piece, words: readonly string[]): (OpenWord & { at: number })[] {
  return words
    .slice(first, first + length)
    .map((word, i) => ({ word, at: first + i, isOpen: OPEN.has(found?.kind), isSmall: found !== null }));
}

/** "rehab for drinking": where some of what one may mean is all that another says, that is meant. Danger stays what it is. */
function exactly(found: ValuesFound, among: readonly ValuesFound[]): Value[] {
  const { values } = found;
  if (found.kind === 'values' && found.danger) return values;
  return values.filter((value) => {
    const same = values.filter(({ filter }) => filter === value.filter);
    return !among.some((other) => {
      const said = other.values.filter(({ filter }) => filter === value.filter);
      const isPart = said.length > 0 && said.length < same.length && said.every((one) => isAmong(same, one));
      return isPart && !isAmong(said, value);
    });
  });
}

/**
 * A guess does not count where something is said more exactly, or read from all words. Of conditions only in a text that
 * tells something: in a list everything is meant.
 */
function isSetAside(
  guess: ValuesFound,
  among: readonly ValuesFound[],
  inferred: readonly Inferred[],
  isTold: boolean,
): boolean {
  if (guess.kind !== 'values') return false;
  if (guess.values.every((value) => isAmong([CHILD], value)) && among.some(isUnderage)) return true;
  if (!guess.isGuess) return false;
  const [{ filter }] = guess.values;
  if (filter === 'condition' && !isTold) return false;
  if (filter === 'age' && among.some(({ kind }) => kind === 'age')) return true;
  if (inferred.some(({ value }) => value?.filter === filter)) return true;
  return among.some(
    (found) =>
      found.kind === 'values' &&
      !found.isGuess &&
      found.values.some((value) => value.filter === filter && !GENERAL.has(value.value)),
  );
}

function isUnderage(found: ValuesFound): boolean {
  return found.kind === 'age' && found.values.every(({ value }) => UNDERAGE.has(value));
}

function seek(sought: Sought[], one: Sought): void {
  const key = one.words.join(' ');
  if (sought.length < MOST_OWN_WORDS && !sought.some(({ words }) => words.join(' ') === key))
    sought.push(one);
}

function namesIn(pieces: readonly Piece[], words: readonly string[], inferredFrom: Set<number>): string[] {
  // A title by itself may be a name: many are called Do.
  const areTitles = pieces.every(({ found }) => found?.kind === 'title');
  const names = pieces.flatMap(({ first, length, found }) =>
    (found?.kind === 'title' && !areTitles) || found?.kind === 'subject'
      ? []
      : words.slice(first, first + length).filter((_, i) => !inferredFrom.has(first + i)),
  );
  return [...new Set(names)];
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

function remove(understood: Understood[], value: Value): void {
  const at = understood.findIndex((one) => isAmong([one], value));
  if (at !== -1) understood.splice(at, 1);
}
