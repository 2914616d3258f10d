import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const left = vi.fn();
const noted = vi.fn();
/** What the server answers, call after call; the last one from then on. */
let answers: (() => Promise<Response>)[] = [];
let calls = 0;

beforeEach(() => {
  // Who is signed in is asked for once.
  vi.resetModules();
  vi.useFakeTimers();
  calls = 0;
  vi.stubGlobal('localStorage', { getItem: () => 'a.b.c' });
  vi.stubGlobal('sessionStorage', { setItem: noted });
  vi.stubGlobal('location', { replace: left, pathname: '/admin/articles/7', search: '?a=1', hash: '' });
  vi.stubGlobal('fetch', () => answers[Math.min(calls++, answers.length - 1)]());
});

afterEach(() => {
  left.mockClear();
  noted.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const administrator = { id: 7, first_name: 'Robin', last_name: 'Root', manage_role: 'admin', profile: null };
const said = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }));
const signedIn = said(200, { user: administrator });
/** The head of a 200 arrives, and then the connection ends. */
const brokenOff = () => {
  let parts = 0;
  const pull = (rest: ReadableStreamDefaultController<Uint8Array>) => {
    if (parts++ === 0) rest.enqueue(new TextEncoder().encode('{"user":{"id":7,'));
    else rest.error(new TypeError('terminated'));
  };
  return Promise.resolve(new Response(new ReadableStream({ pull })));
};
/** As a proxy cuts it. */
const cutShort = () => Promise.resolve(new Response('{"user":{"id":7,"manage_'));
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  ['breaks off in the middle', brokenOff],
  ['is cut short', cutShort],
  ['does not come', unreachable],
  ['says that there is too much to do', said(429, { message: 'Please wait.' })],
  ['says that the server fails', said(503, { message: 'Server Error' })],
  ['is a proxy’s', said(404, {})],
])('asks again after an answer that %s: nobody is sent away', async (_, failure) => {
  answers = [failure, failure, signedIn];
  const { authProvider } = await import('../../backoffice/auth-provider.ts');
  const checked = authProvider.checkAuth({});
  await vi.advanceTimersByTimeAsync(1900);
  expect(calls).toBe(1);
  await vi.advanceTimersByTimeAsync(2500);
  await checked;
  expect(await authProvider.getIdentity?.()).toMatchObject({ id: 7, fullName: 'Robin Root' });
  expect(calls).toBe(3);
  expect(left).not.toHaveBeenCalled();
});

it('sends away who is no administrator', async () => {
  answers = [said(200, { user: { ...administrator, manage_role: '' } })];
  const { authProvider } = await import('../../backoffice/auth-provider.ts');
  void authProvider.checkAuth({});
  await vi.advanceTimersByTimeAsync(10);
  expect(left).toHaveBeenCalledWith('/home');
  expect(noted).not.toHaveBeenCalled();
});

it.each([201, 401])('leads to sign-in and back when the server says %i of the token', async (status) => {
  answers = [said(status, { message: 'Please sign in.' })];
  const { authProvider } = await import('../../backoffice/auth-provider.ts');
  void authProvider.checkAuth({});
  await vi.advanceTimersByTimeAsync(10);
  expect(left).toHaveBeenCalledWith('/user/signin');
  expect(noted).toHaveBeenCalledWith('come-back-to', '/admin/articles/7?a=1');
});

it('asks about the token of another tab when its own is refused', async () => {
  let token = 'a.b.c';
  vi.stubGlobal('localStorage', { getItem: () => token });
  const refusedLate = () => {
    token = 'd.e.f';
    return said(401, {})();
  };
  answers = [refusedLate, signedIn];
  const { authProvider } = await import('../../backoffice/auth-provider.ts');
  const checked = authProvider.checkAuth({});
  await vi.advanceTimersByTimeAsync(2500);
  await checked;
  expect(left).not.toHaveBeenCalled();
});
