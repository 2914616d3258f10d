import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnProfile } from '#contract/own-profile.ts';
import { API } from '#contract/paths.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { PROFILE_MESSAGES } from '#contract/profile-messages.ts';
import { MOST_MATCHES } from '#contract/registry.ts';
import type { FoundInRegistry, RegistryEntry } from '#contract/schemas/answers/registry.ts';
import { createProfileSchemas } from '#contract/schemas/profiles.ts';
import { compareProfile } from '../../server/features/registry/compare-profile.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { IDENTITY, PRACTICE } from '../helpers/profile-forms.ts';
import { haveRead, registryEntry } from '../helpers/registry.ts';
import { memoryStore } from '../helpers/stores.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const ADA = registryEntry();
/** A whole profile, of which the registry says a part. */
const EXAMPLE = { ...IDENTITY, ...PRACTICE, avatar: null, accepting_confirmed_at: null } as ProfileContent;

let app: TestApp;
let post: Post;
let token: string;
let id: number;
let minutes: number;
const now = () => new Date(START + minutes * 60_000);

beforeEach(async () => {
  minutes = 0;
  app = await startApp(memoryStore(now), { now });
  post = poster(app.url);
  id = await addUser(app.store, { email: 'ada@example.com', plan: 1 });
  token = await sessionOf(post, 'ada@example.com');
});

const look = (body: unknown, by = token) => post('find-in-registry', body, by);
async function found(body: unknown): Promise<FoundInRegistry> {
  const answer = await look(body);
  expect(answer.status).toBe(200);
  return answer.body as unknown as FoundInRegistry;
}
/** What the form is filled with of an entry. */
async function profileOf(parts: Partial<RegistryEntry>) {
  haveRead(app.store, { entries: [registryEntry(parts)] });
  const { entries } = await found({ npi: ADA.npi });
  return entries[0];
}

describe('who may look', () => {
  it('is who may save step 1 of a profile, and nobody else', async () => {
    haveRead(app.store, { entries: [ADA] });
    expect((await look({ npi: ADA.npi }, '')).status).toBe(401);
    app.store.transaction(() => app.store.users.setPlan(id, 0));
    const refused = await look({ npi: ADA.npi });
    expect([refused.status, refused.body.message]).toEqual([201, PROFILE_MESSAGES.noPlan]);
    expect(JSON.stringify(refused.body)).not.toContain('Elm');
  });

  it('looks twenty times an hour, found or not; then again', async () => {
    haveRead(app.store, { entries: [ADA] });
    for (let i = 0; i < 20; i++) await found(i % 2 ? { npi: ADA.npi } : { npi: '1000000004' });
    const refused = await look({ npi: ADA.npi });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(refused.body).not.toHaveProperty('entries');
    // It is the account's, whichever address that has.
    app.store.transaction(() => app.store.users.setEmail(id, 'another@example.com'));
    expect((await look({ npi: ADA.npi })).status).toBe(429);
    minutes = 61;
    expect((await found({ npi: ADA.npi })).status).toBe('found');
  });
});

