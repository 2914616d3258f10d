import { longDate } from '#contract/dates.ts';
import { FINDING_RESULTS, findingSubject, isFinding } from '#contract/registry-findings.ts';
import type { FindingResult } from '#contract/registry-findings.ts';
import { COMPARISON_RESULTS } from '#contract/registry.ts';
import type { Comparison } from '#contract/schemas/answers/registry.ts';
import type { CheckedProfile } from '../../../db/registry/registry-check.ts';
import type { StandingFinding } from '../../../db/registry/registry-findings.ts';
import type { Registry } from '../../../db/registry/registry.ts';
import type { Store } from '../../../db/store.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import { compareProfile } from './compare-profile.ts';

/** What the registers say of a profile now, beside what is known of it. */
export interface Outcome {
  fresh: Comparison[];
  /** Ids of findings that the registers do not say any more. */
  gone: number[];
  /** An exclusion that nobody has looked into, and that has taken nobody off: the profile was off then, or none was to be. */
  overdue: { id: number; said: Comparison } | null;
}

/**
 * Compares a profile with the registers. What was known when an administrator decided of it last is nothing new, and
 * neither is what was found before, whether or not somebody has looked into it. `isFull`: NPPES is there as a whole, so
 * that an NPI can be missing from it.
 */
export function outcomeOf(registry: Registry, profile: CheckedProfile, isFull: boolean): Outcome {
  const compared = compareProfile(profile.content, registry);
  const said = compared.filter((one) => isFinding(one) && (isFull || one.result !== 'missing'));
  const standing = registry.findings.standing(profile.user_id);
  if (said.length === 0 && standing.length === 0) return { fresh: [], gone: [], overdue: null };
  const silent = compared
    .filter(({ file, result }) => file === null || (result === 'missing' && !isFull))
    .map(({ about }) => about);
  const known = new Set([...profile.known, ...standing].map(markOf));
  const still = new Set(said.map(markOf));
  const exclusion = said.find(({ result }) => result === 'excluded');
  const found = exclusion && standing.find((one) => markOf(one) === markOf(exclusion));
  const isOverdue = found && !found.is_settled && !found.took_off;
  return {
    overdue: isOverdue ? { id: found.id, said: exclusion } : null,
    fresh: said.filter((one) => !known.has(markOf(one))),
    gone: standing
      .filter((one) => !still.has(markOf(one)) && !silent.includes(one.about))
      .map(({ id }) => id),
  };
}

/**
 * Keeps what is new, with its lines of the trail and the mail to the doctor, and what is gone. Whose NPI is on the
 * exclusion list is taken off the site, once, if `takesOff`. In a transaction.
 */
export function keepOutcome(
  store: Store,
  { user_id, is_suspended }: CheckedProfile,
  { fresh, gone, overdue }: Outcome,
  takesOff: boolean,
): void {
  const { findings } = store.registry;
  for (const id of gone) findings.markGone(id);
  const isToGo = takesOff && !is_suspended;
  const exclusion = isToGo ? fresh.find(({ result }) => result === 'excluded') : undefined;
  for (const one of fresh) {
    const { file, ...said } = one;
    findings.add({ ...said, user_id, file_id: file?.id ?? null, took_off: one === exclusion });
    tell('found in registry', `${findingSubject(one.about)}: ${COMPARISON_RESULTS[one.result]}`);
  }
  const late = isToGo ? overdue : null;
  if (late) findings.markTookOff(late.id);
  const off = exclusion ?? late?.said;
  if (off) {
    store.profiles.suspend(user_id, whyOff(off));
    tell('suspended profile', 'The exclusion list has the NPI.');
  }
  mailTo(store, user_id, late ? [...fresh, late.said] : fresh, off !== undefined);

  function tell(action: 'found in registry' | 'suspended profile', note: string): void {
    store.audit.add({ action, user: user_id, actor: null, object: { kind: 'doctor', id: user_id }, note });
  }
}

/**
 * What an approval makes of findings: a register does not say it of the new version, or whoever approved that knew it.
 * Call it after the approval, in its transaction.
 */
export function settleByApproval({ registry }: Store, user: number, by: number): void {
  const { check, findings } = registry;
  const profile = check.profile(user);
  if (!profile) return;
  for (const id of outcomeOf(registry, profile, check.current().is_full).gone) findings.markGone(id);
  const known = new Set(profile.known.map(markOf));
  for (const one of findings.standing(user))
    if (known.has(markOf(one))) findings.settle(one.id, by, 'Known when the profile was approved.');
}

/** Of an exclusion the profile's own words do not matter: it is the same one after they were changed. */
function markOf({ about, result, ours, theirs }: Comparison | StandingFinding): string {
  return JSON.stringify([about, result, about === 'exclusion' ? null : ours, theirs]);
}

/** As the doctor reads it, and every administrator. */
function whyOff({ file }: Comparison): string {
  const from = file ? ` of ${longDate(file.dated)}` : '';
  return `The exclusion list of the Office of Inspector General${from} has this NPI on it.`;
}

/**
 * Nobody is told of somebody else who has the same name: an administrator looks at that alone. Samples have no password,
 * and whoever cannot sign in could do nothing about it.
 */
function mailTo(store: Store, id: number, fresh: readonly Comparison[], off: boolean): void {
  const { email, verified, suspended_at } = store.users.get(id);
  const findings = fresh.flatMap((one) => {
    const subject = findingSubject(one.about);
    const result = findingResult(one);
    if (subject === null || one.file === null || result === null || result === 'maybe-excluded') return [];
    return [{ about: subject, result, kind: one.file.kind, dated: one.file.dated }];
  });
  const isReached = verified && suspended_at === null && store.users.passwordHash(email) !== null;
  if (isReached && findings.length > 0) addToOutbox(store, email, { kind: 'registry-found', findings, off });
}

function findingResult({ result }: Comparison): FindingResult | null {
  return FINDING_RESULTS.find((one) => one === result) ?? null;
}
