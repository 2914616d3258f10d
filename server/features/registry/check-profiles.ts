/**
 * All profiles are compared with the registers each night, and with each file that comes to count: those with an approved
 * version, whether or not somebody sees them now. What becomes of what is found is in check-profile.ts.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { DAY_MS } from '#contract/constants.ts';
import { findingSubject } from '#contract/registry-findings.ts';
import type { RegistryCheck } from '../../../db/registry/registry-check.ts';
import type { Registry } from '../../../db/registry/registry.ts';
import type { ToldFinding } from '../../../db/registry/registry-findings.ts';
import type { Needs } from '../../platform/platform.ts';
import { nextQuietHour } from '../backups/due.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import type { MailContent } from '../mail/kinds/mail-kinds.ts';
import { keepOutcome, outcomeOf } from './check-profile.ts';

/** Of a slice, in milliseconds: others are answered between two. */
const SLICE_MS = 5;
/** Profiles that are read at once, and NPIs of the exclusion list. */
const AT_ONCE = 20;
const NPIS_AT_ONCE = 200;
/** Whose findings are kept at once: a profile that is taken off the site is a millisecond's work. */
const MOST_KEPT = 3;
/** How often it is kept how far it has come, in milliseconds: each time is a wait for the disk. */
const KEPT_EACH_MS = 1000;
/** Of the public profiles, what one check may take off the site. One it always may. */
const MOST_OFF = 0.01;
/** Findings that a mail to administrators names. */
const MOST_TOLD = 20;

/** By what a run checks: it counted by that whom it would take off the site. */
interface Rules {
  /** The ids of the files. */
  files: string;
  /** NPPES is there as a whole. */
  isFull: boolean;
  /** As the setting was. */
  takesOff: boolean;
}

/**
 * Goes on where it was stopped, also by a kill: what was found is kept with how far it has come. `sliceMs`: see SLICE_MS;
 * 0 for a profile in each.
 */
