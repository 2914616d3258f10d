import type { DoctorColumn, ImportColumn } from '#contract/imports.ts';
import type { ProfileDraft } from '#contract/profiles.ts';
import {
  AGES,
  BOARDS,
  CONDITIONS,
  GENDERS,
  INSURANCES,
  LANGUAGES,
  STATES,
  TREATMENTS,
} from '#contract/vocabulary.ts';

/** The cells of a line by their columns, those that are left out and empty ones apart. */
export type Cells = Partial<Record<ImportColumn, string>>;

interface Reader {
  field: keyof ProfileDraft;
  /** What a form would send for it. Whether that is right, the schema of the form says. */
  read: (cell: string) => unknown;
}

const stateOf = keysOf(STATES);

/** The columns that are one field each. */
export const READERS: Record<
  Exclude<DoctorColumn, 'email' | 'first_visit_fee' | 'follow_up_fee' | 'sliding_scale'>,
  Reader
> = {
  first_name: text('first_name'),
  last_name: text('last_name'),
  degree: { field: 'degree', read: (cell) => cell.toUpperCase().replaceAll('.', '') },
  title: text('title'),
  gender: { field: 'gender', read: keysOf(GENDERS) },
  npi: text('npi'),
  licenses: { field: 'licenses', read: (cell) => listOf(cell).map(licenseOf) },
  boards: words('boards', BOARDS),
  practicing_since: { field: 'practicing_since', read: numberOf },
  practice_name: text('practice_name'),
  street: text('street'),
  street_hidden: { field: 'street_hidden', read: yesOrNo },
  city: text('city'),
  state: { field: 'state', read: (cell) => stateOf(cell) },
  zip: text('zip'),
  phone: text('phone'),
  public_email: text('email'),
  website: text('website'),
  booking: text('booking'),
  summary: text('summary'),
  conditions: words('conditions', CONDITIONS),
  treatments: words('treatments', TREATMENTS),
  ages: words('ages', AGES),
  languages: words('languages', LANGUAGES),
  insurances: words('insurances', INSURANCES),
  telehealth: { field: 'telehealth', read: yesOrNo },
  telehealth_states: words('telehealth_states', STATES),
  video_only: { field: 'video_only', read: yesOrNo },
};

/** Whole dollars, or a year; what is no number stays what it is. */
export function numberOf(cell: string): unknown {
  const digits = cell.replace(/[$,\s]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : cell;
}

/** What is neither stays what it is. */
export function yesOrNo(cell: string): unknown {
  if (/^(yes|y|true|1)$/i.test(cell)) return true;
  return /^(no|n|false|0)$/i.test(cell) ? false : cell;
}

function text(field: keyof ProfileDraft): Reader {
  return { field, read: (cell) => cell };
}

function words(field: keyof ProfileDraft, all: Record<string, string>): Reader {
  const keyOf = keysOf(all);
  return { field, read: (cell) => [...new Set(listOf(cell).map(keyOf))] };
}

function listOf(cell: string): string[] {
  return cell
    .split(/[;|\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Finds the key of a word that is written as people read it, or as its key; any other stays what it is. */
function keysOf(all: Record<string, string>): (word: string) => string {
  const keys = new Map(
    Object.entries(all).flatMap(([key, label]) => [key, label].map((name) => [plain(name), key])),
  );
  return (word) => keys.get(plain(word)) ?? word;
}

function plain(word: string): string {
  return word.normalize('NFKC').replaceAll('–', '-').toLowerCase();
}

/** "MA 223344 2030-06-30" */
function licenseOf(text: string): unknown {
  const [, state = '', number = '', expires = ''] = /^(\S+)\s+(.+?)\s+(\S+)$/.exec(text) ?? [];
  return { state: stateOf(state), number, expires };
}
