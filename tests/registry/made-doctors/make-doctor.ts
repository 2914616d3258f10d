import { AMERICAN_MEN, AMERICAN_WOMEN } from '../../../sample-data/names/europe.ts';
import { identity } from '../../../sample-data/names/names.ts';
import type { ComparisonResult } from '#contract/registry.ts';
import type { State } from '#contract/vocabulary.ts';
import type { Random } from '../../../sample-data/random.ts';
import { PLACES, registeredAddress, typedAddress } from './addresses.ts';
import { asFarAsTold } from './as-far-as-told.ts';
import { capitals } from './capitals.ts';
import { DEGREE_CASES } from './degree-cases.ts';
import { DIFFERENT_NAMES } from './different-names.ts';
import { DOUBTFUL_NAMES } from './doubtful-names.ts';
import { EXCLUSION_CASES } from './exclusion-cases.ts';
import type { ExclusionCase } from './exclusion-cases.ts';
import { leieRow } from './leie-row.ts';
import { withLightDirt } from './light-dirt.ts';
import type { MadeDoctor, Row } from './made-doctor.ts';
import { madeLicenses } from './made-licenses.ts';
import type { NameFamily, PersonName, RegisterName } from './name-case.ts';
import { NICKNAMES } from './name-words.ts';
import { NPI_CASES } from './npi-cases.ts';
import { organizationName, organizationRow, personRow } from './nppes-rows.ts';
import { SAME_NAMES } from './same-names.ts';

/** NPIs that nobody else has. */
interface Npis {
  npi: string;
  newNpi: string;
  otherNpi: string;
}

/** One of them. `nextRare`: a last name that nobody else has. */
export function makeDoctor(
  random: Random,
  { npi, newNpi, otherNpi }: Npis,
  nextRare: () => string,
): MadeDoctor {
  const status = weighted(random, NPI_CASES);
  const exclusion = weighted(random, EXCLUSION_CASES);
  const degreeCase = weighted(random, DEGREE_CASES);
  const place = random.pick(PLACES);
  const degree = random.chance(0.86) ? 'MD' : 'DO';

  const person = { ...personOf(random, exclusion, place.state, nextRare), degree } as const;
  const nameFamily = weighted(random, nameFamilies(exclusion, status.family === 'in force'));
  const plain = nameFamily.make(random, person);
  const { name, families: light } = withLightDirt(random, plain, degree);
  const isOther = name.isOther === true;
  const theirs = isOther && random.chance(0.3) ? (degree === 'MD' ? 'DO' : 'MD') : degree;
  const licenses = madeLicenses(random, place.state, degree, isOther);
  const address = typedAddress(random, place);
  const ofCompany = status.row === 'organization' && random.chance(0.2) ? licenses.slots[0] : undefined;

  const rowOf = (ofNpi: string, taxonomies: readonly string[]) =>
    personRow(random, {
      ...{ npi: ofNpi, taxonomies, name: name.register, licenses: licenses.slots },
      credentials: degreeCase.credentials(random, theirs),
      address: registeredAddress(random, address),
    });
  const rows: Record<typeof status.row, () => Row[]> = {
    person: () => [rowOf(npi, status.taxonomies(random))],
    bare: () => [{ NPI: npi }],
    organization: () => {
      const company = organizationName(random, person.first, person.last);
      return [
        organizationRow(
          npi,
          company,
          status.taxonomies(random)[0],
          ofCompany,
          registeredAddress(random, address),
        ),
      ];
    },
    none: () => [],
  };
  const dated = rows[status.row]().map((row) => ({ ...row, ...status.columns?.(random, newNpi) }));
  const listed = {
    ...{ npi, otherNpi, state: place.state, otherState: random.pick(['MS', 'NM', 'GU', 'VI']) },
    // By NPI the list has whose NPI it is.
    ...(exclusion.byName
      ? { first: capitals(person.first), last: capitals(person.last) }
      : { first: plain.register.first, last: plain.register.last }),
  };
  return {
    profile: {
      first_name: name.first_name.normalize('NFC').trim(),
      last_name: name.last_name.normalize('NFC').trim(),
      ...{ degree, npi, licenses: licenses.typed, ...address },
      ...(random.chance(0.08) && { other_practices: [otherPractice(random)] }),
    },
    nppes: status.hasNewRow ? [...dated, rowOf(newNpi, ['2084P0800X'])] : dated,
    leie: exclusion.rows(random, listed).map((own) => leieRow(random, listed, own)),
    truth: asFarAsTold(
      {
        [`npi ${npi}`]: {
          accepted: isOther ? ['same', 'differs'] : status.accepted,
          families: [`npi: ${status.family}`],
        },
        name: {
          accepted: name.accepted,
          families: [`name: ${nameFamily.family}`, ...light.map((family) => `light: ${family}`)],
        },
        degree: {
          accepted: withNamed(degreeCase.accepted(degree, theirs), name.register),
          families: [`degree: ${degreeCase.family}`],
        },
        ...licenses.truth,
        exclusion: {
          accepted: ofWhom(exclusion.accepted, isOther),
          families: [`exclusion: ${exclusion.family}`],
        },
      },
      status,
      ofCompany,
    ),
    isSamePerson: status.row === 'person' ? !isOther : null,
  };
}

function otherPractice(random: Random) {
  return { practice_name: 'Second Office', ...typedAddress(random, random.pick(PLACES)), working_time: [] };
}

/** Whose name is on the list without an NPI has a last name that nobody else has. */
function personOf(
  random: Random,
  { byName }: ExclusionCase,
  state: State,
  nextRare: () => string,
): Omit<PersonName, 'degree'> {
  const middle = random.pick([...AMERICAN_MEN, ...AMERICAN_WOMEN]);
  if (byName) return { first: random.pick(NICKNAMES)[1], middle, last: nextRare() };
  const { first_name, last_name } = identity(random, state);
  return { first: first_name, middle: middle === first_name ? 'Alden' : middle, last: last_name };
}

/** Who typed the NPI of somebody excluded may be another. */
function ofWhom(accepted: readonly ComparisonResult[], isOther: boolean): readonly ComparisonResult[] {
  return isOther && accepted.includes('excluded') ? [...accepted, 'maybe-excluded'] : accepted;
}

/** Somebody else's row is one in force: two reasons at once would not be told apart. */
function nameFamilies({ byName }: ExclusionCase, isInForce: boolean): NameFamily[] {
  if (byName) return SAME_NAMES.slice(0, 1);
  return [...SAME_NAMES, ...DOUBTFUL_NAMES, ...(isInForce ? DIFFERENT_NAMES : [])];
}

/** A degree behind the name may be looked at as well, where the credentials do not say the same. */
function withNamed(
  accepted: readonly ComparisonResult[],
  { first, last }: RegisterName,
): readonly ComparisonResult[] {
  const isNamed = /\b(MD|M\.D|M D|DO|D\.O|D O)\b/i.test(`${first} ${last}`);
  return isNamed && accepted.join() !== 'same' ? ['same', 'differs', 'unknown'] : accepted;
}

function weighted<T extends { weight: number }>(random: Random, cases: readonly T[]): T {
  return random.weighted(cases.map((one) => [one, one.weight] as const));
}
