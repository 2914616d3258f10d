import { afterEach, describe, expect, it, vi } from 'vitest';
import { get, post } from '../../public-site/app/api.ts';
import { getContent } from '../../public-site/app/data.tsx';

afterEach(() => vi.unstubAllGlobals());

/** SPEC §7: "treats 200 to 299 as success". */
const SUCCESSES = [200, 201, 202, 203, 206, 207, 226, 299];
const WITHOUT_BODY = [204, 205];

describe('getting', () => {
  it.each(SUCCESSES)('takes %i for a success', async (status) => {
    answer(status, '{"a":1}');
    expect(await get('/api/states')).toEqual({ a: 1 });
  });

  it.each(WITHOUT_BODY)('takes %i for a success that says nothing', async (status) => {
    answer(status, null);
    expect(await get('/api/states')).toBeNull();
  });

  it.each([300, 304, 400, 404, 500])('takes %i for a failure', async (status) => {
    answer(status, status === 304 ? null : '{"message":"Refused."}');
    await expect(get('/api/states')).rejects.toMatchObject({ status });
  });

  it('tells a page that it has nothing to show', async () => {
    answer(204, null);
    await expect(getContent('/api/states')).rejects.toThrow('Error corrupted.');
  });
});

describe('posting', () => {
  it.each(SUCCESSES.filter((status) => status < 201 || status > 203))(
    'takes %i for a success',
    async (status) => {
      answer(status, '{"a":1}');
      expect(await post('/api/user/export')).toEqual({ status: 200, body: { a: 1 } });
    },
  );

  it.each(WITHOUT_BODY)('takes %i for a success that says nothing', async (status) => {
    answer(status, null);
    expect(await post('/api/user/logout')).toEqual({ status: 200, body: null });
  });

  it.each([201, 202, 203])('takes %i for a refusal with its message (SPEC §4)', async (status) => {
    answer(status, '{"message":"Not yet.","field":"email"}');
    expect(await post('/api/user/register')).toMatchObject({ status, message: 'Not yet.', field: 'email' });
  });

  it.each([300, 400, 500])('takes %i for a failure', async (status) => {
    answer(status, '{"message":"Refused."}');
    await expect(post('/api/user/login')).rejects.toMatchObject({ status, message: 'Refused.' });
  });
});

describe('a failure that is no object with a message (SPEC §8)', () => {
  const told = async (body: string, type = 'text/plain; charset=utf-8', status = 502) => {
    const headers = { 'content-type': type };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
    const refused: unknown = await post('/api/user/login').catch((error: unknown) => error);
    return (refused as { message: string }).message;
  };

  it('is shown as it is: a text, and a string in JSON', async () => {
    expect(await told('No upstream, ask later.\n')).toBe('No upstream, ask later.');
    expect(await told('"Closed for today."', 'application/json')).toBe('Closed for today.');
    expect(await told('"Not yet."', 'application/json', 201)).toBe('Not yet.');
    expect(await told('Not yet.', 'text/plain', 203)).toBe('Not yet.');
  });

  it('is told as another failure where it says nothing, or is a page of a server in between', async () => {
    for (const body of ['', ' ', '""', '7', '[]', '{"message":7}', '{"mess'])
      expect(await told(body, 'application/json')).toBe('Error corrupted.');
    expect(await told('<h1>502 Bad Gateway</h1>', 'text/html')).toBe('Error corrupted.');
  });
});

describe('an answer that breaks off in the middle', () => {
  it.each([
    ['getting', () => get('/api/states')],
    ['posting', () => post('/api/user/login-with-token', { token: 'good' })],
  ])('is none, when %s', async (_, call) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(brokenOff('{"tok'), { status: 200 })));
    await expect(call()).rejects.toMatchObject({ status: 0, message: 'Server disconnected.' });
  });
});

function brokenOff(start: string): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
}

function answer(status: number, body: string | null): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
}
