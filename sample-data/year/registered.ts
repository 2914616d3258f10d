import type { ProfileDraft } from '#contract/profiles.ts';
import type { RegistryEntry } from '#contract/schemas/answers/registry.ts';
import { specialtiesOf } from '#contract/specialties.ts';
import { folded } from '#contract/without-accents.ts';

/** A doctor as NPPES writes one: in capitals, without accents, "M.D."; null before there is an NPI. */
export function asRegistered(content: ProfileDraft): RegistryEntry | null {
  const { npi, first_name = '', last_name = '', degree = 'MD', licenses = [], boards = [] } = content;
  if (npi === undefined) return null;
  const codes = specialtiesOf(boards).map(({ code }) => code);
  return {
    npi,
    ...{ status: 'active', replaced_by: null, deactivated_on: null, entity: 'person' },
    ...{ first_name: capitals(first_name), middle_name: '', last_name: capitals(last_name), suffix: '' },
    credentials: degree === 'MD' ? 'M.D.' : 'D.O.',
    ...{ other_first_name: '', other_last_name: '' },
    ...{ street: capitals(content.street ?? ''), city: capitals(content.city ?? '') },
    ...{ state: content.state ?? '', zip: content.zip ?? '' },
    phone: (content.phone ?? '').replace(/\D/g, '').slice(0, 10),
    taxonomies: codes.map((code, i) => ({ code, is_primary: i === 0 })),
    licenses: licenses.map(({ state, number }) => ({ state, number, taxonomy: codes[0] })),
    updated_on: null,
  };
}

function capitals(text: string): string {
  return folded(text).toUpperCase();
}