export function createProfileChecks({ store, now }: Needs<'store' | 'now'>, sliceMs = SLICE_MS) {
  const { check, findings } = store.registry;
  let isStopped = false;

  return {
    /** Checks all profiles, when that is due. Resolves when they are, or when the database cannot be written. */
    async run(): Promise<void> {
      const { files, is_full } = check.current();
      const last = check.state();
      if (files === '' || !isDue(last, files, now())) return;
      const rules = { files, isFull: is_full, takesOff: takesOff() };
      // Where other files count by now, whom they would take off the site is to be counted.
      const goesOn = last.at_user !== null && last.files === files;
      if (goesOn || (await begun(rules))) await checkAll(rules);
    },
    /** Ends what runs, after its slice. */
    stop: (): void => void (isStopped = true),
  };

  /** Counts first whom it would take off the site: when these are too many, it takes off nobody. */
  async function begun(rules: Rules): Promise<boolean> {
    const off = rules.takesOff ? await countOff(rules.isFull) : 0;
    const spared = off > Math.max(1, check.listed() * MOST_OFF) ? off : 0;
    return !isStopped && written(rules, () => check.begin(rules.files, spared));
  }

  /** Writes what was made out by files. False where others have come to count, or nothing can be written: it ends then. */
  function written({ files }: Rules, write: () => void): boolean {
    let isCurrent = false;
    const isWritten = store.ifWritable(() => {
      isCurrent = check.current().files === files;
      if (isCurrent) write();
    });
    return isWritten && isCurrent;
  }

  /** Public profiles that the exclusion list has come to name. */
  async function countOff(isFull: boolean): Promise<number> {
    let off = 0;
    let npis = check.excluded('', NPIS_AT_ONCE);
    while (npis.length > 0 && !isStopped) {
      for (const npi of npis) off += check.withNpi(npi).filter((user) => isToGo(user, isFull)).length;
      await turn();
      npis = check.excluded(npis[npis.length - 1], NPIS_AT_ONCE);
    }
    return off;
  }

  function isToGo(user: number, isFull: boolean): boolean {
    const profile = check.profile(user);
    if (!profile?.is_public) return false;
    const { fresh, overdue } = outcomeOf(store.registry, profile, isFull);
    return overdue !== null || fresh.some(({ result }) => result === 'excluded');
  }

  /** What is read takes no lock: where nothing is found, nothing is written but how far it has come, now and then. */
  async function checkAll(rules: Rules): Promise<void> {
    let { at_user: last } = check.state();
    let kept = performance.now();
    while (!isStopped && last !== null) {
      const { at, found } = lookAtSome(last, rules.isFull);
      const isDue = at === null || found.length > 0 || performance.now() - kept > KEPT_EACH_MS;
      if (isDue && !written(rules, () => keep(found, at, rules))) return;
      if (isDue) kept = performance.now();
      last = at;
      await turn();
    }
  }

  /** Goes on behind an account: up to which, null behind the last one, and of whom there is something to keep. */
  function lookAtSome(behind: number, isFull: boolean): { at: number | null; found: number[] } {
    const until = performance.now() + sliceMs;
    const registry = atRest(store.registry);
    const found: number[] = [];
    let at = behind;
    do {
      const profiles = check.profiles(at, AT_ONCE);
      if (profiles.length === 0) return { at: null, found };
      for (const profile of profiles) {
        const { fresh, gone, overdue } = outcomeOf(registry, profile, isFull);
        if (fresh.length > 0 || gone.length > 0 || overdue !== null) found.push(profile.user_id);
        at = profile.user_id;
        if (performance.now() > until || found.length === MOST_KEPT) return { at, found };
      }
    } while (performance.now() < until);
    return { at, found };
  }

  /** In a transaction, where each is looked at once more: another process may have changed it. */
  function keep(found: readonly number[], at: number | null, rules: Rules): void {
    const { spared, started_at } = check.state();
    const isOn = rules.takesOff && takesOff() && spared === 0;
    for (const user of found) {
      const profile = check.profile(user);
      if (profile) keepOutcome(store, profile, outcomeOf(store.registry, profile, rules.isFull), isOn);
    }
    if (at === null) finish(started_at ?? '', spared);
    else check.advance(at);
  }

  function finish(startedAt: string, spared: number): void {
    const found = findings.foundSince(startedAt);
    const over = findings.overSince(startedAt);
    check.finish();
    // Public profiles say when they were compared last.
    store.registry.noteChecked();
    if (spared > 0) {
      const note = `${spared} profiles came to be on the exclusion list in one go: none was taken off the site.`;
      store.audit.add({ action: 'found in registry', actor: null, note });
    }
    if (found.length === 0 && over.length === 0) return;
    const mail = mailOf(found, over, spared);
    for (const address of store.users.adminAddresses()) addToOutbox(store, address, mail);
  }

  function takesOff(): boolean {
    return store.settings.current().exclusions !== 'report';
  }
}

/** Which files count is asked once a slice, and not for each profile: no other comes to count meanwhile. */
function atRest(registry: Registry): Registry {
  const state = registry.files.state();
  return { ...registry, files: { ...registry.files, state: () => state } };
}

/** A check is under way, or other files count than the last one knew, or there was none since the last quiet hour. */
function isDue({ at_user, files, finished_at }: RegistryCheck, current: string, now: Date): boolean {
  if (at_user !== null || files !== current || finished_at === null) return true;
  const since = new Date(nextQuietHour(now).getTime() - DAY_MS).toISOString();
  return finished_at < since || finished_at > now.toISOString();
}

function mailOf(
  found: readonly ToldFinding[],
  over: readonly ToldFinding[],
  spared: number,
): Extract<MailContent, { kind: 'registry-checked' }> {
  return {
    kind: 'registry-checked',
    found: found.slice(0, MOST_TOLD).flatMap(({ user_id, about, result, took_off }) => {
      const subject = findingSubject(about);
      return subject === null ? [] : [{ doctor: user_id, about: subject, result, off: took_off }];
    }),
    total: found.length,
    off: found.filter(({ took_off }) => took_off).length,
    spared,
    over: over.slice(0, MOST_TOLD).map(({ user_id }) => user_id),
  };
}
