import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/constants.ts';
import { LETTER_REPLIES } from '../../server/features/registry/letters/use-letter.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { LETTER_ALPHABET, LETTER_DAYS, letterCode } from '#contract/registry-letters.ts';
import type { MadeLetters } from '#contract/schemas/answers/registry-letters.ts';
import type { Store } from '../../db/store.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { asking, startBackoffice } from '../helpers/backoffice.ts';
import { npiOf } from '../helpers/import-file.ts';
import { haveRead, registryEntry } from '../helpers/registry.ts';
import { memoryStore } from '../helpers/stores.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const ADA = 'ada@example.com';
const MINE = npiOf(1);

let office: Awaited<ReturnType<typeof startBackoffice>>;
let store: Store;
let post: Post;
let day: number;
const now = () => new Date(START + day * DAY_MS);

const PEOPLE = [
  registryEntry({ npi: MINE }),
  registryEntry({ npi: npiOf(2), first_name: 'BO', last_name: "O'BRIEN-LEE", city: 'BOSTON', zip: '02108' }),
  registryEntry({ npi: npiOf(3), first_name: 'CY', last_name: '=CMD()', city: 'BUFFALO', state: 'NY' }),
  registryEntry({ npi: npiOf(4), first_name: 'DI', last_name: 'ROE', status: 'deactivated' }),
  registryEntry({ npi: npiOf(5), taxonomies: [{ code: '2084N0400X', is_primary: true }] }),
];

beforeEach(async () => {
  day = 0;
  store = memoryStore(now);
  office = await startBackoffice(store, { now, config: { trustProxy: 1, siteUrl: 'https://a.example' } });
  post = poster(office.app.url);
  haveRead(store, { entries: PEOPLE });
});

const list = async (filter: object = {}, field = 'place') =>
  (await office.client.getList('registry-people', asking(filter, field))).data.map(({ id }) => String(id));
const made = async (body: object) => {
  const answer = await office.call('POST', '/registry-people/letters', body);
  return { status: answer.status, ...answer.body() } as unknown as MadeLetters & {
    status: number;
    message?: string;
  };
};
const rowsOf = ({ csv }: MadeLetters) => csv.trim().split('\r\n');
/** The code of the one letter that is made to an NPI. */
async function codeFor(npi: string): Promise<string> {
  const [, row] = rowsOf(await made({ ids: [npi] }));
  return row.split(',').at(-3) ?? '';
}
async function doctor(email = ADA): Promise<string> {
  await addUser(store, { email });
  return sessionOf(post, email);
}
const use = (code: string, token: string) => post('use-letter', { code }, token);

