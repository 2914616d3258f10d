/**
 * Files in the layout of the List of Excluded Individuals/Entities: UPDATED.csv with its 18 columns, as of 2026-08-10 (read
 * 2026-11-25); https://oig.hhs.gov/exclusions/exclusions_list.asp. Everybody in them is made up.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryExclusion } from '#contract/schemas/answers/registry.ts';

/** All columns, in their order. */
export const LEIE_COLUMNS =
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE';

/** Writes a list into a folder. Answers its path. */
export function writeLeie(
  folder: string,
  lines: readonly string[],
  { name = 'UPDATED.csv', header = LEIE_COLUMNS } = {},
): string {
  const path = join(folder, name);
  writeFileSync(path, [header, ...lines, ''].join('\r\n'));
  return path;
}

/** A line in the file, by its columns; those that are not named are blank. */
export function leieLine(line: Record<string, string>): string {
  return LEIE_COLUMNS.split(',')
    .map((column) => `"${line[column] ?? ''}"`)
    .join(',');
}

/** The line that says what an exclusion says. */
export function lineOfExclusion(exclusion: RegistryExclusion): string {
  return leieLine({
    LASTNAME: exclusion.last_name,
    FIRSTNAME: exclusion.first_name,
    MIDNAME: exclusion.middle_name,
    GENERAL: 'IND- LIC HC SERV PRO',
    SPECIALTY: exclusion.specialty,
    NPI: exclusion.npi ?? '0000000000',
    DOB: '19600101',
    ADDRESS: '1 ELM ST',
    CITY: exclusion.city,
    STATE: exclusion.state,
    ZIP: exclusion.zip,
    EXCLTYPE: exclusion.type,
    EXCLDATE: digits(exclusion.excluded_on),
    REINDATE: digits(exclusion.reinstated_on),
    WAIVERDATE: exclusion.waiver_state === null ? '00000000' : digits(exclusion.excluded_on),
    WVRSTATE: exclusion.waiver_state ?? '',
  });
}

function digits(iso: string | null): string {
  return iso?.replaceAll('-', '') ?? '00000000';
}
