import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const TOKEN = 'psychiatristJwtToken';
const REFUSED = 'User Info Incorrect! Please login again.';
const user = { id: 7, manage_role: '' };

let stored: string | null;
let listeners: Record<string, (event: object) => void>;
/** What the server answers, call after call; the last one from then on. */
let answers: (() => Promise<Response>)[];
let asked: { path: string; token: unknown }[];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  stored = 'old.token.1';
  listeners = {};
  asked = [];
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, value: string) => (stored = value),
    removeItem: () => (stored = null),
  });
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
    listeners[name] = listener;
  });
  vi.stubGlobal('fetch', (path: string, init: { headers?: { authorization?: string } }) => {
    asked.push({ path, token: init.headers?.authorization });
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const said =
  (status: number, body: object = {}, headers = {}) =>
  () =>
    Promise.resolve(Response.json(body, { status, headers }));
const signedIn = said(200, { token: 'old.token.1', user });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  ['nobody answers', unreachable],
  ['there is too much to do', said(429, { message: 'Please wait.' })],
  ['the server fails', said(500, { message: 'Server Error' })],
  ['a proxy answers', () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 }))],
  ['a page is found by a proxy', () => Promise.resolve(new Response('<h1>Not found</h1>', { status: 404 }))],
])('keeps the token when %s, says so once, and asks again', async (_, failure) => {
  answers = [failure, failure, signedIn];
  const session = await started();
  expect(session.now()).toEqual({ status: 'checking', isDelayed: true });
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(session.now()).toEqual({ status: 'signed-in', user });
  expect(stored).toBe('old.token.1');
  expect(session.told()).toEqual([expect.stringMatching(/^1 .*You need not sign in again/)]);
});

it('waits as long as the server says, or until there is a connection', async () => {
  answers = [said(429, {}, { 'retry-after': '90' }), signedIn];
  const session = await started();
  await vi.advanceTimersByTimeAsync(89_000);
  expect(asked).toHaveLength(1);
  listeners.online({});
  await vi.advanceTimersByTimeAsync(0);
  expect(session.now().status).toBe('signed-in');
});

it.each([201, 203, 400, 401, 403])('removes a token of which the server says %i', async (status) => {
  answers = [said(status, { message: REFUSED })];
  const session = await started();
  expect(session.now()).toEqual({ status: 'signed-out' });
  expect(stored).toBeNull();
  expect(session.told()).toEqual([`1 ${REFUSED}`]);
});

it.each([401, 500])('leaves a newer token alone when an old one is answered late with %i', async (status) => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve)).then(said(status, { message: REFUSED }));
  answers = [() => late, said(200, { token: 'new.token.2', user: { ...user, id: 8 } })];
  const session = await started();
  stored = 'new.token.2';
  listeners.storage({ key: TOKEN, newValue: 'new.token.2' });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.now()).toMatchObject({ status: 'signed-in', user: { id: 8 } });
  answer();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(stored).toBe('new.token.2');
  expect(session.now()).toMatchObject({ status: 'signed-in', user: { id: 8 } });
  expect(session.told()).toEqual([]);
});

it('ends when a call says that the session has ended, and not by any other 401', async () => {
  answers = [signedIn];
  const session = await started();
  answers = [said(401, { message: 'Your Email or Password is not correct.' })];
  await expect(session.post('/api/user/login')).rejects.toThrow();
  expect(session.now().status).toBe('signed-in');
  answers = [said(401, { message: REFUSED })];
  await expect(session.post('/api/user/draft')).rejects.toThrow(REFUSED);
  expect(session.now()).toEqual({ status: 'signed-out' });
  expect(stored).toBeNull();
  expect(session.told()).toEqual([`1 ${REFUSED}`]);
});

it('asks about the token of another tab when its own has ended', async () => {
  answers = [signedIn];
  const session = await started();
  stored = 'new.token.2';
  answers = [said(401, { message: REFUSED }), said(200, { token: stored, user })];
  await expect(session.post('/api/user/draft')).rejects.toThrow(REFUSED);
  await vi.advanceTimersByTimeAsync(0);
  expect(stored).toBe('new.token.2');
  expect(session.now().status).toBe('signed-in');
  answers = [said(200)];
  await session.post('/api/user/draft');
  expect(asked.at(-1)?.token).toBe('new.token.2');
});

it('makes no call as another account before it is known who that is', async () => {
  answers = [signedIn];
  const session = await started();
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  answers = [() => late.then(said(200, { token: 'new.token.2', user: { ...user, id: 8 } })), said(200)];
  stored = 'new.token.2';
  listeners.storage({ key: TOKEN, newValue: stored });
  expect(session.now()).toMatchObject({ user: { id: 7 } });
  await session.post('/api/user/draft');
  expect(asked.at(-1)?.token).toBe('old.token.1');
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.now()).toMatchObject({ user: { id: 8 } });
});

it('is left in every tab', async () => {
  answers = [signedIn];
  const session = await started();
  stored = null;
  listeners.storage({ key: TOKEN, newValue: null });
  expect(session.now()).toEqual({ status: 'signed-out', isLeft: true });
});

it('is not left by anybody when another tab hears that it has ended', async () => {
  answers = [signedIn];
  const session = await started();
  stored = null;
  listeners.storage({ key: TOKEN, oldValue: 'old.token.1', newValue: '' });
  listeners.storage({ key: TOKEN, oldValue: '', newValue: null });
  expect(session.now()).toEqual({ status: 'signed-out' });
  expect(session.told()).toEqual([`1 ${REFUSED}`]);
  // Who signs in and out again has left.
  stored = 'new.token.2';
  listeners.storage({ key: TOKEN, newValue: stored });
  await vi.advanceTimersByTimeAsync(0);
  stored = null;
  listeners.storage({ key: TOKEN, newValue: null });
  expect(session.now()).toEqual({ status: 'signed-out', isLeft: true });
});

it('that is refused tells the other tabs so before the token goes, and leaves nothing', async () => {
  answers = [said(401, { message: REFUSED })];
  const told: string[] = [];
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (key: string, value: string) => told.push(`${key}: ${value}`),
    removeItem: (key: string) => told.push(`${key} removed`),
  });
  await started();
  expect(told).toEqual([`${TOKEN}: `, `${TOKEN} removed`]);
});

/** A page of its own, and what it shows. */
async function started() {
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const { post } = await import('../../public-site/app/api.ts');
  const { useToasts } = await import('../../public-site/app/toasts.ts');
  const { currentSession, startSession } = await import('../../public-site/app/session.ts');

  function told(): string[] {
    let toasts: ReturnType<typeof useToasts> = [];
    const Page = () => {
      toasts = useToasts();
      return null;
    };
    renderToString(createElement(Page));
    return toasts.map(({ id, text }) => `${id} ${text}`);
  }

  startSession();
  await vi.advanceTimersByTimeAsync(0);
  return {
    now: currentSession,
    /** What is shown, each with its number. */
    told,
    post: (path: string) => post(path),
  };
}
