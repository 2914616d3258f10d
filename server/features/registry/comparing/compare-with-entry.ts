import { formatDate } from '#contract/dates.ts';
import { e164, phoneText } from '#contract/phones.ts';
import type { License, Practice, Profile, ProfileContent } from '#contract/profiles.ts';
import type { Comparison, RegistryEntry } from '#contract/schemas/answers/registry.ts';
import { isPsychiatry, PSYCHIATRIC_SPECIALTIES } from '#contract/specialties.ts';
import { degreesIn } from './degrees-in.ts';
import { isSameAddress } from './is-same-address.ts';
import { isSameLicense } from './is-same-license.ts';
import { isSameName } from './is-same-name.ts';
import { readName } from './read-name.ts';

/** What came of a comparison, and what the register says. */
export type Compared = Pick<Comparison, 'result' | 'theirs'>;

const NOTHING: Compared = { result: 'unknown', theirs: null };

/** Whether there is such an NPI, in force, of a person with a specialty that psychiatrists alone have. */
export function compareNpi(entry: RegistryEntry | null): Compared {
  if (!entry) return { result: 'missing', theirs: null };
  const { status, entity, replaced_by, deactivated_on, taxonomies } = entry;
  if (status === 'replaced') return { result: 'replaced', theirs: `Replaced by ${replaced_by ?? 'another'}` };
  if (status === 'deactivated') {
    const since = deactivated_on === null ? '' : ` on ${formatDate(deactivated_on)}`;
    return { result: 'deactivated', theirs: `Deactivated${since}` };
  }
  if (entity !== 'person') return { result: 'differs', theirs: `An organization: ${entry.last_name}` };
  const specialties = taxonomies.map(({ code }) => PSYCHIATRIC_SPECIALTIES.get(code)?.display ?? code);
  if (taxonomies.some(({ code }) => isPsychiatry(code)))
    return { result: 'same', theirs: specialties.join(', ') };
  return { result: 'differs', theirs: `No specialty of psychiatry: ${specialties.join(', ') || 'none'}` };
}

export function compareName(content: ProfileContent, entry: RegistryEntry | null): Compared {
  if (!entry || entry.last_name === '') return NOTHING;
  return judged(isSameName(content, entry), registeredName(entry));
}

export function compareDegree({ degree }: ProfileContent, entry: RegistryEntry | null): Compared {
  if (!entry || entry.entity !== 'person') return NOTHING;
  const { first_name: first, middle_name: middle, last_name: last, suffix, credentials } = entry;
  const behind = readName({ first, middle, last, suffix }, false).credentials;
  const text = [credentials, ...behind.map((word) => word.toUpperCase())].filter(Boolean).join(', ');
  if (text === '') return NOTHING;
  const degrees = degreesIn(text);
  return judged(degrees.has(degree) && degrees.size === 1, text);
}

/** Doctors tell NPPES of their licenses themselves: one that is not there need not be wrong. */
export function compareLicense(
  { state, number }: License,
  degree: Profile['degree'],
  entry: RegistryEntry | null,
): Compared {
  if (!entry || entry.entity !== 'person') return NOTHING;
  const there = entry.licenses.filter((license) => license.state === state && /\d/.test(license.number));
  if (there.length === 0) return { result: 'missing', theirs: null };
  const numbers = [...new Set(there.map((license) => `${state} ${license.number}`))].join(', ');
  return judged(
    there.some((license) => isSameLicense(number, license.number, { state, degree })),
    numbers,
  );
}

export function compareAddress(practices: readonly Practice[], entry: RegistryEntry | null): Compared {
  const theirs = entry && registeredAddress(entry);
  if (!entry || !theirs) return NOTHING;
  return judged(
    practices.some((practice) => isSameAddress(practice, entry)),
    theirs,
  );
}

export function comparePhone(practices: readonly Practice[], entry: RegistryEntry | null): Compared {
  if (!entry?.phone) return NOTHING;
  const theirs = phoneText(entry.phone) ?? entry.phone;
  return judged(
    practices.some(({ phone }) => e164(phone) === `+1${entry.phone}`),
    theirs,
  );
}

function judged(isSame: boolean, theirs: string): Compared {
  return { result: isSame ? 'same' : 'differs', theirs };
}

/** "ADA M OSEI JR, formerly or also SMITH" */
function registeredName(entry: RegistryEntry): string {
  const { first_name, middle_name, last_name, suffix, other_first_name, other_last_name } = entry;
  const name = [first_name, middle_name, last_name, suffix].filter(Boolean).join(' ');
  const other = [other_first_name, other_last_name].filter(Boolean).join(' ');
  return other === '' ? name : `${name}, formerly or also ${other}`;
}

/** "12 ELM ST, SUITE 4, CAMBRIDGE, MA 02139" */
function registeredAddress({ street, city, state, zip }: RegistryEntry): string {
  return [street, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');
}
