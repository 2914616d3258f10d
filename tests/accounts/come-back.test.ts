import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SignedIn } from '#contract/accounts.ts';
import { comeBackTo, takeComeBack } from '../../public-site/app/come-back.ts';
import { afterSignIn } from '../../public-site/pages/accounts/after-sign-in.tsx';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { origin: 'https://psychiatrists.example.com' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['/viewprofile', '/setupprofile?step=2#field-city', '/admin/articles/7', '/articleeditor/7'])(
  'leads back to %s, once',
  (path) => {
    comeBackTo(path);
    expect(takeComeBack()).toBe(path);
    expect(takeComeBack()).toBeNull();
  },
);

it.each([
  '//evil.example.com',
  '/\\evil.example.com',
  '\\\\evil.example.com',
  '/\t/evil.example.com',
  '/..//evil.example.com',
  '/%2e%2e//evil.example.com',
  'https:',
  'https:evil.example.com',
  'https://evil.example.com/home',
  'https://psychiatrists.example.com@evil.example.com/',
  'javascript:alert(1)',
  'viewprofile',
  '//',
  '',
])('leads nowhere for %j', (path) => {
  comeBackTo(path);
  expect(takeComeBack()).toBeNull();
});

const signedIn = (manage_role: string) =>
  ({ token: 'a.b.c', user: { manage_role, submit_at: '2026-11-01T12:00:00.000Z' } }) as SignedIn;

it('leads nobody to the backoffice but administrators, and them back to where they were', () => {
  comeBackTo('/admin/users/7');
  // Where the doctor's next step is: the reasons of a rejection, since when it waits, the plan, the confirmation.
  expect(afterSignIn(signedIn(''))).toBe('/viewprofile');
  comeBackTo('/admin/users/7');
  expect(afterSignIn(signedIn('admin'))).toBe('/admin/users/7');
  expect(afterSignIn(signedIn('admin'))).toBe('/admin');
});
