import type { z } from 'zod';
import { formatDate } from '#contract/dates.ts';
import { MOST_MATCHES } from '#contract/registry.ts';
import type { FoundInRegistry, RegistryEntry } from '#contract/schemas/answers/registry.ts';
import { foundInRegistry } from '#contract/schemas/answers/registry.ts';
import { registryLook } from '#contract/schemas/registry.ts';
import { STATES } from '#contract/vocabulary.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';
import { ownAction } from '../../platform/http/action.ts';
import type { Needs } from '../../platform/platform.ts';
import { signedInDoctor } from '../../platform/security/session.ts';
import { profileOfEntry } from './profile-of-entry.ts';

/** What a profile asks of who looks, and of what is found. */
interface ProfileRules {
  /** Throws for who may not save step 1 of a profile. */
  refuse: (user: UserRow) => void;
  /** Whether a profile takes a telephone number, "(617) 555-0143". */
  isPhone: (phone: string) => boolean;
}

type Look = z.output<typeof registryLook>;

const UNREAD = 'The national registry was not read here yet. Please fill in the form yourself.';
const BY_HAND = 'You can fill in the form yourself all the same: we look it up when we check your profile.';

/**
 * Looks up in the national registry who sets up a profile, by NPI or by name and state. Nothing follows from it: what is
 * saved of it is checked as if it had been typed. Throws 429 for the 21st look of an account in an hour.
 */
export const findInRegistry = (
  { config, store, proofs, tokens, limits }: Needs<'config' | 'store' | 'tokens' | 'limits' | 'proofs'>,
  { refuse, isPhone }: ProfileRules,
) =>
  ownAction(
    (request) => signedInDoctor({ config, proofs, tokens }, request),
    {
      does: 'Looks the caller up in the national registry (NPPES), by NPI or by name and state, to begin a profile with.',
      who: 'doctor',
      body: registryLook,
      answer: foundInRegistry,
      refuses: { 201: 'The address is not verified, or there is no plan.' },
      example: { body: { npi: '1234567893' } },
    },
    (look, session) =>
      proofs.act([session], (user) => {
        refuse(user);
        limits.countRegistryLook(user.id);
        return lookUp(store, look, isPhone);
      }),
  );

function lookUp({ registry, places }: Store, look: Look, isPhone: ProfileRules['isPhone']): FoundInRegistry {
  const dated = registry.files.state().nppes?.dated ?? null;
  if (dated === null) return { dated, status: 'unread', message: UNREAD, entries: [] };
  const found =
    'npi' in look ? [registry.entries.byNpi(look.npi)] : registry.entries.named(look, MOST_MATCHES);
  const entries = found.filter((entry) => entry !== null);
  const status = entries.length === 0 ? 'missing' : statusOf(entries[0]);
  if (status !== 'found')
    return { dated, status, message: told(status, look, entries[0], dated), entries: [] };
  const profiles = entries.map((entry) => profileOfEntry(entry, places, isPhone));
  return { dated, status, message: null, entries: profiles };
}

function statusOf({ status, entity }: RegistryEntry): FoundInRegistry['status'] {
  if (status !== 'active') return status;
  return entity === 'organization' ? 'organization' : 'found';
}

function told(
  status: FoundInRegistry['status'],
  look: Look,
  entry: RegistryEntry | undefined,
  dated: string,
): string {
  const registry = `the national registry (NPPES) of ${formatDate(dated)}`;
  if (status === 'organization')
    return 'This NPI is of an organization. Please enter the one that you have as a person.';
  if (status === 'replaced')
    return `This NPI was replaced${entry?.replaced_by ? ` by ${entry.replaced_by}` : ''}, says ${registry}. Please enter the new one.`;
  if (status === 'deactivated') {
    const since = entry?.deactivated_on ? ` since ${formatDate(entry.deactivated_on)}` : '';
    return `This NPI is deactivated${since}, says ${registry}. If that is not right, please have it set right there.`;
  }
  if ('npi' in look)
    return `We do not find this NPI among the psychiatrists of ${registry}: please check its digits. ${BY_HAND}`;
  return `We do not find this name among the psychiatrists in ${STATES[look.state]} of ${registry}: the name or the state may be another one there. ${BY_HAND}`;
}