describe('psychiatrists of the register', () => {
  it('are those in force, by place, and nobody else', async () => {
    expect(await list()).toEqual([npiOf(2), MINE, npiOf(3)]);
    expect(await list({}, 'last_name')).toEqual([npiOf(3), npiOf(2), MINE]);
    const { status } = await office.call('GET', `/registry-people/${npiOf(4)}`);
    expect(status).toBe(404);
    expect((await office.call('GET', `/registry-people/${MINE}`)).body()).toEqual({
      ...{ id: MINE, first_name: 'ADA', last_name: 'OSEI', credentials: 'M.D.' },
      ...{ street: '12 ELM ST, SUITE 4', city: 'CAMBRIDGE', state: 'MA', zip: '02139', standing: null },
    });
  });

  it('are found by place, by name in either order, by NPI, and those that are asked for', async () => {
    expect(await list({ state: 'NY' })).toEqual([npiOf(3)]);
    expect(await list({ state: 'MA', city: 'bos' })).toEqual([npiOf(2)]);
    expect(await list({ city: 'oston' })).toEqual([]);
    for (const q of ['osei', 'Ada Osei', 'Osei, Ada', MINE])
      expect([q, await list({ q })]).toEqual([q, [MINE]]);
    expect(await list({ q: 'o’brien'.replace('’', "'") })).toEqual([npiOf(2)]);
    expect(await list({ id: [npiOf(3)] })).toEqual([npiOf(3)]);
    expect((await office.call('GET', '/registry-people?filter={"state":"XX"}')).status).toBe(400);
  });

  it('are as the newest file that counts has them', async () => {
    const moved = registryEntry({ npi: MINE, city: 'SALEM' });
    haveRead(store, { kind: 'nppes-weekly', dated: '2026-11-15', entries: [moved] });
    expect([await list({ city: 'cambridge' }), await list({ city: 'salem' })]).toEqual([[], [MINE]]);
    const ended = registryEntry({ npi: MINE, status: 'deactivated', city: 'SALEM' });
    haveRead(store, { kind: 'nppes-weekly', dated: '2026-11-22', entries: [ended] });
    expect(await list()).toEqual([npiOf(2), npiOf(3)]);
  });

  it('are nobody here: neither found, nor listed, nor with an account', async () => {
    const found = await office.app.get('/api/doctors?q=Ada+Osei');
    expect(found.json()).toMatchObject({ totalCount: 0 });
    expect((await office.app.get('/search?q=Ada+Osei')).text).not.toContain(MINE);
    expect((await office.app.get(`/fhir/Practitioner?identifier=${MINE}`)).text).not.toContain('OSEI');
    expect(store.lists.users.ids({ filter: {}, sort: 'id', order: 'ASC' })).toEqual([office.admin]);
    expect((await office.app.get('/sitemap.xml')).text).not.toContain('viewdoctorprofile');
  });

  it('say who is here, was invited, or has a letter that holds', async () => {
    await addUser(store, { email: 'bo@example.com' });
    const bo = store.users.byEmail('bo@example.com')?.id ?? 0;
    store.transaction(() => {
      store.profiles.change(bo, { npi: npiOf(2) }, { by: bo, why: 'saved step 1' });
    });
    await made({ ids: [MINE] });
    expect([await list({ standing: 'here' }), await list({ standing: 'letter' })]).toEqual([
      [npiOf(2)],
      [MINE],
    ]);
    expect(await list({ standing: 'none' })).toEqual([npiOf(3)]);
    expect((await made({ filter: { state: 'MA' } })).left_out).toEqual({ here: 1, invited: 0, letter: 1 });
    day = LETTER_DAYS;
    expect(store.registry.letters.standing(MINE)).toBeNull();
  });
});

