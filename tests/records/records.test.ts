import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListedUser } from '#contract/users.ts';
import { csvLine } from '../../server/platform/records/csv.ts';
import { addUser } from '../helpers/accounts.ts';
import { asking, startBackoffice } from '../helpers/backoffice.ts';
import { memoryStore } from '../helpers/stores.ts';

const COUNT = 57;
const NAMES = ['Ada', 'ada', 'Bo', 'Zoë', 'Émile'];

let office: Awaited<ReturnType<typeof startBackoffice>>;

beforeAll(async () => {
  office = await startBackoffice();
  for (let n = 1; n < COUNT; n++)
    await addUser(office.store, {
      email: `someone${n}@example.com`,
      first_name: NAMES[n % 3],
      last_name: NAMES[n % 5],
      plan: n % 3,
      created_at: `2026-0${1 + (n % 9)}-01T00:00:00.000Z`,
    });
});

const list = (query: string) => office.call('GET', `/users?${query}`);

describe('a list', () => {
  it.each([
    ['', 'users 0-24/57', 25],
    ['range=[0,24]', 'users 0-24/57', 25],
    ['range=[50,74]', 'users 50-56/57', 7],
    ['range=[56,56]', 'users 56-56/57', 1],
    ['range=[57,81]', 'users */57', 0],
    ['range=[0,99]', 'users 0-56/57', 57],
    ['filter={"q":"nobody"}', 'users */0', 0],
    ['filter={"id":[]}', 'users */0', 0],
  ])('says where it is: %s', async (query, contentRange, count) => {
    const { status, headers, body } = await list(query);
    expect([status, headers.get('content-range')]).toEqual([200, contentRange]);
    expect(body()).toHaveLength(count);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    'sort=["password_hash","ASC"]',
    'sort=["id","ASC; DROP TABLE users"]',
    'sort=["constructor","ASC"]',
    'sort=id',
    'range=[24,0]',
    'range=[-1,5]',
    'range=[0,100]',
    'range=[0]',
    'filter={"password_hash":"x"}',
    'filter={"constructor":"x"}',
    'filter={"plan":"1"}',
    'filter={"plan":[1]}',
    'filter={"state":"XX"}',
    'filter={"id":["1"]}',
    'filter=[]',
    'filter=x',
    'page=1',
  ])('400 for %s', async (query) => {
    for (const path of ['/users', '/users.csv'])
      expect((await office.call('GET', `${path}?${query}`)).status).toBe(400);
  });

  it('has everybody once, whatever the order, the filter and the size of its pages', async () => {
    const orders = ['id', 'last_name', 'email', 'created_at'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...orders),
        fc.constantFrom('ASC' as const, 'DESC' as const),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom({}, { plan: 1 }, { q: 'ada' }, { joined_from: '2026-05-01', plan: 2 }),
        async (field, order, size, filter) => {
          const whole = await office.client.getList('users', asking(filter, field, order, 1, 100));
          const paged: ListedUser[] = [];
          for (let page = 1; page <= Math.ceil(whole.data.length / size); page++)
            paged.push(
              ...(await office.client.getList<ListedUser>('users', asking(filter, field, order, page, size)))
                .data,
            );
          expect(paged).toEqual(whole.data);
          expect(new Set(paged.map(({ id }) => id)).size).toBe(whole.total);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('getMany has all that it asks for, and what has gone not', async () => {
    const ids = Array.from({ length: 40 }, (_, n) => n + 1);
    expect((await office.client.getMany('users', { ids: [...ids, 4711] })).data).toHaveLength(40);
  });
});

describe('a CSV', () => {
  it.each([
    ['a;=1+1', '"a;=1+1"'],
    ['a\t=1+1', '"a\t=1+1"'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', `"'\tx"`],
    ['\rx', `"'\rx"`],
    ['\nx', `"'\nx"`],
    ['a=b', 'a=b'],
    ['say "so", twice', '"say ""so"", twice"'],
  ])('%j is written as %j', (cell, written) => {
    expect(csvLine([cell, -1, true, null])).toBe(`${written},-1,true,\r\n`);
  });

  it('begins with what says UTF-8, and has every row', async () => {
    const { bytes } = await office.app.get('/api/admin/users.csv?sort=["email","ASC"]', {
      token: office.token,
    });
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(COUNT + 1);
    const addresses = lines.slice(1).map((line) => line.split(',')[3]);
    expect(addresses).toEqual(addresses.toSorted());
  });

  it('breaks off once its reader is no administrator any more', async () => {
    const store = memoryStore();
    const { row } = store.lists.users;
    let rows = 0;
    store.lists.users.row = (id) => {
      if (++rows === 300) store.transaction(() => store.users.setRole(own.admin, ''));
      return row(id);
    };
    const own = await startBackoffice(store);
    for (let n = 0; n < 600; n++) await addUser(store, { email: `reader${n}@example.com` });
    await expect(own.call('GET', '/users.csv')).rejects.toThrow();
    expect(rows).toBe(500);
  });

  it('takes a turn for each slice', async () => {
    let turns = 0;
    const own = await startBackoffice(memoryStore(), {
      meter: () => {
        turns++;
        return () => 0;
      },
    });
    for (let n = 0; n < 600; n++) await addUser(own.store, { email: `reader${n}@example.com` });
    const taken = async (path: string) => {
      turns = 0;
      expect((await own.call('GET', path)).status).toBe(200);
      return turns;
    };
    const ofOne = await taken('/users.csv?filter={"q":"nobody@example.com"}');
    expect(await taken('/users.csv')).toBe(ofOne + 3);
  });
});
