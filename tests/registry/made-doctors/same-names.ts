import type { Random } from '../../../sample-data/random.ts';
import { asWritten, capitals } from './capitals.ts';
import { SAME, eitherWay, middleOf, nameCase, registered } from './name-case.ts';
import type { NameFamily, PersonName } from './name-case.ts';
import * as words from './name-words.ts';

/** One person, written in two ways: whoever looks says so. */
export const SAME_NAMES: NameFamily[] = [
  { family: 'plain', weight: 33, make: (random, name) => nameCase(name, registered(random, name), SAME) },
  { family: 'accents', weight: 6, make: (random, name) => plain(random, accented(random, name)) },
  { family: 'accents in the register as well', weight: 1, make: accentedInBoth },
  { family: 'apostrophe', weight: 3, make: apostrophe },
  { family: 'okina', weight: 0.4, make: (random, name) => okina(random, name) },
  { family: 'hyphen', weight: 3, make: hyphen },
  { family: 'particle joined or split', weight: 2.5, make: particle },
  { family: 'middle name with the first', weight: 5, make: middleWithFirst },
  { family: 'middle name on one side', weight: 3, make: middleOnOneSide },
  { family: 'double first name', weight: 2, make: doubleFirst },
  { family: 'initial before the name that is used', weight: 2, make: initialFirst },
  { family: 'credentials in the name', weight: 3, make: credentials },
  { family: 'suffix', weight: 3, make: suffix },
  { family: 'former name in the other name', weight: 4, make: formerName },
  { family: 'name like a credential', weight: 0.7, make: credentialLike },
  { family: 'long name', weight: 0.4, make: longName },
  { family: 'spaces', weight: 0.8, make: spaces },
];

function plain(random: Random, name: PersonName) {
  return nameCase(name, registered(random, name), SAME);
}

function accented(random: Random, name: PersonName): PersonName {
  const first = random.chance(0.5) ? random.pick(words.ACCENTED_FIRST) : name.first;
  return { ...name, first, last: random.pick(words.ACCENTED_LAST) };
}

function accentedInBoth(random: Random, name: PersonName) {
  const own = accented(random, name);
  const form = random.pick(['NFC', 'NFD']);
  const kept = (text: string) => text.toLocaleUpperCase('en-US').normalize(form);
  const register = { first: kept(own.first), middle: middleOf(random, own), last: kept(own.last) };
  const typed = random.chance(0.5) ? own : { first: unmarked(own.first), last: unmarked(own.last) };
  return nameCase(typed, register, SAME);
}

function unmarked(text: string): string {
  return asWritten(capitals(text));
}

function apostrophe(random: Random, name: PersonName) {
  const last = random.pick(words.APOSTROPHES);
  const typed = last.replace("'", random.pick([...words.MARKS, '', ' ']));
  const register = capitals(last).replace("'", random.pick(["'", "'", "'", '', ' ', '`', '’']));
  return nameCase({ ...name, last: typed }, { ...registered(random, name), last: register }, SAME);
}

function okina(random: Random, name: PersonName) {
  const last = random.pick(words.OKINAS);
  const typed = last.replace('ʻ', random.pick(['ʻ', 'ʻ', "'", '’', '']));
  const register = capitals(last).replace("'", random.pick(["'", '', '', '`']));
  return nameCase({ ...name, last: typed }, { ...registered(random, name), last: register }, SAME);
}

function hyphen(random: Random, name: PersonName) {
  const last = `${name.last}-${random.pick(words.ACCENTED_LAST)}`;
  const typed = last.replace('-', random.pick(['-', '-', ' ', '–', '‐', ' - ']));
  const register = capitals(last).replace('-', random.pick(['-', ' ', ' ', '', ' - ', '- ']));
  return nameCase({ ...name, last: typed }, { ...registered(random, name), last: register }, SAME);
}

function particle(random: Random, name: PersonName) {
  const last = random.pick(words.PARTICLES);
  const joined = last.replace(/[ .]+/, '');
  const ways = [last, asWritten(last), joined.charAt(0).toUpperCase() + joined.slice(1), asWritten(joined)];
  const register = capitals(random.pick(ways));
  return nameCase(
    { ...name, last: random.pick(ways) },
    { ...registered(random, name), last: register },
    SAME,
  );
}

function middleWithFirst(random: Random, { first, middle, last }: PersonName) {
  const letter = middle.charAt(0);
  const typed = `${first} ${random.pick([middle, `${letter}.`, letter])}`;
  const [one, two] = random.pick([
    [first, middle],
    [first, letter],
    [first, `${letter}.`],
    [`${first} ${middle}`, ''],
    [`${first} ${letter}`, ''],
    [`${first} ${letter}.`, ''],
  ]);
  return nameCase(
    { first: typed, last },
    { first: capitals(one), middle: capitals(two), last: capitals(last) },
    SAME,
  );
}

