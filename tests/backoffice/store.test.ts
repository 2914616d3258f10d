// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { openStore } from '../../backoffice/store.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['closed on a phone, where it lies over the page', true, false],
  ['as it was elsewhere', false, true],
])('a visit begins with the menu %s', (_, isPhone, isOpen) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  localStorage.setItem('RaStore.sidebar.open', 'true');
  expect(openStore().getItem('sidebar.open', false)).toBe(isOpen);
});