describe('letters', () => {
  it('are made for a place as a file, with a code each, and the trail tells how many', async () => {
    const letters = await made({ filter: { state: 'MA' } });
    expect(letters).toMatchObject({ status: 200, made: 2, expires_on: '2027-03-21' });
    expect(letters.left_out).toEqual({ here: 0, invited: 0, letter: 0 });
    const [header, first] = rowsOf(letters);
    expect(header).toBe('name,credentials,street,city,state,zip,npi,code,page,until');
    expect(first).toMatch(
      /^BO O'BRIEN-LEE,M\.D\.,"12 ELM ST, SUITE 4",BOSTON,MA,02108,\d{10},[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4},https:\/\/a\.example\/user\/letter,2027-03-21$/,
    );
    const [entry] = store.audit.latest(1);
    expect(entry).toMatchObject({ action: 'made letters', actor_id: office.admin, note: '2 letters' });
  });

  it('are made once: who has one that holds is left out and counted', async () => {
    await made({ ids: [MINE] });
    expect(await made({ filter: {} })).toMatchObject({ made: 2, left_out: { letter: 1 } });
    expect(await made({ filter: {} })).toMatchObject({ made: 0, left_out: { letter: 3 } });
    expect(rowsOf(await made({ filter: { standing: 'letter' } }))).toHaveLength(1);
  });

  it('are answered again to the same order, for the answer to it may have been lost', async () => {
    const none = { standing: 'none', state: 'MA' };
    const first = await made({ filter: none, order: 'a press' });
    expect(await made({ filter: none, order: 'a press' })).toEqual(first);
    expect(await made({ filter: none, order: 'another press' })).toMatchObject({ made: 0 });
    const [, row] = rowsOf(first);
    const taken = row.split(',').at(-4);
    expect((await use(row.split(',').at(-3) ?? '', await doctor())).body).toEqual({ npi: taken });
    const rest = await made({ filter: { state: 'MA' }, order: 'a press' });
    expect(rest).toMatchObject({ made: 1, left_out: { here: 1, letter: 0 } });
    expect(rest.csv).not.toContain(taken);

    // What another administrator orders is another order.
    await addUser(store, { email: 'kim@example.com', manage_role: 'admin' });
    const json = { filter: none, order: 'a press' };
    const token = await sessionOf(post, 'kim@example.com');
    const theirs = await office.app.post('/api/admin/registry-people/letters', json, { token });
    expect(theirs.json()).toMatchObject({ made: 0 });
  });

  it('hold no formula that a spreadsheet would run', async () => {
    haveRead(store, { entries: [registryEntry({ npi: MINE, first_name: '=HYPERLINK("x")', street: '+1' })] });
    const [, row] = rowsOf(await made({ filter: {} }));
    expect(row).toContain(`"'=HYPERLINK(""x"") OSEI",M.D.,'+1,`);
  });

  it('are at most a thousand at once', async () => {
    const entries = Array.from({ length: 1001 }, (_, index) => registryEntry({ npi: npiOf(index + 1) }));
    haveRead(store, { entries });
    const { status, message } = await made({ filter: {} });
    expect([status, message]).toEqual([202, expect.stringContaining('1,001 letters')]);
    expect(await made({ ids: [MINE] })).toMatchObject({ status: 200, made: 1 });
    expect(await made({ filter: {} })).toMatchObject({ status: 200, made: 1000 });
  });

  it('want a fresh proof, and a filter or ids', async () => {
    expect((await made({})).status).toBe(400);
    expect((await made({ filter: {}, ids: [MINE] })).status).toBe(400);
    day = 0.04;
    expect((await made({ ids: [MINE] })).status).toBe(428);
    expect(await list({ standing: 'letter' })).toEqual([]);
  });

  it('have codes that nothing shows again, and in which nothing looks like something else', async () => {
    const code = await codeFor(MINE);
    expect(letterCode(code)).toBe(code);
    expect(LETTER_ALPHABET).not.toMatch(/[OILZSBU]/);
    const shown = [
      (await office.call('GET', '/registry-people')).text,
      (await office.call('GET', '/registry-people.csv')).text,
      JSON.stringify(store.audit.latest(10)),
    ];
    expect(shown.join()).not.toMatch(new RegExp(code.replaceAll('-', '-?')));
    expect(shown.join()).toContain(MINE);
  });
});

