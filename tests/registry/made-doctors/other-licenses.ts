import type { State } from '#contract/vocabulary.ts';
import type { Random } from '../../../sample-data/random.ts';
import { formOf, licenseCase, newDigits, written } from './license-cases.ts';
import type { LicenseFamily, TrueLicense } from './license-cases.ts';

const DIFFERS = ['differs'] as const;
const MISSING = ['missing'] as const;
const DOUBTFUL = ['same', 'differs'] as const;

/** What the register has for the state is another license, nothing, or what reviewers would not agree about. */
export const OTHER_LICENSES: LicenseFamily[] = [
  {
    family: 'a digit beside the right one',
    weight: 4,
    make: (random, license) => slip(random, license, offByOne),
  },
  { family: 'digits exchanged', weight: 2, make: (random, license) => slip(random, license, exchanged) },
  {
    family: 'a digit too few or too many',
    weight: 1.5,
    make: (random, license) => slip(random, license, resized),
  },
  { family: 'another number', weight: 3, make: another },
  { family: 'no license of the state', weight: 5, make: (_, license) => none(license) },
  { family: 'number in another state', weight: 1.5, make: elsewhere },
  { family: 'like one of the other degree', weight: 2.5, fits: hasTwin, make: twin },
  { family: 'of another series', weight: 3, fits: hasSeries, make: series },
  { family: 'letters of the board left out', weight: 2, fits: hasBoard, make: withoutBoard },
  { family: 'end left out', weight: 3, fits: hasEnd, make: withoutEnd },
  { family: 'letters for digits', weight: 0.8, fits: ({ digits }) => /[01]/.test(digits), make: lookalike },
  { family: 'no number but a word', weight: 1, make: word },
  { family: 'number without a state', weight: 1, make: stateless },
  { family: 'state without a number', weight: 0.6, make: (_, license) => unsaid(license, '') },
];

/** Of somebody else: of the same state, or none. */
export const LICENSES_OF_OTHERS: LicenseFamily[] = [
  { family: 'of somebody else', weight: 60, make: another },
  { family: 'somebody else has none there', weight: 40, make: (_, license) => none(license) },
];

function slip(random: Random, license: TrueLicense, err: (random: Random, digits: string) => string) {
  const other = written({ ...license, digits: err(random, license.digits) });
  const [typed, register] = random.chance(0.5) ? [other, written(license)] : [written(license), other];
  return licenseCase(license, typed, [register], DIFFERS);
}

function offByOne(random: Random, digits: string): string {
  const i = random.int(0, digits.length - 1);
  const digit = Number(digits[i]);
  const down = i === 0 ? digit > 1 : digit > 0;
  const other = digit < 9 && (!down || random.chance(0.5)) ? digit + 1 : digit - 1;
  return digits.slice(0, i) + String(other) + digits.slice(i + 1);
}

function exchanged(random: Random, digits: string): string {
  const places = Array.from(digits.slice(0, -1))
    .map((_, i) => i)
    .filter((i) => differ(digits, i));
  if (places.length === 0) return offByOne(random, digits);
  const i = random.pick(places);
  return digits.slice(0, i) + digits[i + 1] + digits[i] + digits.slice(i + 2);
}

/** And none of them becomes a zero at the beginning. */
function differ(digits: string, i: number): boolean {
  return digits[i] !== digits[i + 1] && !(i === 0 && digits[1] === '0');
}

function resized(random: Random, digits: string): string {
  return random.chance(0.5) ? digits.slice(0, -1) : digits + String(random.int(0, 9));
}

function another(random: Random, license: TrueLicense) {
  let digits = license.digits;
  while (digits === license.digits) digits = newDigits(random, digits.length);
  return licenseCase(license, written(license), [written({ ...license, digits })], DIFFERS);
}

function none(license: TrueLicense) {
  return licenseCase(license, written(license), [], MISSING);
}

function elsewhere(random: Random, license: TrueLicense) {
  // Of a state that no profile has a license of.
  const state: State = random.pick(['WY', 'ND', 'SD', 'MT', 'NE']);
  return { ...none(license), slots: [{ state, number: written(license) }] };
}

/** By more than zeros, and the other one by letters or digits of its own: without any it could be the same one. */
function hasTwin({ state, degree }: TrueLicense): boolean {
  const [own, other] = [degree, degree === 'MD' ? ('DO' as const) : ('MD' as const)].map((of) => {
    const { before, after } = formOf(state, of);
    return `${before.replace(/^0+|\W/g, '')} ${after}`;
  });
  return own !== other && other !== ' ';
}

function twin(_: Random, license: TrueLicense) {
  const other = formOf(license.state, license.degree === 'MD' ? 'DO' : 'MD');
  return licenseCase(
    license,
    written(license),
    [written({ ...license, before: other.before, after: other.after })],
    DIFFERS,
  );
}

function hasSeries({ state, degree }: TrueLicense): boolean {
  return state === 'TX' || (state === 'CA' && degree === 'MD');
}

function series(random: Random, license: TrueLicense) {
  const letters = Array.from(license.state === 'CA' ? 'AGC' : 'CDEFGHJKLMNPQR');
  const before = random.pick(letters.filter((letter) => letter !== license.before));
  return licenseCase(license, written(license), [written({ ...license, before })], DIFFERS);
}

/** Other letters or digits than those of a degree. */
function hasBoard({ before }: TrueLicense): boolean {
  return /[1-9A-Z]/.test(before) && !/^(MD|DO)\W?0*$/.test(before);
}

function withoutBoard(random: Random, license: TrueLicense) {
  const bare = license.digits + license.after;
  const [typed, register] = random.chance(0.5) ? [bare, written(license)] : [written(license), bare];
  return licenseCase(license, typed, [register], DOUBTFUL);
}

function hasEnd({ state, after }: TrueLicense): boolean {
  return after !== '' || state === 'NY' || state === 'PA';
}

function withoutEnd(random: Random, license: TrueLicense) {
  const end = license.after === '' ? (license.state === 'NY' ? '-1' : 'L') : license.after;
  const bare = license.before + license.digits;
  const [typed, register] = random.chance(0.4) ? [bare + end, bare] : [bare, bare + end];
  return licenseCase(license, typed, [register], DOUBTFUL);
}

function lookalike(random: Random, license: TrueLicense) {
  const other = written({
    ...license,
    digits: license.digits.replace('0', 'O').replace('1', random.pick(['I', 'L'])),
  });
  return licenseCase(license, written(license), [other], DOUBTFUL);
}

function word(random: Random, license: TrueLicense) {
  return unsaid(
    license,
    random.pick(['PENDING', 'IN PROCESS', 'APPLIED FOR', 'NONE', 'N/A', 'TRAINING', '0', 'MD', 'NA']),
  );
}

function unsaid(license: TrueLicense, number: string) {
  return licenseCase(license, written(license), [number], ['missing', 'differs', 'unknown']);
}

function stateless(_: Random, license: TrueLicense) {
  const slots = [{ state: '', number: written(license) }];
  return { typed: written(license), slots, accepted: ['same', 'missing', 'unknown'] as const };
}
