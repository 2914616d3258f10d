import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { describe, expect, it } from 'vitest';
import { decide, Guarded } from '../../public-site/app/guard.tsx';
import type { Guard } from '../../public-site/app/guard.tsx';
import { accountEntries } from '../../public-site/layout/account-entries.ts';
import { matchRoute } from '../../public-site/routes.ts';
import type { Session } from '../../public-site/app/session.ts';
import type { User } from '#contract/accounts.ts';

const noPlan: User = {
  id: 7,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  verified: true,
  plan: 0,
  submit_at: null,
  manage_role: '',
  review_status: 'draft',
  profile: null,
};
const payer: User = { ...noPlan, plan: 2 };
const listed: User = { ...payer, submit_at: '2026-11-01T12:00:00.000Z', review_status: 'approved' };
const admin: User = { ...noPlan, manage_role: 'admin' };
const as = (user: User): Session => ({ status: 'signed-in', user });

describe('guards', () => {
  it.each<[Guard | undefined, Session, string]>([
    [undefined, { status: 'checking' }, 'allow'],
    [undefined, { status: 'signed-out' }, 'allow'],
    ['plan', { status: 'checking' }, 'wait'],
    ['plan', { status: 'signed-out' }, 'sign in'],
    ['plan', as(noPlan), 'refuse'],
    ['plan', as(admin), 'refuse'],
    ['plan', as(payer), 'allow'],
    ['signed-in', { status: 'checking' }, 'wait'],
    ['signed-in', { status: 'signed-out' }, 'sign in'],
    ['signed-in', as(noPlan), 'allow'],
    ['admin', { status: 'checking' }, 'wait'],
    ['admin', { status: 'signed-out' }, 'sign in'],
    ['admin', as(listed), 'refuse'],
    ['admin', as(admin), 'allow'],
  ])('guard %s, session %o: %s', (guard, session, decision) => {
    expect(decide(guard, session)).toBe(decision);
  });

  it('keep a guarded page out of what the server sends', () => {
    const sent = (guard?: Guard) =>
      renderToString(
        <Router ssrPath="/viewprofile">
          <Guarded guard={guard}>
            <p>secret</p>
          </Guarded>
        </Router>,
      );
    expect(sent()).toBe('<p>secret</p>');
    expect(sent('signed-in')).toContain('Loading...');
    expect(sent('signed-in')).not.toContain('secret');
  });

  it.each([
    ['/setupprofile', 'plan'],
    ['/viewprofile', 'signed-in'],
    ['/articleeditor', 'signed-in'],
    ['/account', 'signed-in'],
    ['/user/welcome/abc', 'signed-in'],
    ['/home', undefined],
    ['/user/signin', undefined],
    ['/user/verify/token', undefined],
  ])('%s has the guard %s', (path, guard) => {
    expect(matchRoute(path).route.guard).toBe(guard);
  });
});

describe('the entries of the account', () => {
  const setup = (label: string) => ({ label, href: '/setupprofile' });
  const view = { label: 'Your Profile', href: '/viewprofile' };
  const articles = { label: 'Your Articles', href: '/articleeditor' };

  it('ask for a plan and for a profile where there is none', () => {
    expect(accountEntries(noPlan)).toEqual([
      { label: 'Create Profile', asks: 'plans' },
      { label: 'Your Profile', asks: 'setup' },
      articles,
    ]);
    expect(accountEntries(payer)).toEqual([
      setup('Create Profile'),
      { label: 'Your Profile', asks: 'setup' },
      articles,
    ]);
    expect(accountEntries(listed)).toEqual([setup('Edit Profile'), view, articles]);
    expect(accountEntries({ ...listed, plan: 0 })).toEqual([
      { label: 'Edit Profile', asks: 'plans' },
      view,
      articles,
    ]);
  });

  it('are those of managing for administrators, whatever else they have', () => {
    const managing = [
      { label: 'Manage Users', href: '/admin' },
      { label: 'Manage Articles', href: '/articleeditor' },
    ];
    expect(accountEntries(admin)).toEqual(managing);
    expect(accountEntries({ ...listed, manage_role: 'admin' })).toEqual(managing);
  });
});
