import type { RegistryEntry } from '#contract/schemas/answers/registry.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { degreesIn } from './degrees-in.ts';
import { readName } from './read-name.ts';
import type { ReadName, WrittenName } from './read-name.ts';

type OwnName = Pick<ProfileContent, 'first_name' | 'last_name' | 'degree'>;
/** What a register calls somebody. */
export type RegistryNames = Pick<
  RegistryEntry,
  | 'first_name'
  | 'middle_name'
  | 'last_name'
  | 'suffix'
  | 'credentials'
  | 'other_first_name'
  | 'other_last_name'
>;

/**
 * Whether a profile and an entry name the same person: first and last name, as the register has them now or had them
 * before. Spelling, spaces, accents, suffixes and credentials do not count; a middle name or an initial may be left
 * out, but not another one. One half of a double last name, a nickname or other letters are another name.
 */
export function isSameName(own: OwnName, entry: RegistryNames): boolean {
  const isOsteopath = own.degree === 'DO' || degreesIn(entry.credentials).has('DO');
  const ours = readings({ first: own.first_name, middle: '', last: own.last_name, suffix: '' }, isOsteopath);
  const theirs = namesIn(entry).flatMap((name) => readings(name, isOsteopath));
  return ours.some((one) => theirs.some((other) => isOneName(one, other)));
}

/** All that an entry calls somebody: of a former last name it is known with and without today's. */
function namesIn({
  first_name,
  middle_name,
  last_name,
  suffix,
  other_first_name,
  other_last_name,
}: RegistryNames): WrittenName[] {
  const firsts = new Set([first_name, other_first_name || first_name]);
  const lasts = new Set(
    other_last_name === ''
      ? [last_name]
      : [last_name, other_last_name, `${last_name} ${other_last_name}`, `${other_last_name} ${last_name}`],
  );
  return [...firsts].flatMap((first) =>
    [...lasts].map((last) => ({ first, middle: middle_name, last, suffix })),
  );
}

/** A name with an umlaut is two in plain letters: Müller is MULLER and MUELLER, which are two names by themselves. */
function readings(name: WrittenName, isOsteopath: boolean): ReadName[] {
  const spelled = { ...name, first: spelledOut(name.first), last: spelledOut(name.last) };
  const isPlain = spelled.first === name.first && spelled.last === name.last;
  return (isPlain ? [name] : [name, spelled]).map((one) => readName(one, isOsteopath));
}

function spelledOut(name: string): string {
  return name.normalize('NFC').replace(/[äöüøå]/gi, (letter) => (/å/i.test(letter) ? 'aa' : `${letter}e`));
}

function isOneName(ours: ReadName, theirs: ReadName): boolean {
  if (conflicts(ours.suffixes, theirs.suffixes)) return false;
  return (
    withMiddleInLast(ours).some((one) => isBoth(one, theirs)) ||
    withMiddleInLast(theirs).some((one) => isBoth(ours, one))
  );
}

function conflicts(ours: readonly string[], theirs: readonly string[]): boolean {
  return ours.length > 0 && theirs.length > 0 && !ours.some((suffix) => theirs.includes(suffix));
}

type Split = Pick<ReadName, 'given' | 'family'>;

/** A name as it is, and with one or more middle names as the beginning of the last one: MARIA | DE LA | CRUZ. */
function withMiddleInLast({ given, family }: ReadName): Split[] {
  const splits: Split[] = [{ given, family }];
  for (let count = given.length - 1; count > 0 && given[count].length > 1; count--)
    splits.push({ given: given.slice(0, count), family: given.slice(count).join('') + family });
  return splits;
}

function isBoth(ours: Split, theirs: Split): boolean {
  return ours.family !== '' && ours.family === theirs.family && isOneGiven(ours.given, theirs.given);
}

/** First names have to be the same. Where one side has its initial alone, or not even that, the next name decides. */
function isOneGiven(ours: readonly string[], theirs: readonly string[]): boolean {
  const [first = '', second = ''] = ours;
  const [theirFirst = '', theirSecond = ''] = theirs;
  if (isWord(first) && first === theirFirst) return areOneMiddle(ours.slice(1), theirs.slice(1));
  if (isJoined(ours, theirFirst)) return areOneMiddle(ours.slice(2), theirs.slice(1));
  if (isJoined(theirs, first)) return areOneMiddle(ours.slice(1), theirs.slice(2));
  const isSecondSame = isWord(second) && second === theirSecond;
  if (isSecondSame && isInitialOf(first, theirFirst)) return areOneMiddle(ours.slice(2), theirs.slice(2));
  return isWithoutInitial(ours, theirs) || isWithoutInitial(theirs, ours);
}

/** MARY ANN and Maryann; but ANN A is not Anna. */
function isJoined([first = '', second = '']: readonly string[], joined: string): boolean {
  return isWord(first) && isWord(second) && first + second === joined;
}

/** J ROBERT and Robert, of whom nothing else is said. */
function isWithoutInitial([initial, name = '']: readonly string[], others: readonly string[]): boolean {
  return initial?.length === 1 && isWord(name) && others.length === 1 && others[0] === name;
}

/** One by one, as far as both sides have any. */
function areOneMiddle(ours: readonly string[], theirs: readonly string[]): boolean {
  return ours.every((name, i) => i >= theirs.length || name === theirs[i] || isInitialOf(name, theirs[i]));
}

/** Whether one of two is the initial of the other. */
function isInitialOf(one: string, other: string): boolean {
  return Math.min(one.length, other.length) === 1 && one[0] === other[0];
}

function isWord(name: string): boolean {
  return name.length > 1;
}
