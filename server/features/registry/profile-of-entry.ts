import type { z } from 'zod';
import { licenseKey } from '#contract/license-key.ts';
import { phoneText } from '#contract/phones.ts';
import type { RegistryEntry, RegistryProfile } from '#contract/schemas/answers/registry.ts';
import { name as nameOf } from '#contract/schemas/accounts.ts';
import { licenseNumber, line } from '#contract/schemas/profile-fields.ts';
import { isPsychiatry } from '#contract/specialties.ts';
import { isState } from '#contract/vocabulary.ts';
import type { Places } from '../../../db/places/places.ts';
import { nameAndDegree } from './name-and-degree.ts';
import { peoplesCase, streetCase } from './peoples-case.ts';

/** What psychiatrists call themselves, by the code of their training (NUCC Health Care Provider Taxonomy). */
const TITLES: Record<string, string> = {
  '2084P0800X': 'Psychiatrist',
  '2084P0802X': 'Addiction psychiatrist',
  '2084P0804X': 'Child & adolescent psychiatrist',
  '2084P0805X': 'Geriatric psychiatrist',
  '2084P0015X': 'Consultation-liaison psychiatrist',
  '2084F0202X': 'Forensic psychiatrist',
};
/** What the codes of physicians begin with in the same taxonomy: licenses of other professions are none to show. */
const PHYSICIANS = '20';
const MOST_LICENSES = 60;

/**
 * What NPPES says of somebody, as a profile says it: in people's case, and without what a profile would not take. What is
 * not sure is left out, for the doctor to fill in.
 */
export function profileOfEntry(
  entry: RegistryEntry,
  places: Pick<Places, 'zip'>,
  isPhone: (phone: string) => boolean,
): RegistryProfile {
  const { first_name, last_name, degree } = nameAndDegree(entry);
  const phone = phoneText(entry.phone) ?? '';
  return {
    npi: entry.npi,
    first_name: taken(nameOf, first_name),
    last_name: taken(nameOf, last_name),
    degree,
    title: titleOf(entry),
    ...addressOf(entry, places),
    phone: phone !== '' && isPhone(phone) ? phone : '',
    licenses: licensesOf(entry),
  };
}

function titleOf({ taxonomies }: RegistryEntry): string {
  const psychiatric = taxonomies.filter(({ code }) => isPsychiatry(code));
  const main = psychiatric.find(({ is_primary }) => is_primary) ?? psychiatric[0];
  return main ? (TITLES[main.code] ?? '') : '';
}

/** Nothing of an address that is not in a state of ours; no ZIP code that is in another one. */
function addressOf(
  { street, city, state, zip }: RegistryEntry,
  places: Pick<Places, 'zip'>,
): Pick<RegistryProfile, 'street' | 'city' | 'state' | 'zip'> {
  if (!isState(state)) return { street: '', city: '', state: '', zip: '' };
  const place = places.zip(zip);
  const isThere = place?.state === state;
  const spelled = isThere && place.city?.toLowerCase() === city.toLowerCase() ? place.city : null;
  return {
    street: taken(line('the street', 250), streetCase(street)),
    city: taken(line('the city', 80), spelled ?? peoplesCase(city)),
    state,
    zip: isThere ? zip : '',
  };
}

/** Each once, as a profile takes its number: without a mark before it, and none that is no number. */
function licensesOf({ licenses }: RegistryEntry): RegistryProfile['licenses'] {
  const byKey = new Map<string, RegistryProfile['licenses'][number]>();
  for (const { state, number, taxonomy } of licenses) {
    if (!isState(state) || (taxonomy !== '' && !taxonomy.startsWith(PHYSICIANS))) continue;
    const license = { state, number: taken(licenseNumber, number.replace(/^[^\p{L}\p{N}]+/u, '')) };
    if (!/[1-9]/.test(license.number)) continue;
    byKey.set(licenseKey(license), license);
  }
  return [...byKey.values()].slice(0, MOST_LICENSES);
}

/** What a field of a profile makes of a text; empty where it would not take it. */
function taken(field: z.ZodType<string>, text: string): string {
  return field.safeParse(text).data ?? '';
}