describe('by NPI', () => {
  it('it answers a form that needs four more fields, and is right in all others', async () => {
    haveRead(app.store, { entries: [ADA] });
    const answer = await found({ npi: ADA.npi });
    expect(answer).toEqual({
      dated: '2026-11-08',
      status: 'found',
      message: null,
      entries: [
        {
          ...{ npi: '1234567893', first_name: 'Ada', last_name: 'Osei', degree: 'MD', title: 'Psychiatrist' },
          ...{ street: '12 Elm St, Suite 4', city: 'Cambridge', state: 'MA', zip: '02139' },
          phone: '(617) 555-0143',
          licenses: [{ state: 'MA', number: '223344' }],
        },
      ],
    });
    const { licenses, ...said } = answer.entries[0];
    const form = { ...said, licenses: licenses.map((license) => ({ ...license, expires: '' })) };
    const { error } = createProfileSchemas(() => '2026-11-21').identity.safeParse({
      ...{
        gender: '',
        practicing_since: null,
        practice_name: '',
        boards: [],
        email: '',
        website: '',
        ...form,
      },
    });
    expect([...new Set(error?.issues.map(({ path }) => path.join('.')))]).toEqual([
      ...['licenses.0.expires', 'gender', 'practicing_since', 'practice_name'],
    ]);
    const typed = { gender: 'woman', practicing_since: 2008, practice_name: 'Elm', boards: [] };
    const saved = { ...form, licenses: IDENTITY.licenses, ...typed, email: null, website: null };
    expect((await post('setupProfileStep1', saved, token)).status).toBe(200);
  });

  it('what is no psychiatrist’s own NPI in force is said in words, and fills nothing in', async () => {
    haveRead(app.store, {
      entries: [
        registryEntry({ npi: '1000000004', status: 'deactivated', deactivated_on: '2025-03-01' }),
        registryEntry({ npi: '1000000012', status: 'replaced', replaced_by: ADA.npi }),
        registryEntry({ npi: '1000000020', entity: 'organization' }),
      ],
    });
    const said = await Promise.all(
      ['1000000004', '1000000012', '1000000020', '1000000038'].map(async (npi) => {
        const { status, message, entries } = await found({ npi });
        expect([entries, message]).toEqual([[], expect.any(String)]);
        return [status, message];
      }),
    );
    expect(said).toEqual([
      ['deactivated', expect.stringContaining('deactivated since Mar 01, 2025')],
      ['replaced', expect.stringContaining(`replaced by ${ADA.npi}`)],
      ['organization', expect.stringContaining('of an organization')],
      ['missing', expect.stringContaining('please check its digits')],
    ]);
  });

  it('before a file was read it says so, and the profile says that there is none to look in', async () => {
    expect(await found({ npi: ADA.npi })).toMatchObject({ status: 'unread', dated: null, entries: [] });
    const own = async () => (await app.get(API.ownProfile, { token })).json<OwnProfile>();
    expect((await own()).registry_dated).toBeNull();
    haveRead(app.store, { dated: '2026-11-08', entries: [ADA] });
    haveRead(app.store, { kind: 'leie', dated: '2026-11-10' });
    expect((await own()).registry_dated).toBe('2026-11-08');
  });

  it('a weekly file lies on top, and dates what lies below it', async () => {
    haveRead(app.store, { entries: [ADA, registryEntry({ npi: '1000000004', last_name: 'ROE' })] });
    haveRead(app.store, {
      ...{ kind: 'nppes-weekly', dated: '2026-11-15' },
      entries: [registryEntry({ last_name: "O'BRIEN" })],
    });
    expect(await found({ npi: ADA.npi })).toMatchObject({
      dated: '2026-11-15',
      entries: [{ last_name: "O'Brien" }],
    });
    expect(await found({ npi: '1000000004' })).toMatchObject({
      dated: '2026-11-15',
      entries: [{ last_name: 'Roe' }],
    });
  });
});

describe('what an entry is made into', () => {
  it('a title is that of psychiatrists: the primary training, or what there is of psychiatry', async () => {
    const title = async (...codes: string[]) =>
      (await profileOf({ taxonomies: codes.map((code, i) => ({ code, is_primary: i === 0 })) })).title;
    expect(await title('2084P0804X', '2084P0800X')).toBe('Child & adolescent psychiatrist');
    expect(await title('2084S0012X', '2084P0805X')).toBe('Geriatric psychiatrist');
    expect(await title('2084N0400X')).toBe('');
  });

  it('an address is one of ours, with a ZIP code that is in its state', async () => {
    const address = async (parts: Partial<RegistryEntry>) => {
      const { street, city, state, zip } = await profileOf(parts);
      return [street, city, state, zip];
    };
    expect(await address({ state: 'NY' })).toEqual(['12 Elm St, Suite 4', 'Cambridge', 'NY', '']);
    expect(await address({ zip: '00000' })).toEqual(['12 Elm St, Suite 4', 'Cambridge', 'MA', '']);
    expect(await address({ state: '', city: 'LONDON', zip: '' })).toEqual(['', '', '', '']);
    expect(await address({ state: 'AE', city: 'APO', zip: '09096' })).toEqual(['', '', '', '']);
    expect(await address({ state: 'PR', city: 'SAN JUAN', zip: '00901' })).toEqual([
      ...['12 Elm St, Suite 4', 'San Juan', 'PR', '00901'],
    ]);
  });

  it('a telephone number is one that a profile takes', async () => {
    const phone = async (text: string) => (await profileOf({ phone: text })).phone;
    expect([await phone(''), await phone('0000000000'), await phone('2225550143')]).toEqual(['', '', '']);
    expect(await phone('7875550143')).toBe('(787) 555-0143');
  });

  it('licenses are those of physicians in our states, each once, with a number', async () => {
    const many = Array.from({ length: 15 }, (_, i) => ({
      ...{ state: 'NY', number: String(200_000 + i), taxonomy: '2084P0800X' },
    }));
    expect((await profileOf({ licenses: many })).licenses).toHaveLength(15);
    const odd = [
      ...[' #a-1.234 ', 'A-1.234', '00000', 'PENDING', '=1+1', '<b>7</b>', '', 'X'.repeat(30)].map(
        (number) => ({
          ...{ state: 'MA', number, taxonomy: '2084P0800X' },
        }),
      ),
      { state: 'ZZ', number: '1', taxonomy: '2084P0800X' },
      { state: 'NY', number: '77', taxonomy: '104100000X' },
      { state: 'NY', number: '78', taxonomy: '' },
    ];
    expect((await profileOf({ licenses: odd })).licenses).toEqual([
      { state: 'MA', number: 'A-1.234' },
      { state: 'NY', number: '78' },
    ]);
  });

  it('what a profile would not take stays away, and what it takes is text', async () => {
    const { first_name, last_name, street } = await profileOf({
      ...{ first_name: '<img src=x>', last_name: '=HYPERLINK("http://x")', street: '<b>1 ELM</b>' },
    });
    expect([first_name, last_name]).toEqual(['', '=HYPERLINK("http://x")']);
    expect(street).toBe('<b>1 ELM</b>');
  });
});

