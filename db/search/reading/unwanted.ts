import type { Excluded, LeftOut } from '#contract/search.ts';
import { wordsOf } from '../../text/tokens.ts';
import { listedWords } from './listed-words.ts';
import type { Value } from './listed-words.ts';
import type { Verdict } from './meanings.ts';
import { dangerIn, isValues, withValues } from './pieces.ts';
import type { Piece } from './pieces.ts';
import type { TypedWords } from './typed-words.ts';
import { note } from './values-said.ts';

/** What a text does not want. */
export interface Unwanted {
  /** Values of filters that can be turned around. */
  excluded: Excluded[];
  /** What is said to be left out. */
  negated: LeftOut[];
  values: Value[];
}

/** How far a negation reaches, and what it takes away. */
export interface Negated {
  /** Words, itself included. */
  length: number;
  pieces: Piece[];
}

const BEHIND_NEGATION = new Set(listedWords('behind-negations').flatMap(wordsOf));
const JOINING = new Set(wordsOf('or and nor ni o y e u'));
/** They take away what is behind them also when we do not know it: "without electroshock" looks for no electroshock. */
const STRICT = new Set(wordsOf('without sin except excluding exclude excepto'));
/** Small words that a negation takes away all the same: "not taking insurance". */
const NEGATABLE = new Set(wordsOf('insurance insurances seguro seguros aseguranza treatment tratamiento'));
/** What says something that one can do without. */
const SAYING = new Set<string | undefined>(['values', 'age', 'alone', 'wish', 'subject']);
/** "gabapentin for my nerves was junk" */
const MOST_BEFORE_VERDICT = 3;

/** What a negation takes away; null when nothing that we know. `pieceAt` reads further words. */
export function negatedAt(
  { words }: TypedWords,
  { first, length, found }: Piece,
  pieceAt: (at: number) => Piece,
  isName: (word: string) => boolean,
): Negated | null {
  if (found?.kind !== 'negation' && found?.kind !== 'dislike') return null;
  const pieces: Piece[] = [];
  let end = endFrom(first + length);
  if (end === 0) return null;
  while (end < words.length && JOINING.has(words[end])) {
    const next = endFrom(end + 1);
    if (next === 0) break;
    end = next;
  }
  return { length: end - first, pieces };

  function endFrom(from: number): number {
    for (let at = from; at < words.length; at++) {
      const piece = pieceAt(at);
      if (found?.kind === 'dislike' ? isVisit(piece) : SAYING.has(piece.found?.kind)) {
        pieces.push(piece);
        return at + piece.length;
      }
      if (NEGATABLE.has(words[at]) && found?.kind === 'negation') return at + 1;
      if (BEHIND_NEGATION.has(words[at])) continue;
      return STRICT.has(words[first]) && !piece.found && !isName(words[at]) ? at + 1 : 0;
    }
    return 0;
  }
}

/** Takes away what stands before a verdict, with what it is joined to: "zoloft and lexapro failed". */
export function judge(
  of: Verdict,
  pieces: Piece[],
  { words, gapBefore, typed }: TypedWords,
  unwanted: Unwanted,
): void {
  let last = pieces.length - 1;
  while (last >= 0 && pieces.length - last <= MOST_BEFORE_VERDICT && isSmall(pieces[last])) last--;
  for (let i = last; i >= 0; i -= 2) {
    const { first, length, found } = pieces[i];
    if (!isValues(found) || dangerIn(pieces[i])) return;
    const judged = found.values.filter(({ filter }) => of === 'anything' || filter === 'treatment');
    const meant = found.values.filter((value) => !judged.includes(value));
    if (meant.length === 0) leaveOut(unwanted, typed(first, length), judged, 'mentioned');
    else unwanted.values.push(...judged);
    pieces[i].found = withValues(found, meant);
    const before = pieces[i - 1]?.first;
    if (!JOINING.has(words[before]) || gapBefore(before).includes(',')) return;
  }
}

/** Notes what is not wanted: turned around where a filter can be, else said to be left out. */
export function leaveOut(
  unwanted: Unwanted,
  said: string,
  values: readonly Value[],
  reason?: LeftOut['reason'],
): void {
  unwanted.values.push(...values);
  const turned = values.filter(isExcludable);
  for (const value of turned) note(unwanted.excluded, { ...value, words: [said] });
  const isTreatment = values.some(({ filter }) => filter === 'treatment');
  if (turned.length === 0)
    leaveOutWords(unwanted, { words: said, reason: reason ?? (isTreatment ? 'cannot know' : 'negated') });
}

/** Once, however often they are said. */
export function leaveOutWords({ negated }: Unwanted, said: LeftOut): void {
  const words = said.words.toLowerCase();
  if (!negated.some((one) => one.words.toLowerCase() === words)) negated.push(said);
}

function isSmall({ found }: Piece): boolean {
  return found?.kind === 'filler' || found?.kind === 'subject';
}

/** How or by whom one is seen. */
function isVisit({ found }: Piece): boolean {
  return isValues(found) && found.values.every(isExcludable);
}

function isExcludable(value: Value): value is Value & Pick<Excluded, 'filter'> {
  return value.filter === 'gender' || value.filter === 'telehealth' || value.filter === 'in_person';
}
