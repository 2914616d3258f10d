import { DEMO_ADMIN } from '#contract/demo-accounts.ts';
import type { NewUser } from '../db/accounts/rows.ts';
import type { ReviewedProfile } from '../db/profiles/profiles.ts';
import type { SeedPerson } from './person.ts';
import { npi } from './practice/npi.ts';

type Stage = Pick<NewUser, 'verified' | 'plan'> & { review: ReviewedProfile['review_status'] | null };

/** How far somebody has come; `review` null: no profile yet. None of them is public. */
const STAGES: Record<string, Stage> = {
  unverified: { verified: false, plan: 0, review: null },
  noplan: { verified: true, plan: 0, review: null },
  noprofile: { verified: true, plan: 1, review: null },
  draft: { verified: true, plan: 1, review: 'draft' },
  waiting: { verified: true, plan: 2, review: 'waiting' },
  rejected: { verified: true, plan: 1, review: 'rejected' },
  ended: { verified: true, plan: 0, review: 'approved' },
};
const IN_EACH = ['', '2', '3'];
/** Their NPIs are none of the public doctors'. */
const FIRST_NPI = 3_000_000;

export interface DemoAccount {
  user: NewUser;
  profile: Omit<ReviewedProfile, 'user_id'> | null;
}

/** How many fictional people they take. */
export const DEMO_ACCOUNTS = Object.keys(STAGES).length * IN_EACH.length;

/** The accounts beside the public doctors, three in each state of onboarding and an administrator, made of as many fictional people: `noplan@example.com`, `noplan2@…` */
export function demoAccounts(people: SeedPerson[], password_hash: string, at: string): DemoAccount[] {
  const addresses = Object.entries(STAGES).flatMap(([name, stage]) =>
    IN_EACH.map((n) => ({ email: `${name}${n}@example.com`, stage })),
  );
  const doctors: DemoAccount[] = addresses.map(({ email, stage: { verified, plan, review } }, i) => {
    const { first_name, last_name, profile } = people[i];
    const account = { email, verified, plan, manage_role: '' as const, password_hash, created_at: at };
    const submit_at = review === 'draft' ? null : at;
    const approved_at = review === 'approved' ? at : null;
    const own = { ...profile, npi: npi(FIRST_NPI + i) };
    const reviewed = review && { ...own, submit_at, review_status: review, approved_at, updated_at: at };
    return { user: { first_name, last_name, ...account }, profile: reviewed };
  });
  const admin: NewUser = {
    first_name: 'Robin',
    last_name: 'Admin',
    email: DEMO_ADMIN,
    verified: true,
    plan: 0,
    manage_role: 'admin',
    password_hash,
    created_at: at,
  };
  return [...doctors, { user: admin, profile: null }];
}
