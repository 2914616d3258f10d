import type { Random } from '../../../sample-data/random.ts';
import { capitals } from './capitals.ts';
import type { LicenseSlot } from './license-cases.ts';
import type { Row } from './made-doctor.ts';
import type { RegisterName } from './name-case.ts';

/** The layout has fifteen taxonomies, each with a license. */
export const SLOTS = 15;

interface PersonRow {
  npi: string;
  name: RegisterName;
  credentials: string;
  taxonomies: readonly string[];
  licenses: readonly LicenseSlot[];
  address: Row;
}

/**
 * A person's row of the NPPES file, by the names of its columns (their order and names: read on 2026-11-25 in the header
 * of npidata_pfile as several public readers of the file of 2026 have it; "Provider Sex Code" was "Provider Gender Code"
 * before).
 */
export function personRow(
  random: Random,
  { npi, name, credentials, taxonomies, licenses, address }: PersonRow,
): Row {
  const { first, middle, last, suffix, other_first, other_last } = name;
  return {
    ...{ NPI: npi, 'Entity Type Code': '1' },
    ...{
      'Provider Last Name (Legal Name)': last,
      'Provider First Name': first,
      'Provider Middle Name': middle,
    },
    'Provider Name Prefix Text': random.pick(['', '', '', 'DR.', 'DR', 'MRS.']),
    ...{ 'Provider Name Suffix Text': suffix, 'Provider Credential Text': credentials },
    ...{ 'Provider Other Last Name': other_last, 'Provider Other First Name': other_first },
    'Provider Other Last Name Type Code': other_last === '' ? '' : random.pick(['1', '1', '2', '5']),
    ...address,
    'Provider Enumeration Date': `0${random.int(1, 9)}/2${random.int(0, 7)}/2006`,
    'Last Update Date': `0${random.int(1, 9)}/1${random.int(0, 9)}/20${random.int(10, 25)}`,
    ...{ 'Provider Sex Code': random.pick(['M', 'F']), 'Is Sole Proprietor': random.pick(['Y', 'N', 'X']) },
    ...taxonomyColumns(random, taxonomies, licenses),
    'Certification Date': '',
  };
}

/** Of an organization with the doctor's name, say. */
export function organizationRow(
  npi: string,
  name: string,
  taxonomy: string,
  license: LicenseSlot | undefined,
  address: Row,
): Row {
  return {
    ...{ NPI: npi, 'Entity Type Code': '2', 'Employer Identification Number (EIN)': '<UNAVAIL>' },
    ...{ 'Provider Organization Name (Legal Business Name)': name, ...address },
    ...{ 'Provider Enumeration Date': '05/23/2007', 'Last Update Date': '07/08/2021' },
    ...{ 'Authorized Official Title or Position': 'OWNER', 'Is Organization Subpart': 'N' },
    ...{
      'Healthcare Provider Taxonomy Code_1': taxonomy,
      'Healthcare Provider Primary Taxonomy Switch_1': 'Y',
    },
    ...{
      'Provider License Number_1': license?.number ?? '',
      'Provider License Number State Code_1': license?.state ?? '',
    },
  };
}

export function organizationName(random: Random, first: string, last: string): string {
  return capitals(
    random.pick([
      `${first} ${last} MD PC`,
      `${last} PSYCHIATRY, PLLC`,
      `THE "${last}" GROUP, INC.`,
      'LAKEVIEW CLINIC, LLC',
    ]),
  );
}

/** Licenses of a row are told apart by taxonomy: each code stands again for each of them. */
function taxonomyColumns(
  random: Random,
  taxonomies: readonly string[],
  licenses: readonly LicenseSlot[],
): Row {
  const count = Math.min(SLOTS, Math.max(taxonomies.length, licenses.length));
  const row: Row = {};
  for (let i = 0; i < count; i++) {
    row[`Healthcare Provider Taxonomy Code_${i + 1}`] = taxonomies[i] ?? random.pick(taxonomies);
    row[`Provider License Number_${i + 1}`] = licenses[i]?.number ?? '';
    row[`Provider License Number State Code_${i + 1}`] = licenses[i]?.state ?? '';
    row[`Healthcare Provider Primary Taxonomy Switch_${i + 1}`] = i === 0 ? 'Y' : 'N';
  }
  return row;
}