function middleOnOneSide(random: Random, name: PersonName) {
  const { first, middle, last } = name;
  const [typed, register] = eitherWay(
    random,
    `${first} ${random.pick([middle, `${middle.charAt(0)}.`])}`,
    first,
  );
  return nameCase({ first: typed, last }, { first: capitals(register), last: capitals(last) }, SAME);
}

function doubleFirst(random: Random, { last }: PersonName) {
  const [one, two] = random.pick(words.DOUBLE_FIRST).split(' ');
  const typed = random.pick([`${one} ${two}`, `${one}-${two}`, `${one}${two.toLowerCase()}`]);
  const [first, middle] = random.pick([
    [`${one} ${two}`, ''],
    [`${one}-${two}`, ''],
    [`${one}${two}`, ''],
    [one, two],
  ]);
  const register = { first: capitals(first), middle: capitals(middle), last: capitals(last) };
  return nameCase({ first: typed, last }, register, SAME);
}

function initialFirst(random: Random, { first, middle, last }: PersonName) {
  const letter = first.charAt(0);
  const typed = random.pick([`${letter}. ${middle}`, `${letter} ${middle}`, `${letter}.${middle}`]);
  const [one, two] = random.pick([
    [first, middle],
    [letter, middle],
    [`${letter}.`, middle],
    [`${letter} ${middle}`, ''],
    [`${letter}. ${middle}`, ''],
  ]);
  return nameCase(
    { first: typed, last },
    { first: capitals(one), middle: capitals(two), last: capitals(last) },
    SAME,
  );
}

/** The doctor's own: who is of medicine has no degree of osteopathic medicine behind the name. */
function credentials(random: Random, name: PersonName) {
  const register = registered(random, name);
  const { first, last, degree } = name;
  const dotted = degree.replace(/./g, '$&.');
  const after = random.pick([
    degree,
    dotted,
    `${degree} PhD`,
    `${dotted}, Ph.D.`,
    `${degree}, MPH`,
    `${degree} FAPA`,
  ]);
  const join = random.pick([', ', ' ']);
  const typed = random.pick([
    { first, last: last + join + after },
    { first: `${first} ${after.split(/[ ,]/)[0]}`, last },
    { first: `${random.pick(['Dr.', 'Dr', 'DR.', 'Prof.'])} ${first}`, last },
    name,
  ]);
  const theirs = random.pick([
    degree,
    dotted,
    dotted.slice(0, -1),
    `${degree} PHD`,
    `${degree}.`,
    dotted.replace('.', ' '),
  ]);
  const written = random.pick([
    { ...register, last: register.last + join + theirs },
    { ...register, last: register.last + join + theirs },
    { ...register, first: `${random.pick(['DR', 'DR.'])} ${register.first}` },
    { ...register, first: `${register.first}, ${theirs}` },
    register,
  ]);
  return nameCase(typed, written, SAME, { isFinal: true });
}

function suffix(random: Random, name: PersonName) {
  const [short, ...others] = random.pick([
    ['Jr.', 'Jr', 'JR', 'jr.'],
    ['Sr.', 'Sr'],
    ['III', '3rd', 'Iii'],
    ['II', 'II'],
    ['IV'],
  ]);
  const register = registered(random, name);
  const join = () => random.pick([', ', ' ']);
  const theirs = capitals(random.pick([short, short.replace('.', '')]));
  const typed = random.chance(0.6) ? name.last + join() + random.pick([short, ...others]) : name.last;
  const written = random.pick([
    register,
    { ...register, suffix: theirs },
    { ...register, suffix: theirs },
    { ...register, last: register.last + join() + theirs },
  ]);
  return nameCase({ ...name, last: typed }, written, SAME, { isFinal: true });
}

/** Type 1 of the other last name is a former name, 2 a professional one. */
function formerName(random: Random, name: PersonName) {
  const other = random.pick(words.ACCENTED_LAST);
  const register = registered(random, name);
  const [legal, former] = eitherWay(random, capitals(name.last), capitals(other));
  return nameCase(
    name,
    {
      ...{ ...register, last: legal },
      ...{ other_first: random.chance(0.85) ? register.first : '', other_last: former },
    },
    SAME,
  );
}

function credentialLike(random: Random, name: PersonName) {
  const own = random.chance(0.8)
    ? { ...name, last: random.pick(words.CREDENTIAL_LIKE) }
    : { ...name, first: random.pick(['Md', 'Do', 'Ma', 'An']) };
  return nameCase(own, registered(random, own), SAME, { isFinal: true });
}

function longName(random: Random, name: PersonName) {
  const last = random.pick(words.LONG_LAST.filter((long) => long.length <= 35));
  return plain(random, { ...name, last });
}

function spaces(random: Random, name: PersonName) {
  const register = registered(random, name);
  const typed = { first: `${name.first}\u00a0${name.middle.charAt(0)}.`, last: name.last.replace(' ', '  ') };
  const written = { ...register, first: ` ${register.first}`, last: `${register.last} ` };
  return random.chance(0.5) ? nameCase(typed, register, SAME) : nameCase(name, written, SAME);
}
