import { formatDate } from '#contract/dates.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import type { Comparison, RegistryExclusion } from '#contract/schemas/answers/registry.ts';
import type { Registry } from '../../../../db/registry/registry.ts';
import { isSameName } from './is-same-name.ts';
import type { RegistryNames } from './is-same-name.ts';
import { readName } from './read-name.ts';

type Found = Pick<Comparison, 'result' | 'theirs'>;

/**
 * Whether somebody is on the exclusion list: by the NPI; or else, where the list has none, by first and last name with
 * a state of theirs or the specialty of psychiatry, which may be somebody else. Whoever was reinstated is not on it,
 * and whom a waiver lets practise in a state is to be looked at.
 */
export function findExclusion(content: ProfileContent, exclusions: Registry['exclusions']): Found {
  const byNpi = exclusions.byNpi(content.npi).filter(inForce);
  const whole = byNpi.find(({ waiver_state }) => waiver_state === null);
  if (whole) return { result: 'excluded', theirs: exclusionText(whole) };
  const states = statesOf(content);
  const isNear = ({ state, specialty }: RegistryExclusion) =>
    states.has(state) || /psychiatr/i.test(specialty);
  const maybe =
    byNpi[0] ?? namesakes(content, exclusions).find((one) => inForce(one) && one.npi === null && isNear(one));
  return maybe
    ? { result: 'maybe-excluded', theirs: exclusionText(maybe) }
    : { result: 'same', theirs: null };
}

function inForce({ reinstated_on }: RegistryExclusion): boolean {
  return reinstated_on === null;
}

function statesOf({ state, other_practices = [], licenses }: ProfileContent): Set<string> {
  return new Set([state, ...[...other_practices, ...licenses].map((one) => one.state)]);
}

/** "ADA OSEI, psychiatry, Cambridge, MA, excluded Jun 19, 2025 (1128b4)" */
function exclusionText(one: RegistryExclusion): string {
  const name = [one.first_name, one.middle_name, one.last_name].filter(Boolean).join(' ');
  const since = one.excluded_on === null ? 'excluded' : `excluded on ${formatDate(one.excluded_on)}`;
  const said = [name, one.specialty, one.city, one.state, `${since} (${one.type})`]
    .filter(Boolean)
    .join(', ');
  return one.waiver_state === null ? said : `${said}, with a waiver for ${one.waiver_state}`;
}

/** Of the same name, however the list writes it: "SMITH JR, M.D." and "HENRY J." stand in its columns as well. */
function namesakes(content: ProfileContent, exclusions: Registry['exclusions']): RegistryExclusion[] {
  const { first_name: first, last_name: last, degree } = content;
  const { given, family } = readName({ first, middle: '', last, suffix: '' }, degree === 'DO');
  const initials = given.map((name) => name[0]).join('');
  return exclusions.named(family, initials).filter((one) => isSameName(content, asRegistered(one)));
}

/** Of nobody it says which degree they have: "DO" behind a name is taken for one. */
function asRegistered(one: RegistryExclusion): RegistryNames {
  return { ...one, suffix: '', credentials: 'DO', other_first_name: '', other_last_name: '' };
}
