import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCode } from '../../public-site/app/load-code.ts';
import type { LazyPage } from '../../public-site/app/lazy-page.ts';
import { CURRENT_PAGE, NEWER_PAGE } from '../helpers/current-page.ts';

const connection = { onLine: true };
const reload = vi.fn();

beforeEach(() => {
  connection.onLine = true;
  reload.mockReset();
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('location', { href: 'http://localhost/search', reload });
});
afterEach(() => vi.unstubAllGlobals());

it('is the page, once it has come', async () => {
  expect(await loadCode(pageThat(() => undefined))).toBeNull();
});

it('is asked for again when the connection is back by the time that the server is asked', async () => {
  connection.onLine = false;
  serverThat(() => (connection.onLine = true));
  const page = pageThat(() => {
    if (!connection.onLine) throw new Error('offline');
  });
  expect(await loadCode(page)).toBeNull();
});

it('failed for having been offline also when the browser remembers only that it failed', async () => {
  connection.onLine = false;
  serverThat(() => (connection.onLine = true));
  const page = pageThat(() => {
    throw new Error('remembered');
  });
  expect(await loadCode(page)).toBe('offline');
});

it.each([
  [true, true, new Error('broken')],
  [true, false, 'offline'],
  [false, false, 'offline'],
])('fails when the browser is online: %s, and the server answers: %s', async (online, answers, failure) => {
  connection.onLine = online;
  serverThat(() => {
    if (!answers) throw new Error('nobody');
  });
  const page = pageThat(() => {
    throw new Error('broken');
  });
  expect(await loadCode(page)).toEqual(failure);
  expect(reload).not.toHaveBeenCalled();
});

it('is loaded anew with its page when the site is newer than that', async () => {
  serverThat(() => undefined, NEWER_PAGE);
  const page = pageThat(() => {
    throw new Error('gone');
  });
  void loadCode(page);
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
});

function pageThat(comes: () => void): LazyPage {
  const load = () => Promise.resolve().then(comes) as Promise<never>;
  return { source: '', component: null, layout: null, fixed: {}, load };
}

function serverThat(answers: () => void, page = CURRENT_PAGE): void {
  vi.stubGlobal('fetch', () =>
    Promise.resolve()
      .then(answers)
      .then(() => new Response(page)),
  );
}