it('what is filled in is the same in the review, however the registry has it', async () => {
  for (const parts of [
    {},
    { first_name: 'DR. ADA', last_name: "O'BRIEN-MCDONALD, M.D.", suffix: 'JR', credentials: '' },
    { first_name: 'TJ', last_name: 'VAN DER BERG PHD', credentials: 'D.O., PH.D.' },
    { first_name: 'JOSÉ  LUIS', last_name: 'DE LA CRUZ III', street: '100 NW 42ND ST STE 4B' },
    { first_name: 'ANH', last_name: 'DO', credentials: 'M. D.', phone: '7875550143' },
    { last_name: 'MCCARTHY', licenses: [{ state: 'MA', number: '#a-1.234', taxonomy: '2084P0800X' }] },
  ] satisfies Partial<RegistryEntry>[]) {
    const { degree, state, licenses, ...profile } = await profileOf(parts);
    const content = {
      ...{ ...EXAMPLE, ...profile, degree: degree as 'MD', state: state as 'MA' },
      licenses: licenses.map(
        (license) => ({ ...license, expires: '2030-01-01' }) as (typeof EXAMPLE)['licenses'][number],
      ),
    };
    const results = compareProfile(content, app.store.registry)
      .filter(({ about }) => about !== 'exclusion')
      .map(({ about, result }) => [about, result]);
    expect(results).toEqual(results.map(([about]) => [about, 'same']));
    expect(results).toHaveLength(6);
  }
});

describe('by name and state', () => {
  const named = (first_name: string, last_name: string, state = 'MA') => ({ first_name, last_name, state });

  it('at most five are shown, and not how many there are', async () => {
    const entries = ['AARON', 'ABE', 'ADA', 'ADAM', 'ALMA', 'AVA'].map((first_name, i) =>
      registryEntry({ npi: `100000000${i}`, first_name }),
    );
    haveRead(app.store, { entries });
    const answer = await found(named('a', 'osei'));
    expect(answer.entries.map(({ first_name }) => first_name)).toEqual([
      'Aaron',
      'Abe',
      'Ada',
      'Adam',
      'Alma',
    ]);
    expect(answer.entries).toHaveLength(MOST_MATCHES);
    expect(Object.keys(answer).sort()).toEqual(['dated', 'entries', 'message', 'status']);
    expect((await found(named('Ava', 'OSEI'))).entries).toHaveLength(1);
    expect((await found(named('Ava', 'Osei', 'NY'))).message).toContain('psychiatrists in New York');
  });

  it('needs a letter of the first name, two of the last one, and a state', async () => {
    haveRead(app.store, { entries: [ADA] });
    for (const body of [
      ...[named('', 'osei'), named('a', 'o'), named('a', "o'"), named('%', 'osei'), named('a', 'osei', 'ZZ')],
      ...[
        { first_name: 'a', last_name: 'osei' },
        { npi: '1234567890' },
        {},
        { npi: ADA.npi, ...named('a', 'osei') },
      ],
    ]) {
      const { status, body: answer } = await look(body);
      expect([status, answer.entries]).toEqual([400, undefined]);
    }
  });

  it('nobody is found who is no psychiatrist in force', async () => {
    haveRead(app.store, { entries: [registryEntry({ status: 'deactivated' })] });
    expect(await found(named('Ada', 'Osei'))).toMatchObject({ status: 'missing', entries: [] });
  });
});
