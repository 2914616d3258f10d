import { PSYCHIATRIC_SPECIALTIES } from '#contract/specialties.ts';
import { LEIE_COLUMNS } from './leie-layout.ts';
import { UnreadableFile } from './unreadable-file.ts';

/**
 * What is read of the 330 columns of NPPES, by the names in its header: Data Dissemination Readme, version 2, of 2026-05-12
 * (read 2026-11-25; https://download.cms.gov/nppes/NPI_Files.html). Each value is in quotation marks, and one in it has
 * become an apostrophe. The others may come, go and change their places.
 */
const COLUMNS = {
  npi: 'NPI',
  entity: 'Entity Type Code',
  replacedBy: 'Replacement NPI',
  organization: 'Provider Organization Name (Legal Business Name)',
  lastName: 'Provider Last Name (Legal Name)',
  firstName: 'Provider First Name',
  middleName: 'Provider Middle Name',
  suffix: 'Provider Name Suffix Text',
  credentials: 'Provider Credential Text',
  otherLastName: 'Provider Other Last Name',
  otherFirstName: 'Provider Other First Name',
  street: 'Provider First Line Business Practice Location Address',
  secondStreet: 'Provider Second Line Business Practice Location Address',
  city: 'Provider Business Practice Location Address City Name',
  state: 'Provider Business Practice Location Address State Name',
  zip: 'Provider Business Practice Location Address Postal Code',
  country: 'Provider Business Practice Location Address Country Code (If outside U.S.)',
  phone: 'Provider Business Practice Location Address Telephone Number',
  updatedOn: 'Last Update Date',
  deactivatedOn: 'NPI Deactivation Date',
  reactivatedOn: 'NPI Reactivation Date',
} as const;
const SLOTS = 15;
const SLOT = {
  code: 'Healthcare Provider Taxonomy Code',
  license: 'Provider License Number',
  state: 'Provider License Number State Code',
  isPrimary: 'Healthcare Provider Primary Taxonomy Switch',
} as const;

type Column = keyof typeof COLUMNS;

/** Where what is read stands in a record. */
export interface NppesLayout extends Record<Column, number> {
  /** How many values a record has. */
  width: number;
  slots: Record<keyof typeof SLOT, number>[];
}

/** Finds the columns by their names. Throws where one is missing. */
export function nppesLayout(header: readonly string[], name: string): NppesLayout {
  if (header.join() === LEIE_COLUMNS.join())
    throw new UnreadableFile(
      `${name} is an exclusion list (LEIE), and no file of NPPES: read it as that (leie).`,
    );
  if (header[0] !== COLUMNS.npi)
    throw new UnreadableFile(
      `${name} is no file of NPPES: it does not begin with a header whose first column is “NPI”.`,
    );
  const at = (column: string) => {
    const index = header.indexOf(column);
    if (index === -1) throw new UnreadableFile(`${name} has no column “${column}”, which NPPES has.`);
    return index;
  };
  const slots = Array.from({ length: SLOTS }, (_, n) => found(SLOT, (column) => at(`${column}_${n + 1}`)));
  return { ...found(COLUMNS, at), slots, width: header.length };
}

/** All of them begin like this. */
const PSYCHIATRY = Buffer.from('2084');
const CODE_LENGTH = 10;

/** Whether a record has a code of a psychiatrist in whichever column: faster than taking it apart. */
export function hasPsychiatricCode(record: Buffer): boolean {
  for (let at = record.indexOf(PSYCHIATRY); at !== -1; at = record.indexOf(PSYCHIATRY, at + 1))
    if (PSYCHIATRIC_SPECIALTIES.has(record.toString('latin1', at, at + CODE_LENGTH))) return true;
  return false;
}

function found<K extends string>(columns: Record<K, string>, at: (column: string) => number) {
  const entries = Object.entries<string>(columns).map(([key, column]) => [key, at(column)]);
  return Object.fromEntries(entries) as Record<K, number>;
}
