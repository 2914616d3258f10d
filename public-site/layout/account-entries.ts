import type { User } from '#contract/accounts.ts';
import { PAGES } from '#contract/paths.ts';

/** What a dialog asks for first: a plan, or a profile. */
export type Question = 'plans' | 'setup';

/** An entry of the account's menu leads to a page, or asks a question that stands before it. */
export type AccountEntry = { label: string } & ({ href: string; asks?: undefined } | { asks: Question });

/** SPEC §2 and §4: administrators manage; everybody else has a profile. */
export function accountEntries({ manage_role, plan, submit_at }: User): AccountEntry[] {
  if (manage_role === 'admin') {
    return [
      { label: 'Manage Users', href: PAGES.backoffice },
      { label: 'Manage Articles', href: PAGES.articleEditor },
    ];
  }
  const setup = plan > 0 ? { href: PAGES.setupProfile } : { asks: 'plans' as const };
  const view = submit_at === null ? { asks: 'setup' as const } : { href: PAGES.viewProfile };
  return [
    { label: submit_at === null ? 'Create Profile' : 'Edit Profile', ...setup },
    { label: 'Your Profile', ...view },
    { label: 'Your Articles', href: PAGES.articleEditor },
  ];
}

export function fullName({ first_name, last_name }: User): string {
  return `${first_name} ${last_name}`;
}
