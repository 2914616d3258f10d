/**
 * Files in the layout of NPPES: Data Dissemination Readme, version 2, of 2026-05-12, with the 330 columns in the order of
 * its Exhibit 2-1 (read 2026-11-25); https://download.cms.gov/nppes/NPI_Files.html. Everybody in them is made up.
 */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { npiCheckDigit } from '#contract/npi.ts';
import type { RegistryEntry } from '#contract/schemas/answers/registry.ts';

const MAILING = 'Business Mailing Address';
const PRACTICE = 'Business Practice Location Address';
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

/** All columns, in their order. */
export const NPPES_COLUMNS = [
  'NPI',
  'Entity Type Code',
  'Replacement NPI',
  'Employer Identification Number (EIN)',
  'Provider Organization Name (Legal Business Name)',
  'Provider Last Name (Legal Name)',
  'Provider First Name',
  'Provider Middle Name',
  'Provider Name Prefix Text',
  'Provider Name Suffix Text',
  'Provider Credential Text',
  'Provider Other Organization Name',
  'Provider Other Organization Name Type Code',
  'Provider Other Last Name',
  'Provider Other First Name',
  'Provider Other Middle Name',
  'Provider Other Name Prefix Text',
  'Provider Other Name Suffix Text',
  'Provider Other Credential Text',
  'Provider Other Last Name Type Code',
  ...[MAILING, PRACTICE].flatMap((address) => [
    `Provider First Line ${address}`,
    `Provider Second Line ${address}`,
    `Provider ${address} City Name`,
    `Provider ${address} State Name`,
    `Provider ${address} Postal Code`,
    `Provider ${address} Country Code (If outside U.S.)`,
    `Provider ${address} Telephone Number`,
    `Provider ${address} Fax Number`,
  ]),
  'Provider Enumeration Date',
  'Last Update Date',
  'NPI Deactivation Reason Code',
  'NPI Deactivation Date',
  'NPI Reactivation Date',
  'Provider Sex Code',
  'Authorized Official Last Name',
  'Authorized Official First Name',
  'Authorized Official Middle Name',
  'Authorized Official Title or Position',
  'Authorized Official Telephone Number',
  ...upTo(15).flatMap((n) => [
    `Healthcare Provider Taxonomy Code_${n}`,
    `Provider License Number_${n}`,
    `Provider License Number State Code_${n}`,
    `Healthcare Provider Primary Taxonomy Switch_${n}`,
  ]),
  ...upTo(50).flatMap((n) => [
    `Other Provider Identifier_${n}`,
    `Other Provider Identifier Type Code_${n}`,
    `Other Provider Identifier State_${n}`,
    `Other Provider Identifier Issuer_${n}`,
  ]),
  'Is Sole Proprietor',
  'Is Organization Subpart',
  'Parent Organization LBN',
  'Parent Organization TIN',
  'Authorized Official Name Prefix Text',
  'Authorized Official Name Suffix Text',
  'Authorized Official Credential Text',
  ...upTo(15).map((n) => `Healthcare Provider Taxonomy Group_${n}`),
  'Certification Date',
];

/** What a line says, by its columns; those that are not named are blank. */
export type NppesLine = Record<string, string>;

interface NppesFile {
  /** Lines without their ends; they may be made while they are written. */
  lines: Iterable<string>;
  /** ISO date up to which it tells. */
  dated?: string;
  /** ISO date of the first day: that of all full files, unless it is a weekly one. */
  from?: string;
  /** Of columns; the published one unless told otherwise. */
  header?: string;
  lineEnd?: string;
  /** 0 to 9; how small it is does not matter to what reads it. */
  compression?: number;
}

/** Writes the zip of a month, or of a week, into a folder, as it can be downloaded. Answers its path. */
export async function writeNppes(folder: string, file: NppesFile): Promise<string> {
  const { dated = '2026-11-08', from = '2005-05-23', compression: compressionLevel = 6 } = file;
  const member = nppesMember(from, dated);
  const path = join(folder, `NPPES_Data_Dissemination_${from}_${dated}_V2.zip`);
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path));
  zip.addBuffer(Buffer.from('A description, as every download has one.'), 'NPPES_Readme.pdf');
  zip.addBuffer(Buffer.from(`${headerLine()}\n`), member.replace('.csv', '_fileheader.csv'));
  zip.addReadStream(Readable.from(chunksOf(file)), member, { compressionLevel });
  zip.addBuffer(Buffer.from('"NPI","Endpoint Type"\n'), member.replace('npidata', 'endpoint'));
  zip.end();
  await written;
  return path;
}

