import { DAY_MS } from '#contract/constants.ts';
import type { Profile, ProfileContent, ProfileDraft } from '#contract/profiles.ts';
import type { Plan } from '#contract/plans.ts';
import type { SeedPerson } from '../person.ts';
import { Random } from '../random.ts';
import { approve, reject } from './decisions.ts';
import { FIRST_NEWCOMER, newcomer } from './newcomer.ts';
import type { Payer } from './paying.ts';
import { REFUSALS } from './refusals.ts';
import { daysAgoOf, decided, isoOf, momentOf } from './year.ts';
import type { Act, Year } from './year.ts';

/** What becomes of somebody who registers; how many days ago that was, and whether the plan is the yearly one. */
interface Way {
  joined: number;
  fate:
    | 'registered'
    | 'unfinished'
    | 'waiting'
    | 'rejected'
    | 'approved'
    | 'mended'
    | 'waits-again'
    | 'left'
    | 'refunded'
    | 'suspended';
  plan?: Plan;
}

const WAYS: Way[] = [
  { joined: 347, fate: 'approved', plan: 2 },
  { joined: 331, fate: 'mended' },
  { joined: 318, fate: 'approved' },
  { joined: 296, fate: 'left' },
  { joined: 274, fate: 'approved' },
  { joined: 259, fate: 'mended', plan: 2 },
  { joined: 241, fate: 'refunded' },
  { joined: 226, fate: 'approved' },
  { joined: 203, fate: 'approved' },
  { joined: 188, fate: 'suspended' },
  { joined: 171, fate: 'mended' },
  { joined: 160, fate: 'left' },
  { joined: 143, fate: 'approved', plan: 2 },
  { joined: 127, fate: 'approved' },
  { joined: 109, fate: 'unfinished' },
  { joined: 96, fate: 'approved' },
  { joined: 81, fate: 'mended' },
  { joined: 67, fate: 'approved' },
  { joined: 55, fate: 'approved', plan: 2 },
  { joined: 46, fate: 'refunded' },
  { joined: 38, fate: 'rejected' },
  { joined: 31, fate: 'approved' },
  { joined: 24, fate: 'mended' },
  { joined: 19, fate: 'unfinished' },
  { joined: 16, fate: 'waits-again' },
  { joined: 13, fate: 'rejected' },
  { joined: 11, fate: 'approved' },
  { joined: 9, fate: 'waits-again', plan: 2 },
  { joined: 6, fate: 'waiting' },
  { joined: 5, fate: 'waiting', plan: 2 },
  { joined: 4, fate: 'waiting' },
  { joined: 3, fate: 'unfinished' },
  { joined: 2, fate: 'registered' },
];

const STREAM = 0x2ec0;
const HOUR = 3_600_000;

/**
 * Those who register in the year: most are approved, some at the second try; some never finish, leave, or wait. `pays`
 * answers what their plans have happen.
 */
export function newcomers(year: Year, pays: (payer: Payer) => Act[]): Act[] {
  return WAYS.flatMap((way, i) =>
    actsOf(year, way, newcomer(year, FIRST_NEWCOMER + i), new Random(year.seed, STREAM + i), pays),
  );
}

function actsOf(year: Year, way: Way, who: SeedPerson, random: Random, pays: (payer: Payer) => Act[]): Act[] {
  const { users, profiles, audit } = year.store;
  const id = users.reserveId();
  const { joined, fate, plan = 1 } = way;
  const registered = momentOf(year, joined, random);
  const created_at = isoOf(registered);
  const { first_name, last_name, email } = who;
  const content: ProfileContent = { first_name, last_name, ...saidWhenJoining(who.profile, created_at) };
  const acts: Act[] = [];
  const on = (at: number, act: () => void) => void acts.push({ at, act });

  on(registered, () => {
    const account = { first_name, last_name, email, created_at, verified: false, plan: 0 };
    users.add({ ...account, manage_role: '', password_hash: null }, id);
    audit.add({ action: 'registered', user: id });
  });
  if (fate === 'registered') return acts;
  on(registered + HOUR / 6, () => {
    users.prove(id);
    audit.add({ action: 'verified', user: id });
  });
  const from = registered + HOUR / 3;
  const payer: Payer = { id, email, created_at, plan, from };
  const saved = registered + 2 * HOUR;
  on(saved, () => {
    profiles.change(
      id,
      fate === 'unfinished' ? firstStep(content) : content,
      { by: id, why: 'saved step 1' },
      1,
    );
    audit.add({ action: 'saved profile', user: id });
  });
  if (fate === 'unfinished') return [...acts, ...pays(payer)];

  // Whom they turn away hears of it after a day or two, and comes back after a few.
  let at = registered + 3 * HOUR;
  const isRefused = ['rejected', 'mended', 'waits-again', 'refunded'].includes(fate);
  if (isRefused) {
    const { reason, sections, wrong } = random.pick(REFUSALS);
    submit(at, wrong(content));
    at = daysLater(at, random.int(1, 2));
    on(at, () => reject(year, id, email, reason, sections));
  } else submit(at, content);
  if (fate === 'mended' || fate === 'waits-again') {
    at = daysLater(at, random.int(2, 4));
    submit(at, content);
  }
  if (['approved', 'mended', 'left', 'suspended'].includes(fate)) {
    at = daysLater(at, random.int(1, 3));
    on(at, () => approve(year, id, email));
  }
  if (fate === 'left') payer.cancels = at + 75 * DAY_MS;
  if (fate === 'refunded') payer.refunded = daysLater(at, 3);
  if (fate === 'suspended')
    on(at + 120 * DAY_MS, () => {
      profiles.suspend(id, 'The medical board lists the license as lapsed.');
      decided(year, id, 'suspended profile');
    });
  return [...acts, ...pays(payer)];

  function daysLater(at: number, days: number): number {
    return momentOf(year, daysAgoOf(year, at) + 1 - days, random);
  }

  function submit(at: number, whole: ProfileContent): void {
    on(at, () => {
      profiles.change(id, whole, { by: id, why: 'saved step 2' }, 2);
      profiles.submit(id, whole, id);
      audit.add({ action: 'submitted profile', user: id });
    });
  }
}

/** Who the doctor is, and where. */
function firstStep(content: ProfileContent): ProfileDraft {
  const { first_name, last_name, degree, title, gender, npi, licenses, boards, practicing_since } = content;
  const { practice_name, street, city, state, zip, phone, email, website } = content;
  return {
    ...{ first_name, last_name, degree, title, gender, npi, licenses, boards, practicing_since },
    ...{ practice_name, street, city, state, zip, phone, email, website },
  };
}

/** What confirms itself with time is as old as the account. */
function saidWhenJoining(profile: Profile, created_at: string): Profile {
  const on = created_at.slice(0, 10);
  const { earliest_visit, ...rest } = profile;
  if (!profile.accepting) return { ...rest, earliest_visit_said_on: undefined };
  return {
    ...rest,
    earliest_visit,
    accepting_confirmed_at: on,
    earliest_visit_said_on: earliest_visit && on,
  };
}
