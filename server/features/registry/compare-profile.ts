import { licenseKey } from '#contract/license-key.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import type { Comparison } from '#contract/schemas/answers/registry.ts';
import type { Registry } from '../../../db/registry/registry.ts';
import * as entries from './comparing/compare-with-entry.ts';
import type { Compared } from './comparing/compare-with-entry.ts';
import { findExclusion } from './comparing/find-exclusion.ts';

/**
 * A profile beside what the registers say: NPI, name, degree, each license, address and telephone with NPPES, and
 * whether the LEIE has the doctor. What is in doubt differs (docs/decisions/0044).
 */
export function compareProfile(
  content: ProfileContent,
  registry: Pick<Registry, 'files' | 'entries' | 'exclusions'>,
): Comparison[] {
  const { npi, first_name, last_name, degree, licenses } = content;
  const name = `${first_name} ${last_name}`;
  const practices = [content, ...(content.other_practices ?? [])];
  const { nppes, leie } = registry.files.state();
  const entry = nppes && registry.entries.byNpi(npi);
  const compared = (about: string, ours: string, found: Compared | null, file = nppes): Comparison => ({
    ...{ about, ours, file: file && { id: file.id, kind: file.kind, dated: file.dated } },
    ...(found ?? { result: 'unknown', theirs: null }),
  });
  return [
    compared(`npi ${npi}`, npi, nppes && entries.compareNpi(entry)),
    compared('name', name, entries.compareName(content, entry)),
    compared('degree', degree, entries.compareDegree(content, entry)),
    ...licenses.map((license) => {
      const found = entries.compareLicense(license, degree, entry);
      return compared(licenseKey(license), `${license.state} ${license.number}`, found);
    }),
    compared('address', practices.map(addressText).join('; '), entries.compareAddress(practices, entry)),
    compared('phone', practices.map(({ phone }) => phone).join('; '), entries.comparePhone(practices, entry)),
    compared('exclusion', `${name}, NPI ${npi}`, leie && findExclusion(content, registry.exclusions), leie),
  ];
}

function addressText({
  street,
  city,
  state,
  zip,
}: Pick<ProfileContent, 'street' | 'city' | 'state' | 'zip'>) {
  return `${street}, ${city}, ${state} ${zip}`;
}
