import { isNpi } from '#contract/npi.ts';
import type { RegistryEntry } from '#contract/schemas/answers/registry.ts';
import { isState } from '#contract/vocabulary.ts';
import { cellDate, cellText } from './cell.ts';
import type { NppesLayout } from './nppes-layout.ts';

/** What a record of NPPES says; null for one that is broken, or whose NPI is none. */
export function nppesEntry(record: readonly string[], layout: NppesLayout): RegistryEntry | null {
  const npi = record[layout.npi]?.trim() ?? '';
  if (record.length !== layout.width || !isNpi(npi)) return null;
  const text = (column: Exclude<keyof NppesLayout, 'slots'>) => cellText(record[layout[column]]);
  const deactivatedOn = deactivation(record, layout);
  const replacement = text('replacedBy');
  const replacedBy = isNpi(replacement) && replacement !== npi ? replacement : null;
  const entity = ENTITIES[text('entity')] ?? null;
  const isAtHome = ['', 'US'].includes(text('country').toUpperCase());
  return {
    npi,
    status: replacedBy !== null ? 'replaced' : deactivatedOn !== null ? 'deactivated' : 'active',
    replaced_by: replacedBy,
    deactivated_on: deactivatedOn,
    entity,
    first_name: text('firstName'),
    middle_name: text('middleName'),
    last_name: text(entity === 'organization' ? 'organization' : 'lastName'),
    suffix: text('suffix'),
    credentials: text('credentials'),
    other_first_name: text('otherFirstName'),
    other_last_name: text('otherLastName'),
    street: [text('street'), text('secondStreet')].filter(Boolean).join(', '),
    city: text('city'),
    state: isAtHome ? stateOf(text('state')) : '',
    zip: isAtHome ? zipOf(text('zip')) : '',
    phone: phoneOf(text('phone')),
    ...practised(record, layout),
    updated_on: cellDate(record[layout.updatedOn]),
  };
}

const ENTITIES: Partial<Record<string, RegistryEntry['entity']>> = { 1: 'person', 2: 'organization' };

/** Since when it is out of force; null while it is in force, for the first time or again. */
function deactivation(record: readonly string[], layout: NppesLayout): string | null {
  const out = cellDate(record[layout.deactivatedOn]);
  const again = cellDate(record[layout.reactivatedOn]);
  return out !== null && again !== null && again >= out ? null : out;
}

function practised(
  record: readonly string[],
  { slots }: NppesLayout,
): Pick<RegistryEntry, 'taxonomies' | 'licenses'> {
  const filled = slots
    .map((slot) => ({
      code: cellText(record[slot.code]),
      number: cellText(record[slot.license]),
      state: cellText(record[slot.state]).toUpperCase(),
      isPrimary: cellText(record[slot.isPrimary]) === 'Y',
    }))
    .filter(({ code }) => code !== '');
  const codes = [...new Set(filled.map(({ code }) => code))];
  return {
    // One that somebody has in several states is there once a license.
    taxonomies: codes.map((code) => ({
      code,
      is_primary: filled.some((slot) => slot.code === code && slot.isPrimary),
    })),
    licenses: filled
      // What looked like a social security number was replaced by marks.
      .filter(({ number }) => /[\p{L}\p{N}]/u.test(number))
      .map(({ code, number, state }) => ({ state, number, taxonomy: code })),
  };
}

function stateOf(text: string): string {
  const code = text.toUpperCase();
  return isState(code) || MILITARY.includes(code) ? code : '';
}

const MILITARY = ['AA', 'AE', 'AP'];

/** Five digits of five or nine. */
function zipOf(text: string): string {
  return /^(\d{5})(?:-?\d{4})?$/.exec(text)?.[1] ?? '';
}

/** Without an extension, in whichever way it is written. */
function phoneOf(text: string): string {
  const digits = text
    .split(/x|ext/i)[0]
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10})/, '');
  return /^[2-9]\d{9}$/.test(digits) ? digits : '';
}
