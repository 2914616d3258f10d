import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

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

it('says that the server has no answer for as long as it is asked again', async () => {
  const { isDelayed, watchDelay } = await import('../../backoffice/delay.ts');
  const heard: boolean[] = [];
  watchDelay(() => heard.push(isDelayed()));
  answers = [said(502, {}), signedIn];
  const { authProvider } = await import('../../backoffice/auth-provider.ts');
  const checked = authProvider.checkAuth({});
  await vi.advanceTimersByTimeAsync(1900);
  expect(heard).toEqual([true]);
  await vi.advanceTimersByTimeAsync(200);
  await checked;
  expect(heard).toEqual([true, false]);
});

describe('when the token goes in another tab', () => {
  let token: string | null;
  let tell: (event: object) => void;

  beforeEach(async () => {
    token = 'a.b.c';
    vi.stubGlobal('localStorage', { getItem: () => token });
    vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
      if (name === 'storage') tell = listener;
    });
    const { followSignOut } = await import('../../backoffice/auth-provider.ts');
    followSignOut();
  });

  it('somebody has left: so does this one', () => {
    token = null;
    tell({ key: 'psychiatristJwtToken', oldValue: 'a.b.c', newValue: null });
    expect(left.mock.calls).toEqual([['/home']]);
  });

  it('because the server has refused it, it leads to sign-in and back', () => {
    token = null;
    tell({ key: 'psychiatristJwtToken', oldValue: 'a.b.c', newValue: '' });
    tell({ key: 'psychiatristJwtToken', oldValue: '', newValue: null });
    expect(new Set(left.mock.calls.flat())).toEqual(new Set(['/user/signin']));
    expect(noted).toHaveBeenCalledWith('come-back-to', '/admin/articles/7?a=1');
  });
});

describe('a proof that is asked for', () => {
  it('leads to sign-in and back when the session has ended meanwhile', async () => {
    answers = [said(401, { message: 'User Info Incorrect! Please login again.' })];
    const { proveBy } = await import('../../backoffice/prove.ts');
    const proven = vi.fn();
    void proveBy({ password: 'x' }).then(proven, proven);
    await vi.advanceTimersByTimeAsync(10);
    expect(left).toHaveBeenCalledWith('/user/signin');
    expect(noted).toHaveBeenCalledWith('come-back-to', '/admin/articles/7?a=1');
    expect(proven).not.toHaveBeenCalled();
  });

  it('says what is wrong with it otherwise', async () => {
    answers = [said(400, { message: 'Your current password is not correct.' })];
    const { proveBy } = await import('../../backoffice/prove.ts');
    await expect(proveBy({ password: 'x' })).rejects.toThrow('Your current password is not correct.');
    expect(left).not.toHaveBeenCalled();
  });
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
