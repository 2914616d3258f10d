import { UnreadableFile } from './unreadable-file.ts';

/**
 * All columns of the exclusion list, in their order: UPDATED.csv as of 2026-08-10 (read 2026-11-25;
 * https://oig.hhs.gov/exclusions/exclusions_list.asp). Without an NPI it has ten zeros, without a date eight.
 */
export const LEIE_COLUMNS = [
  ...['LASTNAME', 'FIRSTNAME', 'MIDNAME', 'BUSNAME', 'GENERAL', 'SPECIALTY', 'UPIN', 'NPI', 'DOB', 'ADDRESS'],
  ...['CITY', 'STATE', 'ZIP', 'EXCLTYPE', 'EXCLDATE', 'REINDATE', 'WAIVERDATE', 'WVRSTATE'],
] as const;

/** Where what is read stands in a record. Names and dates of birth are compared with nothing, and not kept. */
export type LeieLayout = Record<(typeof READ)[number], number> & {
  /** How many values a record has. */
  width: number;
};

const READ = [
  ...(['LASTNAME', 'FIRSTNAME', 'MIDNAME', 'SPECIALTY', 'NPI', 'CITY', 'STATE', 'ZIP'] as const),
  ...(['EXCLTYPE', 'EXCLDATE', 'REINDATE', 'WAIVERDATE', 'WVRSTATE'] as const),
] as const;

/** Finds the columns by their names. Throws where one is missing. */
export function leieLayout(header: readonly string[], name: string): LeieLayout {
  if (header.includes('Entity Type Code'))
    throw new UnreadableFile(
      `${name} is a file of NPPES, and no exclusion list (LEIE): read it as that (nppes).`,
    );
  const missing = READ.find((column) => !header.includes(column));
  if (missing !== undefined)
    throw new UnreadableFile(`${name} is no exclusion list (LEIE): it has no column “${missing}”.`);
  const columns = Object.fromEntries(READ.map((column) => [column, header.indexOf(column)]));
  return { ...(columns as Record<(typeof READ)[number], number>), width: header.length };
}