describe('the code of a letter', () => {
  it('ties the letter to an account, and set-up knows the NPI', async () => {
    const token = await doctor();
    const answer = await use(await codeFor(MINE), token);
    expect([answer.status, answer.body]).toEqual([200, { npi: MINE }]);
    const own = (await office.app.get('/api/user/profile', { token })).json<OwnProfile>();
    expect([own.letter_npi, own.content, own.review_status]).toEqual([MINE, null, 'draft']);
    const ada = store.users.byEmail(ADA)?.id ?? 0;
    expect(store.registry.letters.usedBy(ada)).toEqual({
      ...{ npi: MINE, made_at: '2026-11-21T12:00:00.000Z', used_at: '2026-11-21T12:00:00.000Z' },
    });
    expect(store.audit.of(ada).map(({ action }) => action)).toContain('used letter');
    expect(await list({ standing: 'here' })).toEqual([MINE]);
    const data = await post('export', {}, token);
    expect(JSON.stringify(data.body)).toContain('"letter":{"npi"');
  });

  it('is read as people type it from paper', async () => {
    expect(letterCode('k7qf 2m9x 4trd')).toBe('K7QF-2M9X-4TRD');
    expect(letterCode(' k7QF.2m9x_4trd ')).toBe('K7QF-2M9X-4TRD');
    expect(letterCode('OILZ-SBUA-AAAA')).toBe('0112-58VA-AAAA');
    expect([letterCode('K7QF-2M9X-4TR'), letterCode('K7QF-2M9X-4TRDD'), letterCode('')]).toEqual([
      null,
      null,
      null,
    ]);
    const code = await codeFor(MINE);
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await use(typed, await doctor())).status).toBe(200);
  });

  it('is refused in the same words when it is wrong, used, over, or replaced', async () => {
    const refused = { status: 202, body: { message: LETTER_REPLIES.letterRefused, field: 'code' } };
    const token = await doctor();
    expect(await use('AAAA-AAAA-AAAA', token)).toMatchObject(refused);
    expect(await use('no code', token)).toMatchObject(refused);
    const code = await codeFor(MINE);
    expect((await use(code, await doctor('bo@example.com'))).status).toBe(200);
    expect(await use(code, token)).toMatchObject(refused);
    const over = await codeFor(npiOf(2));
    day = LETTER_DAYS;
    const later = await sessionOf(post, ADA);
    expect(await use(over, later)).toMatchObject(refused);
  });

  it('ends with a newer letter to the same NPI', async () => {
    const older = await codeFor(MINE);
    const hash = Buffer.alloc(32, 1);
    const letter = { npi: MINE, code_hash: hash, made_by: office.admin, made_at: now().toISOString() };
    store.transaction(() =>
      store.registry.letters.add({ ...letter, expires_at: '2027-01-01T00:00:00.000Z' }),
    );
    expect((await use(older, await doctor())).status).toBe(202);
  });

  it('is good for one letter of one account, and for no administrator', async () => {
    const [mine, other] = [await codeFor(MINE), await codeFor(npiOf(2))];
    const token = await doctor();
    await use(mine, token);
    expect(await use(other, token)).toMatchObject({
      status: 201,
      body: { message: LETTER_REPLIES.letterUsedUp },
    });
    expect(await use(other, office.token)).toMatchObject({
      status: 201,
      body: { message: LETTER_REPLIES.letterForDoctors },
    });
    expect((await office.app.post('/api/user/use-letter', { code: other })).status).toBe(401);
    expect((await use(other, await doctor('bo@example.com'))).status).toBe(200);
  });

  it('cannot be guessed: an account is locked, and a source has so many tries for all of its accounts', async () => {
    const code = await codeFor(MINE);
    const token = await doctor();
    for (let tries = 0; tries < 5; tries++) expect((await use('AAAA-AAAA-AAAA', token)).status).toBe(202);
    expect((await use(code, token)).status).toBe(429);
    for (let account = 0; account < 5; account++) {
      const another = await doctor(`doctor${account}@example.com`);
      for (let tries = 0; tries < 5; tries++) await use('AAAA-AAAA-AAAA', another);
    }
    expect((await use(code, await doctor('last@example.com'))).status).toBe(429);
    const elsewhere = poster(office.app.url, '203.0.113.9');
    const fresh = await sessionOf(elsewhere, 'last@example.com');
    expect((await elsewhere('use-letter', { code }, fresh)).status).toBe(200);
  });
});

describe('a letter', () => {
  it('is forgotten when its code is over, and with the account that has used it', async () => {
    const token = await doctor();
    await use(await codeFor(MINE), token);
    await codeFor(npiOf(2));
    day = LETTER_DAYS - 0.01;
    store.sweep();
    expect(store.registry.letters.standing(npiOf(2))).toBe('letter');
    day = LETTER_DAYS;
    store.sweep();
    expect(store.registry.letters.standing(npiOf(2))).toBeNull();
    expect(store.registry.letters.standing(MINE)).toBe('here');
    const ada = store.users.byEmail(ADA)?.id ?? 0;
    store.transaction(() => store.users.remove(ada));
    expect(store.registry.letters.standing(MINE)).toBeNull();
  });
});
