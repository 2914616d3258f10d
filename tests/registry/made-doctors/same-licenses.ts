import type { Random } from '../../../sample-data/random.ts';
import { licenseCase, newDigits, written } from './license-cases.ts';
import type { LicenseCase, LicenseFamily, TrueLicense } from './license-cases.ts';

const SAME = ['same'] as const;
/** As many letters as the register has room for. */
const LONGEST = 20;

/** One license, however its number is written. */
export const SAME_LICENSES: LicenseFamily[] = [
  { family: 'as it is', weight: 38, make: (_, license) => as(license, written(license), written(license)) },
  { family: 'dots, hyphens and spaces', weight: 13, make: punctuation },
  {
    family: 'small letters',
    weight: 2,
    make: (_, license) => as(license, written(license), written(license).toLowerCase()),
  },
  { family: 'leading zeros', weight: 5, fits: hasZeros, make: leadingZeros },
  { family: 'degree before it', weight: 6, fits: takesDegree, make: degreeBefore },
  { family: 'state before it', weight: 2, fits: takesState, make: stateBefore },
  { family: 'a word before it', weight: 1.5, make: wordBefore },
  { family: 'that of the training as well', weight: 4, make: trainingToo },
  {
    family: 'for several taxonomies',
    weight: 5,
    make: (_, license) =>
      licenseCase(license, written(license), [written(license), written(license), written(license)], SAME),
  },
];

function as(license: TrueLicense, typed: string, register: string): LicenseCase {
  return licenseCase(license, typed, [register], SAME);
}

function punctuation(random: Random, license: TrueLicense) {
  return as(
    license,
    punctuated(random, license, [' ', '-', '.', '/']),
    punctuated(random, license, [' ', '-', '.', ',']),
  );
}

function punctuated(random: Random, license: TrueLicense, marks: string[]): string {
  const bare = (text: string) => text.replace(/[^A-Z0-9]/g, '');
  const { before, digits, after } = license;
  const middle = digits.length - 3;
  const grouped = random.chance(0.3)
    ? `${digits.slice(0, middle)}${random.pick(marks)}${digits.slice(middle)}`
    : digits;
  // Nothing sets a mark between digits that the board writes together.
  const own = /[^0-9]/.test(before) ? [bare(before), grouped] : [before + grouped];
  return [...own, bare(after)].filter((part) => part !== '').join(random.pick(['', ...marks]));
}

function hasZeros({ before }: TrueLicense): boolean {
  return before === '' || /^0\d*\W?$/.test(before) || /^[A-Z]+\W?0*$/.test(before);
}

/** Lost to a spreadsheet, or put there to fill a field. */
function leadingZeros(random: Random, license: TrueLicense) {
  const { before, digits, after } = license;
  const zeros = '0'.repeat(random.int(1, 4));
  const other = before.startsWith('0')
    ? (before + digits + after).replace(/^0+/, '')
    : before.endsWith('0')
      ? before.replace(/0+$/, '') + digits + after
      : before + zeros + digits + after;
  return random.chance(0.5) ? as(license, other, written(license)) : as(license, written(license), other);
}

function takesDegree({ before, degree }: TrueLicense): boolean {
  return before === '' || (before.startsWith(degree) && /^(MD|DO)\W?0*$/.test(before));
}

function degreeBefore(random: Random, license: TrueLicense) {
  const { digits, after, degree } = license;
  const dotted = degree.replace(/./g, '$&.');
  const long = random.pick([degree, `${degree} `, `${degree}-`, `${degree}.`, `${dotted} `]) + digits + after;
  const own = license.before === '' ? written(license) : digits + after;
  return random.chance(0.4) ? as(license, long, own) : as(license, own, long);
}

/** Not where the state's own letters begin its numbers, or are those of a degree. */
function takesState({ before, state }: TrueLicense): boolean {
  return before === '' && state !== 'MD';
}

function stateBefore(random: Random, license: TrueLicense) {
  const long = license.state + random.pick(['', ' ', '-']) + written(license);
  return random.chance(0.4) ? as(license, long, written(license)) : as(license, written(license), long);
}

function wordBefore(random: Random, license: TrueLicense) {
  const room = LONGEST - written(license).length;
  const words = ['LIC ', 'LIC# ', '#', 'NO. ', 'LICENSE ', 'LIC. NO. ', 'Lic '];
  const word = random.pick(words.filter(({ length }) => length <= room));
  return as(license, written(license), word + written(license));
}

function trainingToo(random: Random, license: TrueLicense) {
  const training = random.pick(['TR', 'T', 'LL', '']) + newDigits(random, license.digits.length + 1);
  const slots = random.shuffle([training, written(license)]);
  return licenseCase(license, written(license), slots, SAME);
}
