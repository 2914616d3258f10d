import { isNpi } from '#contract/npi.ts';
import type { RegistryExclusion } from '#contract/schemas/answers/registry.ts';
import { isState } from '#contract/vocabulary.ts';
import { cellDate, cellText } from './cell.ts';
import type { LeieLayout } from './leie-layout.ts';

/** What a record of the exclusion list says of a person: 'business' for one of none, null for a broken one. */
export function leieExclusion(
  record: readonly string[],
  layout: LeieLayout,
): RegistryExclusion | 'business' | null {
  if (record.length !== layout.width) return null;
  const text = (column: Exclude<keyof LeieLayout, 'width'>) => cellText(record[layout[column]]);
  const npi = text('NPI');
  const state = text('STATE').toUpperCase();
  const waiver = text('WVRSTATE').toUpperCase();
  const isWaived = cellDate(record[layout.WAIVERDATE]) !== null;
  if (text('LASTNAME') === '') return 'business';
  return {
    npi: isNpi(npi) ? npi : null,
    first_name: text('FIRSTNAME'),
    middle_name: text('MIDNAME'),
    last_name: text('LASTNAME'),
    specialty: text('SPECIALTY'),
    city: text('CITY'),
    state: isState(state) ? state : '',
    zip: /^\d{5}/.exec(text('ZIP'))?.[0] ?? '',
    type: text('EXCLTYPE'),
    excluded_on: cellDate(record[layout.EXCLDATE]),
    reinstated_on: cellDate(record[layout.REINDATE]),
    waiver_state: isWaived && waiver !== '' ? waiver : null,
  };
}
