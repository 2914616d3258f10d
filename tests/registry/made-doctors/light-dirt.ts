import type { Random } from '../../../sample-data/random.ts';
import { asWritten } from './capitals.ts';
import type { NameCase } from './name-case.ts';

/** Adds what changes nothing of who it is, to some: capitals, titles, degrees, points. Answers which as well. */
export function withLightDirt(
  random: Random,
  name: NameCase,
  degree: 'MD' | 'DO',
): { name: NameCase; families: string[] } {
  if (name.isFinal) return { name, families: [] };
  return LIGHT_DIRT.reduce(
    (sofar, { family, share, add }) =>
      random.chance(share)
        ? { name: add(random, sofar.name, degree), families: [...sofar.families, family] }
        : sofar,
    { name, families: [] as string[] },
  );
}

interface LightDirt {
  family: string;
  share: number;
  add: (random: Random, name: NameCase, degree: 'MD' | 'DO') => NameCase;
}

const LIGHT_DIRT: LightDirt[] = [
  { family: 'typed in capitals', share: 0.03, add: (_, name) => typed(name, (text) => text.toUpperCase()) },
  {
    family: 'typed in small letters',
    share: 0.02,
    add: (_, name) => typed(name, (text) => text.toLowerCase()),
  },
  {
    family: 'degree typed behind the name',
    share: 0.015,
    add: (random, name, degree) => ({
      ...name,
      last_name: name.last_name + random.pick([`, ${degree}`, ` ${degree}`, `, ${dotted(degree)}`]),
    }),
  },
  {
    family: 'title typed before the name',
    share: 0.01,
    add: (random, name) => ({ ...name, first_name: `${random.pick(['Dr.', 'Dr'])} ${name.first_name}` }),
  },
  { family: 'register in small letters', share: 0.06, add: (_, name) => written(name, asWritten) },
  {
    family: 'degree in the last name of the register',
    share: 0.01,
    add: (random, name, degree) => ({
      ...name,
      register: {
        ...name.register,
        last: name.register.last + random.pick([`, ${degree}`, ` ${degree}`, ` ${dotted(degree)}`]),
      },
    }),
  },
  {
    family: 'spaces in the register',
    share: 0.01,
    add: (_, name) => written(name, (text) => (text === '' ? '' : `${text.replaceAll(' ', '  ')} `)),
  },
];

function typed(name: NameCase, change: (text: string) => string): NameCase {
  return { ...name, first_name: change(name.first_name), last_name: change(name.last_name) };
}

function written(name: NameCase, change: (text: string) => string): NameCase {
  const { first, middle, last, suffix, other_first, other_last } = name.register;
  return {
    ...name,
    register: {
      ...{ first: change(first), middle: change(middle), last: change(last), suffix },
      ...{ other_first: change(other_first), other_last: change(other_last) },
    },
  };
}

function dotted(degree: string): string {
  return degree.replace(/./g, '$&.');
}