/** The same without its zip. */
export async function writeNppesCsv(folder: string, file: NppesFile): Promise<string> {
  const { dated = '2026-11-08', from = '2005-05-23' } = file;
  const path = join(folder, nppesMember(from, dated));
  await pipeline(Readable.from(chunksOf(file)), createWriteStream(path));
  return path;
}

/** What the file of these days is called in its zip. */
export function nppesMember(from: string, dated: string): string {
  return `npidata_pfile_${from}-${dated}.csv`.replaceAll(/(\d{4})-(\d\d)-(\d\d)/g, '$1$2$3');
}

/** A line in the file. */
export function nppesLine(line: NppesLine): string {
  return NPPES_COLUMNS.map((column) => `"${line[column] ?? ''}"`).join(',');
}

/** The line that says what an entry says. */
export function lineOfEntry(entry: RegistryEntry): string {
  const isBare = entry.entity === null;
  const isOrganization = entry.entity === 'organization';
  return nppesLine({
    NPI: entry.npi,
    'Entity Type Code': isBare ? '' : isOrganization ? '2' : '1',
    'Replacement NPI': entry.replaced_by ?? '',
    'Provider Organization Name (Legal Business Name)': isOrganization ? entry.last_name : '',
    'Provider Last Name (Legal Name)': isOrganization ? '' : entry.last_name,
    'Provider First Name': entry.first_name,
    'Provider Middle Name': entry.middle_name,
    'Provider Name Suffix Text': entry.suffix,
    'Provider Credential Text': entry.credentials,
    'Provider Other Last Name': entry.other_last_name,
    'Provider Other First Name': entry.other_first_name,
    [`Provider First Line ${PRACTICE}`]: entry.street,
    [`Provider ${PRACTICE} City Name`]: entry.city,
    [`Provider ${PRACTICE} State Name`]: entry.state,
    [`Provider ${PRACTICE} Postal Code`]: entry.zip,
    [`Provider ${PRACTICE} Country Code (If outside U.S.)`]: isBare ? '' : 'US',
    [`Provider ${PRACTICE} Telephone Number`]: entry.phone,
    'Last Update Date': american(entry.updated_on),
    'NPI Deactivation Date': american(entry.deactivated_on),
    ...slotsOf(entry),
  });
}

/** A slot for each license, with the code that it is for; one for a code without any. */
function slotsOf({ taxonomies, licenses }: RegistryEntry): NppesLine {
  const slots = taxonomies.flatMap(({ code, is_primary }) => {
    const own = licenses.filter(({ taxonomy }) => taxonomy === code);
    return (own.length > 0 ? own : [{ number: '', state: '' }]).map((license, at) => ({
      ...{ code, ...license },
      isPrimary: is_primary && at === 0,
    }));
  });
  return Object.fromEntries(
    slots.flatMap(({ code, number, state, isPrimary }, at) => [
      [`Healthcare Provider Taxonomy Code_${at + 1}`, code],
      [`Provider License Number_${at + 1}`, number],
      [`Provider License Number State Code_${at + 1}`, state],
      [`Healthcare Provider Primary Taxonomy Switch_${at + 1}`, isPrimary ? 'Y' : 'N'],
    ]),
  );
}

export function headerLine(columns: readonly string[] = NPPES_COLUMNS): string {
  return columns.map((column) => `"${column}"`).join(',');
}

/** A valid NPI for each number from 0 to 99,999,999. */
export function npiOf(n: number): string {
  const digits = String(100_000_000 + n);
  return `${digits}${npiCheckDigit(digits)}`;
}

/** The date as the file has it. */
function american(iso: string | null): string {
  return iso?.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1') ?? '';
}

const CHUNK = 1 << 18;

function* chunksOf({ lines, header = headerLine(), lineEnd = '\n' }: NppesFile) {
  let text = header + lineEnd;
  for (const line of lines) {
    text += line + lineEnd;
    if (text.length < CHUNK) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}
