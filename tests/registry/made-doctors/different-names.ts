import { AMERICAN_MEN, AMERICAN_WOMEN } from '../../../sample-data/names/europe.ts';
import type { Random } from '../../../sample-data/random.ts';
import { capitals } from './capitals.ts';
import { DIFFERS, SAME, eitherWay, nameCase, registered } from './name-case.ts';
import type { NameFamily, PersonName } from './name-case.ts';
import * as words from './name-words.ts';

const FIRST_NAMES = [...AMERICAN_MEN, ...AMERICAN_WOMEN];

/** What must not be taken for the same, whether it is one person or two. */
export const DIFFERENT_NAMES: NameFamily[] = [
  { family: 'new last name that is nowhere', weight: 2, make: newLast },
  { family: 'letters exchanged', weight: 2, make: (random, name) => misspelled(random, name, exchange) },
  { family: 'letter left out', weight: 0.8, make: (random, name) => misspelled(random, name, leaveOut) },
  { family: 'letter wrong', weight: 0.8, make: (random, name) => misspelled(random, name, wrong) },
  { family: 'another first name', weight: 1.5, make: anotherFirst },
  { family: 'American first name', weight: 0.6, make: american },
  { family: 'first names that begin alike', weight: 1, make: alikeFirst },
  { family: 'last names alike', weight: 1, make: alikeLast },
  { family: 'somebody else', weight: 1.5, make: somebodyElse },
  { family: 'two names like credentials', weight: 0.3, make: twoCredentialLike },
  { family: 'initial of another name', weight: 0.4, make: otherInitial },
  { family: 'another middle name', weight: 0.6, make: otherMiddle },
  { family: 'another generation', weight: 0.5, make: otherGeneration },
  { family: 'a namesake', weight: 0.7, make: namesake },
];

function newLast(random: Random, name: PersonName) {
  const last = random.pick(words.ACCENTED_LAST);
  const register = registered(random, { ...name, last });
  // A middle name that is the name of before would be told from it.
  return nameCase(name, register, capitals(last) === capitals(name.last) ? SAME : DIFFERS);
}

/** In a last name three times in four: on either side. */
function misspelled(random: Random, name: PersonName, err: (random: Random, word: string) => string) {
  const last = name.last.length > 4 ? name.last : 'Whitaker';
  const first = name.first.length > 4 && !/[^A-Za-z]/.test(name.first) ? name.first : 'Margaret';
  const own = { ...name, first, last: /[^A-Za-z]/.test(last) ? 'Hollis' : last };
  const slip = random.chance(0.75)
    ? { ...own, last: err(random, own.last) }
    : { ...own, first: err(random, own.first) };
  const [typed, legal] = random.chance(0.5) ? [own, slip] : [slip, own];
  return nameCase(typed, { first: capitals(legal.first), last: capitals(legal.last) }, DIFFERS);
}

function exchange(random: Random, word: string): string {
  const places = Array.from(word.slice(1, -1))
    .map((_, i) => i + 1)
    .filter((i) => word[i] !== word[i + 1]);
  const i = random.pick(places);
  return word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2);
}

function leaveOut(random: Random, word: string): string {
  const i = random.int(1, word.length - 2);
  return word.slice(0, i) + word.slice(i + 1);
}

function wrong(random: Random, word: string): string {
  const i = random.int(1, word.length - 2);
  const letter = random.pick(Array.from('abdefgiklmnoprstuvwz').filter((other) => other !== word[i]));
  return word.slice(0, i) + letter + word.slice(i + 1);
}

function anotherFirst(random: Random, name: PersonName) {
  return other(name, { first: unlike(random, name.first), last: name.last });
}

function american(random: Random, { last }: PersonName) {
  const first = random.pick(['Kevin', 'Grace', 'Jason', 'Amy', 'Daniel', 'Vivian', 'Jenny', 'David']);
  const legal = random.pick(['XIAOMING', 'SOO-JIN', 'THI HOA', 'VENKATESH', 'OLUWASEUN', 'HUI', 'ZHENGYU']);
  return nameCase({ first, last }, { first: legal, last: capitals(last) }, DIFFERS);
}

function alikeFirst(random: Random, { last }: PersonName) {
  const [typed, legal] = eitherWay(random, ...random.pick(words.ALIKE_FIRST_NAMES));
  return other({ first: typed, last }, { first: legal, last });
}

function alikeLast(random: Random, { first }: PersonName) {
  const [typed, legal] = eitherWay(random, ...random.pick(words.ALIKE_LAST_NAMES));
  return other({ first, last: typed }, { first, last: legal });
}

function somebodyElse(random: Random, name: PersonName) {
  return other(name, { first: unlike(random, name.first), last: random.pick(words.ACCENTED_LAST) });
}

function twoCredentialLike(random: Random, { first }: PersonName) {
  const [typed, legal] = random.sample(words.CREDENTIAL_LIKE, 2);
  return other({ first, last: typed }, { first, last: legal });
}

function otherInitial(random: Random, { first, middle, last }: PersonName) {
  const legal = unlike(random, first);
  const theirs = unlike(random, middle);
  return other({ first: `${first.charAt(0)}. ${middle}`, last }, { first: legal, middle: theirs, last });
}

function otherMiddle(random: Random, { first, middle, last }: PersonName) {
  const theirs = unlike(random, middle);
  const [typed, legal] = random.pick([
    [`${middle.charAt(0)}.`, theirs.charAt(0)],
    [middle, theirs],
    [middle, theirs.charAt(0)],
  ]);
  return other({ first: `${first} ${typed}`, last }, { first, middle: legal, last });
}

function otherGeneration(random: Random, { first, last }: PersonName) {
  const [typed, legal] = random.pick([
    ['Jr.', 'SR'],
    ['III', 'JR'],
    ['Sr.', 'JR.'],
    ['Jr', 'III'],
    ['II', 'III'],
  ]);
  const theirs = random.chance(0.7) ? { last, suffix: legal } : { last: `${last} ${legal}` };
  return other({ first, last: `${last}${random.pick([' ', ', '])}${typed}` }, { first, ...theirs });
}

/** Names alone do not tell them apart: licenses do. */
function namesake(_: Random, { first, last }: PersonName) {
  const register = { first: capitals(first), last: capitals(last) };
  return nameCase({ first, last }, register, SAME, { isOther: true, isFinal: true });
}

function other(
  typed: { first: string; last: string },
  legal: { first: string; middle?: string; last: string; suffix?: string },
) {
  const { first, middle = '', last, suffix = '' } = legal;
  const register = { first: capitals(first), middle: capitals(middle), last: capitals(last), suffix };
  return nameCase(typed, register, DIFFERS, { isOther: true, isFinal: true });
}

/** A first name that begins with another letter, and is short or long for nobody of this name. */
function unlike(random: Random, name: string): string {
  const kin = [...words.NICKNAMES, ...words.OTHER_SPELLINGS].filter((pair) => pair.includes(name)).flat();
  const initial = capitals(name).charAt(0);
  return random.pick(FIRST_NAMES.filter((first) => first.charAt(0) !== initial && !kin.includes(first)));
}
