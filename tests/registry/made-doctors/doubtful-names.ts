import type { Random } from '../../../sample-data/random.ts';
import { capitals } from './capitals.ts';
import { DOUBTFUL, eitherWay, nameCase, registered } from './name-case.ts';
import type { NameFamily, PersonName } from './name-case.ts';
import * as words from './name-words.ts';

/** One person, and a reviewer may well say that the names differ. */
export const DOUBTFUL_NAMES: NameFamily[] = [
  { family: 'nickname', weight: 4, make: (random, name) => ofPair(random, name, words.NICKNAMES) },
  {
    family: 'other spelling of a first name',
    weight: 0.8,
    make: (random, name) => ofPair(random, name, words.OTHER_SPELLINGS),
  },
  { family: 'nickname beside the first name', weight: 0.6, make: nicknameBeside },
  { family: 'half of a double last name', weight: 3, make: half },
  { family: 'both last names, one of them former', weight: 1, make: bothNames },
  { family: 'without its particle', weight: 0.6, make: withoutParticle },
  { family: 'accents written out', weight: 0.8, make: writtenOut },
  { family: 'letters broken by an encoding', weight: 0.5, make: broken },
  { family: 'middle name used alone', weight: 1.5, make: middleAlone },
  { family: 'initial alone', weight: 0.7, make: initialAlone },
  { family: 'initial, and a letter of the middle name', weight: 0.5, make: initialAndLetter },
  { family: 'first and last name exchanged', weight: 1, make: exchanged },
  { family: 'cut off by the register', weight: 0.4, make: cutOff },
  { family: 'former name in the middle', weight: 0.4, make: formerInTheMiddle },
  { family: 'one name for both', weight: 0.2, make: oneName },
  { family: 'in another script', weight: 0.1, make: otherScript },
];

function ofPair(random: Random, name: PersonName, pairs: readonly [string, string][]) {
  const [typed, legal] = eitherWay(random, ...random.pick(pairs));
  return nameCase({ ...name, first: typed }, registered(random, { ...name, first: legal }), DOUBTFUL);
}

function nicknameBeside(random: Random, name: PersonName) {
  const [short, long] = random.pick(words.NICKNAMES);
  const first = random.pick([
    `${long} "${short}"`,
    `${long} (${short})`,
    `${long} “${short}”`,
    `${short} (${long})`,
  ]);
  return nameCase({ ...name, first }, registered(random, { ...name, first: long }), DOUBTFUL);
}

function half(random: Random, name: PersonName) {
  const parts = [name.last, random.pick(words.ACCENTED_LAST)];
  const whole = parts.join(random.pick(['-', ' ']));
  const [typed, legal] = eitherWay(random, random.pick(parts), whole);
  return nameCase({ ...name, last: typed }, registered(random, { ...name, last: legal }), DOUBTFUL);
}

function bothNames(random: Random, name: PersonName) {
  const former = random.pick(words.ACCENTED_LAST);
  const register = registered(random, name);
  const typed = random.pick([`${former}-${name.last}`, `${former} ${name.last}`, `${name.last}-${former}`]);
  return nameCase(
    { ...name, last: typed },
    { ...register, other_first: register.first, other_last: capitals(former) },
    DOUBTFUL,
  );
}

function withoutParticle(random: Random, name: PersonName) {
  const whole = random.pick(words.PARTICLES.filter((last) => !/^(Mc|Mac|O|St)/.test(last)));
  const [typed, legal] = eitherWay(random, whole, whole.split(' ').at(-1) ?? whole);
  return nameCase({ ...name, last: typed }, registered(random, { ...name, last: legal }), DOUBTFUL);
}

function writtenOut(random: Random, name: PersonName) {
  const [last, register] = random.pick(words.WRITTEN_OUT);
  return nameCase({ ...name, last }, { ...registered(random, name), last: register }, DOUBTFUL);
}

/** "MUÑOZ" as one encoding's bytes read in another, or with what could not be read left out. */
function broken(random: Random, name: PersonName) {
  const last = random.pick(words.ACCENTED_LAST);
  const whole = last.toLocaleUpperCase('en-US');
  const register = random.pick([
    Buffer.from(whole, 'utf8').toString('latin1').replace(/\p{C}/gu, ''),
    whole.replace(/[^ -~]/g, '?'),
    whole.replace(/[^ -~]/g, '\ufffd'),
    whole.replace(/[^ -~]/g, ''),
  ]);
  return nameCase({ ...name, last }, { ...registered(random, name), last: register }, DOUBTFUL, {
    isFinal: true,
  });
}

function middleAlone(random: Random, { first, middle, last }: PersonName) {
  const register = { first: capitals(random.pick([first, first.charAt(0)])), middle: capitals(middle) };
  return nameCase({ first: middle, last }, { ...register, last: capitals(last) }, DOUBTFUL);
}

function initialAlone(random: Random, name: PersonName) {
  const [typed, legal] = eitherWay(
    random,
    name.first,
    random.pick([`${name.first.charAt(0)}.`, name.first.charAt(0)]),
  );
  return nameCase({ ...name, first: typed }, { first: capitals(legal), last: capitals(name.last) }, DOUBTFUL);
}

function initialAndLetter(_: Random, { first, middle, last }: PersonName) {
  const register = { first: capitals(first), middle: capitals(middle.charAt(0)), last: capitals(last) };
  return nameCase({ first: `${first.charAt(0)}. ${middle}`, last }, register, DOUBTFUL);
}

function exchanged(random: Random, { first, last }: PersonName) {
  const register = { first: capitals(first), last: capitals(last) };
  return random.chance(0.5)
    ? nameCase({ first: last, last: first }, register, DOUBTFUL)
    : nameCase({ first, last }, { first: register.last, last: register.first }, DOUBTFUL);
}

/** Its columns have 35 characters for a last name, and 20 for a first name until the second version of the layout. */
function cutOff(random: Random, name: PersonName) {
  const own = {
    ...name,
    first: random.pick(words.LONG_FIRST),
    last: random.pick(words.LONG_LAST.filter((last) => last.length > 35)),
  };
  const register = registered(random, own);
  return nameCase(
    own,
    { ...register, first: register.first.slice(0, 20), last: register.last.slice(0, 35) },
    DOUBTFUL,
    {
      isFinal: true,
    },
  );
}

function formerInTheMiddle(random: Random, { first, middle, last }: PersonName) {
  const former = random.pick(words.ACCENTED_LAST);
  const register = { first: capitals(first), middle: capitals(middle), last: capitals(last) };
  return nameCase({ first: `${first} ${former}`, last }, register, DOUBTFUL);
}

/** Who has one name alone is "first name unknown" on American papers. */
function oneName(random: Random, { first, last }: PersonName) {
  const register = { first: random.pick(['FNU', 'NFN', '', '.']), last: capitals(first) };
  return nameCase({ first, last }, register, ['same', 'differs', 'unknown'], { isFinal: true });
}

function otherScript(random: Random) {
  const [first, last, ...register] = random.pick([
    ['明', '李', 'MING', 'LI'],
    ['Наталья', 'Иванова', 'NATALIA', 'IVANOVA'],
    ['지우', '김', 'JI WOO', 'KIM'],
    ['محمد', 'حسن', 'MOHAMMED', 'HASSAN'],
  ]);
  const accepted = ['same', 'differs', 'unknown'] as const;
  return nameCase({ first, last }, { first: register[0], last: register[1] }, accepted, { isFinal: true });
}
