import type { RegistryProfile } from '#contract/schemas/answers/registry.ts';
import type { IdentityForm } from '../fields/profile-form.ts';
import { REGISTRY_FIELDS, isSame, isSameLicense, keyOf } from './registry-match.ts';
import type { RegistryField, RegistryMatch } from './registry-match.ts';

type Row = IdentityForm['licenses'][number];

/** An address is filled in as a whole, or not at all: half of each would be a third one. */
const ADDRESS: readonly RegistryField[] = ['street', 'zip', 'city', 'state'];

interface Filled {
  values: Partial<Record<RegistryField, string>>;
  licenses: Row[];
  /** Fields and keys of licenses that are as the registry has them. */
  filled: string[];
}

/**
 * What a form becomes by what the registry says: what is empty is filled in, and what an earlier look had filled in.
 * Nothing is overwritten that somebody typed.
 */
export function filledBy(form: IdentityForm, profile: RegistryProfile, before: RegistryMatch | null): Filled {
  const isFree = (name: RegistryField) => {
    const has = form[name];
    return !has || (before?.filled.includes(name) && isSame(has, before.profile[name]));
  };
  const isKept = (name: RegistryField) => !isFree(name) && !isSame(form[name], profile[name]);
  const isElsewhere = ADDRESS.some((name) => profile[name] !== '' && isKept(name));
  const taken = REGISTRY_FIELDS.filter((name) => !isKept(name) && !(isElsewhere && ADDRESS.includes(name)));
  const licenses = licensesWith(withoutEarlier(form.licenses, before), profile.licenses);
  return {
    values: Object.fromEntries(
      taken.filter((name) => !isSame(form[name], profile[name])).map((name) => [name, profile[name]]),
    ),
    licenses,
    filled: [
      ...taken.filter((name) => profile[name] !== ''),
      ...profile.licenses.filter((one) => licenses.some((row) => isSameLicense(row, one))).map(keyOf),
    ],
  };
}

/** Without what an earlier look has added, as far as nobody has said more of it. */
function withoutEarlier(rows: readonly Row[], before: RegistryMatch | null): Row[] {
  const isEarlier = (row: Row) =>
    !row.expires && before?.profile.licenses.some((license) => isSameLicense(row, license));
  return rows.filter((row) => !isEarlier(row));
}

/** A license whose state has another number already is not added: which is right is asked at its field. */
function licensesWith(rows: readonly Row[], theirs: RegistryProfile['licenses']): Row[] {
  const all = rows.filter(({ state, number, expires }) => state || number || expires);
  for (const { state, number } of theirs) {
    const license = { state: state as Row['state'], number };
    if (all.some((row) => isSameLicense(row, license))) continue;
    const started = all.findIndex((row) => row.state === state && !row.number);
    if (started >= 0) all[started] = { ...all[started], number };
    else if (!rows.some((row) => row.state === state && row.number)) all.push({ ...license, expires: '' });
  }
  return all.length > 0 ? all : [{ state: '' as Row['state'], number: '', expires: '' }];
}
