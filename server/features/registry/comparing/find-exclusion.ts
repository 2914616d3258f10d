import { formatDate } from '#contract/dates.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { nameKey } from '#contract/registry.ts';
import type { Comparison, RegistryExclusion } from '#contract/registry.ts';
import type { Registry } from '../../../../db/registry/registry.ts';
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
  const maybe =
    byNpi[0] ??
    namesOf(content)
      .flatMap((name) => exclusions.named(name))
      .find(
        (one) =>
          inForce(one) && one.npi === null && (states.has(one.state) || /psychiatr/i.test(one.specialty)),
      );
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

interface Name {
  first_name: string;
  last_name: string;
}

/** The ways in which a list of exact names may have somebody's. */
function namesOf({ first_name, last_name, degree }: ProfileContent): Name[] {
  const { given, family } = readName(
    { first: first_name, middle: '', last: last_name, suffix: '' },
    degree === 'DO',
  );
  const names = [
    { first_name, last_name },
    { first_name: given[0] ?? '', last_name: family },
    { first_name: given.filter((name) => name.length > 1).join(''), last_name: family },
  ];
  return [
    ...new Map(
      names.map((name) => [`${nameKey(name.first_name)} ${nameKey(name.last_name)}`, name]),
    ).values(),
  ];
}
