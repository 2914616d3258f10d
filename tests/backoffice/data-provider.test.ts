import { afterEach, expect, it, vi } from 'vitest';
import { dataProvider } from '../../backoffice/data-provider.ts';

afterEach(() => vi.unstubAllGlobals());

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
