import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { storePicture } from '../../backoffice/articles/article-calls.ts';
import { dataProvider } from '../../backoffice/data-provider.ts';

const proof = vi.hoisted(() => {
  // Files of a worker share its modules: one of them may have the other proof already.
  vi.resetModules();
  return { ask: () => Promise.resolve(false) };
});
vi.mock('../../backoffice/proof.ts', () => ({ askForProof: () => proof.ask() }));

afterEach(() => vi.unstubAllGlobals());
afterAll(() => vi.resetModules());

it('sends the stored token bare, and none to who has none', async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Headers }) => {
    sent.push(headers.get('authorization'));
    return Promise.resolve(new Response('{"id":1}'));
  });
  await dataProvider.getOne('users', { id: 1 });
  vi.stubGlobal('localStorage', { getItem: (key: string) => key === 'psychiatristJwtToken' && 'a.b.c' });
  await dataProvider.getOne('users', { id: 1 });
  expect(sent).toEqual([null, 'a.b.c']);
});

it('repeats what wanted a proof with the session that has shown it: another tab may have signed in meanwhile', async () => {
  let token = 'a.b.c';
  vi.stubGlobal('localStorage', { getItem: () => token });
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Headers }) => {
    const isProven = headers.get('authorization') === 'd.e.f';
    return Promise.resolve(new Response('{"id":7,"ways":["password"]}', { status: isProven ? 200 : 428 }));
  });
  proof.ask = () => {
    token = 'd.e.f';
    return Promise.resolve(true);
  };
  expect(await dataProvider.delete('users', { id: 7 })).toMatchObject({ data: { id: 7 } });
});

it('takes a success that says nothing for one: the record is as it was sent', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  const data = { id: 7, title: 'Sleep' };
  const update = { id: 7, data, previousData: { id: 7, title: 'Slept' } };
  expect(await dataProvider.update('articles', update)).toEqual({ data });
  expect(await dataProvider.delete('articles', { id: 7 })).toEqual({ data: { id: '7' } });
  expect(await dataProvider.deleteMany('articles', { ids: [7, 8] })).toEqual({ data: ['7', '8'] });
  expect(await dataProvider.getList('states', {})).toEqual({ data: [], total: 0 });
});

it.each([
  ['a text', 'No upstream, ask later.', 'text/plain', 'No upstream, ask later.'],
  ['a string', '"Closed for today."', 'application/json', 'Closed for today.'],
  ['an object', '{"message":"Not you."}', 'application/json', 'Not you.'],
  ['a page of a server in between', '<h1>502</h1>', 'text/html', 'Error corrupted.'],
])('shows a failure as the server says it: %s (SPEC §8)', async (_, body, type, message) => {
  for (const status of [502, 400, 202]) {
    const headers = { 'content-type': type };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
    await expect(dataProvider.getOne('users', { id: 1 })).rejects.toMatchObject({ status, message });
    await expect(dataProvider.getList('states', {})).rejects.toMatchObject({ status, message });
    const picture = new File(['x'], 'x.png', { type: 'image/png' });
    await expect(storePicture(picture, 'cover')).rejects.toMatchObject({ message });
  }
});
