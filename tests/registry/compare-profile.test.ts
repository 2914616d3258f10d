import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProfileContent } from '#contract/profiles.ts';
import type { RegistryEntry, RegistryExclusion } from '#contract/schemas/answers/registry.ts';
import type { Store } from '../../db/store.ts';
import { isSameLicense } from '../../server/features/registry/comparing/is-same-license.ts';
import { isSameName } from '../../server/features/registry/comparing/is-same-name.ts';
import { compareProfile } from '../../server/features/registry/compare-profile.ts';
import { IDENTITY, PRACTICE } from '../helpers/profile-forms.ts';
import { haveRead, registryEntry, registryExclusion } from '../helpers/registry.ts';
import { memoryStore } from '../helpers/stores.ts';
import { SEED, sized } from '../helpers/scale.ts';

const ADA = {
  ...IDENTITY,
  ...PRACTICE,
  first_name: 'Ada',
  last_name: 'Osei',
  degree: 'MD',
  npi: '1234567893',
  licenses: [{ state: 'MA', number: '223344', expires: '2028-06-30' }],
  avatar: null,
  accepting_confirmed_at: null,
} as ProfileContent;

const MASSACHUSETTS_MD = { state: 'MA', degree: 'MD' } as const;

let store: Store;
beforeEach(() => {
  store = memoryStore();
});

/** What comes of it, by what it is about. */
function results(content: Partial<ProfileContent>, entry?: Partial<RegistryEntry>) {
  if (entry) haveRead(store, { entries: [registryEntry(entry)] });
  const all = compareProfile({ ...ADA, ...content }, store.registry);
  return Object.fromEntries(all.map(({ about, result }) => [about, result]));
}

describe('the NPI', () => {
  it('without a file there is nothing to compare with', () => {
    expect(results({})).toEqual({
      ...{
        [`npi ${ADA.npi}`]: 'unknown',
        name: 'unknown',
        degree: 'unknown',
        'license MA 223344': 'unknown',
      },
      ...{ address: 'unknown', phone: 'unknown', exclusion: 'unknown' },
    });
  });

  it('everything agrees, with what and of when', () => {
    haveRead(store, { kind: 'leie', dated: '2026-11-10' });
    haveRead(store, { entries: [registryEntry({ ...REGISTERED_PLACE })] });
    const all = compareProfile(ADA, store.registry);
    expect(all.map(({ result }) => result)).toEqual(Array(7).fill('same'));
    expect(all[0]).toMatchObject({
      theirs: 'Psychiatry Physician',
      file: { kind: 'nppes-full', dated: '2026-11-08' },
    });
    expect(all.at(-1)).toMatchObject({
      about: 'exclusion',
      theirs: null,
      file: { kind: 'leie', dated: '2026-11-10' },
    });
  });

  it('what a weekly file says counts, with its date', () => {
    haveRead(store, { entries: [registryEntry()] });
    const bare = { status: 'deactivated', deactivated_on: '2026-11-12', entity: null, first_name: '', last_name: '', middle_name: '', credentials: '', street: '', city: '', state: '', zip: '', phone: '', taxonomies: [], licenses: [] } as const; // prettier-ignore
    haveRead(store, {
      kind: 'nppes-weekly',
      dated: '2026-11-15',
      entries: [registryEntry({ ...bare, taxonomies: [], licenses: [] })],
    });
    const [npi, ...others] = compareProfile(ADA, store.registry);
    expect(npi).toMatchObject({
      result: 'deactivated',
      theirs: 'Deactivated on Nov 12, 2026',
      file: { kind: 'nppes-weekly', dated: '2026-11-15' },
    });
    expect(others.map(({ result }) => result)).toEqual(Array(6).fill('unknown'));
  });

  it.each<[string, string, Partial<RegistryEntry>, string]>([
    ['another entry', 'missing', { npi: '1987654320' }, ''],
    ['replaced', 'replaced', { status: 'replaced', replaced_by: '1987654320' }, 'Replaced by 1987654320'],
    ['reactivated', 'same', { deactivated_on: '2024-01-05' }, 'Psychiatry Physician'],
    [
      'an organization',
      'differs',
      { entity: 'organization', last_name: 'ELM CLINIC LLC' },
      'An organization: ELM CLINIC LLC',
    ],
    ['a neurologist', 'differs', { taxonomies: [{ code: '2084N0400X', is_primary: true }, { code: '2084N0600X', is_primary: false }] }, 'No specialty of psychiatry: 2084N0400X, Clinical Neurophysiology Physician'], // prettier-ignore
    ['no specialty', 'differs', { taxonomies: [] }, 'No specialty of psychiatry: none'],
  ])('%s: %s', (_, result, entry, theirs) => {
    haveRead(store, { entries: [registryEntry(entry)] });
    expect(compareProfile(ADA, store.registry)[0]).toMatchObject({ result, theirs: theirs || null });
  });
});

/** Where the profile above has its practice, as a register writes it. */
const REGISTERED_PLACE = {
  street: IDENTITY.street.toUpperCase(),
  city: IDENTITY.city.toUpperCase(),
  state: IDENTITY.state,
  zip: IDENTITY.zip,
  phone: IDENTITY.phone.replace(/\D/g, ''),
};

type Names = Partial<RegistryEntry>;
const named = (first_name: string, last_name: string, middle_name = '', others: Names = {}): Names => ({
  ...{ first_name, last_name, middle_name },
  ...others,
});

describe('the name', () => {
  it.each<[string, string, Names]>([
    ['Ada', 'Osei', named('ADA', 'OSEI', 'M')],
    ['Ada', 'Osei', named('ADA', 'OSEI MD')],
    ['Ada', 'Osei', named('ADA', 'OSEI, M.D., PH.D.')],
    ['Ada', 'Osei', named('ADA', 'OSEI M D')],
    ['Ada', 'Osei', named('ADA MD', 'OSEI')],
    ['Ada', 'Osei', named('DR. ADA', 'OSEI', 'MD')],
    ['Ada', 'Osei', named('ADA', 'OSEI D.O.')],
    ['Ada', 'Osei', named('ADA', 'OSEI DO', '', { credentials: 'D.O.' })],
    ['Ada', 'Osei', named('ADA', 'OSEI JR')],
    ['Ada', 'Osei III', named('ADA', 'OSEI', '', { suffix: 'III' })],
    ['Ada', 'Osei', named('ADA', 'OSEI', '', { suffix: 'MD' })],
    ['Ada M.', 'Osei', named('ADA', 'OSEI', 'MARIE')],
    ['Ada Marie', 'Osei', named('ADA', 'OSEI', 'M.')],
    ['Ada Marie', 'Osei', named('ADA', 'OSEI')],
    ['Ada', 'Osei', named('ADA M', 'OSEI', 'MARIE')],
    ['Ada', 'Osei', named('ADA', 'M OSEI')],
    ['Ada', 'M. Osei', named('ADA', 'OSEI', 'MARIE')],
    ['Ada', 'Osei', named('ADA', 'OSEI M')],
    ['Ada', 'Marie Osei', named('ADA', 'OSEI', 'MARIE')],
    ['J. Robert', 'Osei', named('JAMES', 'OSEI', 'ROBERT')],
    ['Robert', 'Osei', named('J', 'OSEI', 'ROBERT')],
    ['Mary Ann', 'Osei', named('MARYANN', 'OSEI', 'B')],
    ['Mary-Ann', 'Osei', named('MARY', 'OSEI', 'ANN')],
    ['José', 'Núñez', named('JOSE', 'NUNEZ')],
    ['Jörg', 'Müller', named('JOERG', 'MUELLER')],
    ['Jörg', 'Müller', named('JORG', 'MULLER')],
    ['Ada', 'O’Brien', named('ADA', 'OBRIEN')],
    ['Ada', "O'Brien", named('ADA', 'O BRIEN')],
    ['Ada', "D'Souza", named('ADA', 'D SOUZA')],
    ['Ada', 'L’Heureux', named('ADA', 'L HEUREUX')],
    ['Ada', 'Kaʻaukai', named('ADA', "KA'AUKAI")],
    ['Ada', 'Garcia-Lopez', named('ADA', 'GARCIA LOPEZ')],
    ['Ada', 'Garcia Lopez', named('ADA', 'GARCIALOPEZ')],
    ['Ada', 'Garcia Lopez', named('ADA', 'LOPEZ', 'GARCIA')],
    ['Ada', 'de la Cruz', named('ADA', 'DELACRUZ')],
    ['Ada', 'DelaCruz', named('ADA', 'CRUZ', 'DE LA')],
    ['Ada', 'McDonald', named('ADA', 'MC DONALD')],
    ['Ada', 'St. John', named('ADA', 'ST JOHN')],
    ['Ada', 'Smith', named('ADA', 'OSEI', '', { other_last_name: 'SMITH' })],
    ['Beth', 'Smith', named('ELIZABETH', 'OSEI', '', { other_first_name: 'BETH', other_last_name: 'SMITH' })],
    ['Ada', 'Smith-Osei', named('ADA', 'OSEI', '', { other_last_name: 'SMITH' })],
    ['Anh', 'Do', named('ANH', 'DO')],
    ['Anh', 'Do', named('ANH', 'DO', '', { credentials: 'DO' })],
  ])('%s %s is %o', (first_name, last_name, entry) => {
    expect(results({ first_name, last_name }, entry)).toMatchObject({ name: 'same' });
  });

  it.each<[string, string, Names]>([
    ['Ada', 'Osei', named('ADAM', 'OSEI')],
    ['Ada', 'Osei', named('ADA', 'OSEY')],
    ['Adam', 'Osei', named('ADA', 'OSEI', 'M')],
    ['Ada M.', 'Osei', named('ADAM', 'OSEI')],
    ['Ann A.', 'Osei', named('ANNA', 'OSEI')],
    ['A.', 'Osei', named('ADA', 'OSEI')],
    ['A. M.', 'Osei', named('ADA', 'OSEI', 'MARIE')],
    ['Ada M.', 'Osei', named('ADA', 'OSEI', 'LOUISE')],
    ['Ada Anne', 'Osei', named('ADA', 'OSEI', 'ANN')],
    ['J. Robert', 'Osei', named('ROBERT', 'OSEI', 'J')],
    ['Robert', 'Osei', named('JAMES', 'OSEI', 'ROBERT')],
    ['Ada', 'Osei Jr.', named('ADA', 'OSEI', '', { suffix: 'SR' })],
    ['Ada', 'Osei III', named('ADA', 'OSEI II')],
    ['Ann', 'Abell', named('ANNA', 'BELL')],
    ['Ada', 'Brien', named('ADA', 'O BRIEN')],
    ['Ada', 'Klee', named('ADA', 'K LEE')],
    ['Ada', 'Klee', named('ADA', 'LEE', 'K')],
    ['Ada', 'Mueller', named('ADA', 'MULLER')],
    ['Ada', 'Garcia', named('ADA', 'GARCIA LOPEZ')],
    ['Ada', 'Lopez', named('ADA', 'GARCIA LOPEZ')],
    ['Ada', 'Lopez Garcia', named('ADA', 'GARCIA LOPEZ')],
    ['Ada', 'Cruz', named('ADA', 'DE LA CRUZ')],
    ['Osei', 'Ada', named('ADA', 'OSEI')],
    ['Anh Nguyen', 'Do', named('ANH', 'NGUYEN DO', '', { credentials: 'DO' })],
    ['Anh', 'Nguyen', named('ANH', 'NGUYEN DO')],
    ['Beth', 'Osei', named('ELIZABETH', 'OSEI')],
    ['Ada', 'Jones', named('ADA', 'OSEI', '', { other_last_name: 'SMITH' })],
  ])('%s %s is not %o', (first_name, last_name, entry) => {
    expect(results({ first_name, last_name }, entry)).toMatchObject({ name: 'differs' });
  });

  it('nobody is the same as nobody', () => {
    expect(results({}, named('', ''))).toMatchObject({ name: 'unknown' });
  });
});

describe('a license', () => {
  const licensed = (number: string, degree: 'MD' | 'DO' = 'MD') => ({
    degree,
    licenses: [{ state: 'MA' as const, number, expires: '2028-06-30' }],
  });
  const there = (...numbers: string[]) => ({
    licenses: numbers.map((number) => ({ state: 'MA', number, taxonomy: '2084P0800X' })),
  });

  it.each<[string, string, 'MD' | 'DO']>([
    ['223344', '223344', 'MD'],
    ['223344', '22.33-44', 'MD'],
    ['223344', '22 33 44', 'MD'],
    ['223344', '000223344', 'MD'],
    ['0223344', '223344', 'MD'],
    ['MD-223344', '223344', 'MD'],
    ['223344', 'MD00223344', 'MD'],
    ['223344', 'M.D. 223344', 'MD'],
    ['223344', 'DO223344', 'DO'],
    ['223344', 'LIC. NO. 223344', 'MD'],
    ['223344', '# 223344', 'DO'],
    ['A12345', 'A-12345', 'MD'],
    ['A12345', 'a 0012345', 'MD'],
    ['A12345', 'LIC. NO. A12345', 'DO'],
    ['12345', 'MA12345', 'MD'],
    ['12345', 'MA-MD 12345', 'MD'],
  ])('%s is %s of an %s', (ours, theirs, degree) => {
    const found = results(licensed(ours, degree), there('999', theirs));
    expect(found[`license MA ${ours}`]).toBe('same');
  });

  it.each<[string, string, 'MD' | 'DO']>([
    ['223344', '223345', 'MD'],
    ['223344', '2233440', 'MD'],
    ['MD223344', 'DO223344', 'MD'],
    ['DO223344', '223344', 'MD'],
    ['223344', 'MD223344', 'DO'],
    ['A12345', '12345', 'MD'],
    ['A12345', 'C12345', 'MD'],
    ['O12345', '012345', 'MD'],
  ])('%s is not %s of an %s', (ours, theirs, degree) => {
    const found = results(licensed(ours, degree), there(theirs));
    expect(found[`license MA ${ours}`]).toBe('differs');
  });

  it('of a state that is written like a profession or a degree has no state before it', () => {
    for (const [state, degree] of [
      ['PA', 'MD'],
      ['MD', 'DO'],
    ] as const)
      expect(isSameLicense('12345', `${state}12345`, { state, degree })).toBe(false);
  });

  it('of another state, or without a number there, is not in the register', () => {
    const entry = {
      licenses: [
        { state: 'NY', number: '223344', taxonomy: '' },
        { state: 'MA', number: 'PENDING', taxonomy: '' },
      ],
    };
    expect(results({}, entry)).toMatchObject({ 'license MA 223344': 'missing' });
  });

  it('says all that the register has of the state', () => {
    haveRead(store, { entries: [registryEntry(there('1', '2', '1'))] });
    expect(
      compareProfile(ADA, store.registry).find(({ about }) => about.startsWith('license')),
    ).toMatchObject({
      ...{ ours: 'MA 223344', theirs: 'MA 1, MA 2' },
    });
  });

  it('with another digit is never the same', () => {
    const digits = fc.stringMatching(/^(?:MD-?|A|NO\. )?0{0,2}[1-9]\d{1,8}$/);
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, at, more) => {
        const places = Array.from(number, (letter, i) => (/\d/.test(letter) ? [i] : [])).flat();
        const place = places[at % places.length];
        const digit = String((Number(number[place]) + more) % 10);
        const other = number.slice(0, place) + digit + number.slice(place + 1);
        expect(isSameLicense(number, number, MASSACHUSETTS_MD)).toBe(true);
        expect(isSameLicense(number, other, MASSACHUSETTS_MD)).toBe(false);
      }),
      { seed: SEED, numRuns: sized(500, 20_000) },
    );
  });
});

describe('degree, address, telephone', () => {
  it.each<['MD' | 'DO', string, string, string]>([
    ['MD', 'M.D.', 'OSEI', 'same'],
    ['MD', 'MD, PHD', 'OSEI', 'same'],
    ['MD', 'M.D.,PH.D.', 'OSEI', 'same'],
    ['MD', 'M D', 'OSEI', 'same'],
    ['DO', 'D.O.', 'OSEI', 'same'],
    ['MD', '', 'OSEI MD', 'same'],
    ['MD', 'D.O.', 'OSEI', 'differs'],
    ['DO', 'MD', 'OSEI', 'differs'],
    ['MD', 'MBBS', 'OSEI', 'differs'],
    ['MD', 'MD, DO', 'OSEI', 'differs'],
    ['MD', '', 'OSEI', 'unknown'],
  ])('%s and "%s" of %s: %s', (degree, credentials, last_name, result) => {
    expect(results({ degree }, { credentials, last_name })).toMatchObject({ degree: result });
  });

  const OURS = { street: '12 Elm Street, Suite 4', city: 'St. Louis', state: 'MO', zip: '63101' } as const;
  it.each([
    ['12 ELM ST', 'SAINT LOUIS', '63101', 'same'],
    ['12 ELM ST STE 900', 'ST LOUIS', '63101', 'same'],
    ['12 ELM STREET, 3RD FLOOR', 'ST LOUIS', '63101', 'same'],
    ['ELM MEDICAL BUILDING, 12 ELM ST', 'ST LOUIS', '63101', 'same'],
    ['14 ELM ST', 'ST LOUIS', '63101', 'differs'],
    ['12 OAK ST', 'ST LOUIS', '63101', 'differs'],
    ['12 ELM ST', 'ST LOUIS', '63102', 'differs'],
    ['', '', '', 'unknown'],
  ])('%s, %s %s: %s', (street, city, zip, result) => {
    const state = city && 'MO';
    expect(results(OURS, { street, city, zip, state })).toMatchObject({ address: result });
  });

  it('any of the practices will do', () => {
    const other = { ...ADA, ...OURS, phone: '(314) 555-0143' };
    const { working_time, practice_name } = ADA;
    const other_practices = [{ ...OURS, phone: other.phone, working_time, practice_name }];
    const entry = { ...OURS, street: '12 ELM ST', city: 'ST LOUIS', phone: '3145550143' };
    expect(results({ other_practices }, entry)).toMatchObject({ address: 'same', phone: 'same' });
    expect(results({})).toMatchObject({ address: 'differs', phone: 'differs' });
  });

  it('a telephone without its extension is the same', () => {
    expect(results({ phone: '(617) 555-0143 ext. 9' }, { phone: '6175550143' })).toMatchObject({
      phone: 'same',
    });
    expect(results({ phone: '(617) 555-0144' })).toMatchObject({ phone: 'differs' });
  });
});

describe('the exclusion list', () => {
  const OTHER = { npi: '1987654320' };
  const BY_NPI = { npi: ADA.npi, last_name: 'NOBODY' };
  it.each<[string, string, Partial<RegistryExclusion>]>([
    ['the NPI', 'excluded', BY_NPI],
    ['the NPI, reinstated', 'same', { ...BY_NPI, reinstated_on: '2026-01-01' }],
    ['the NPI, with a waiver', 'maybe-excluded', { ...BY_NPI, waiver_state: 'TX' }],
    ['the name and state', 'maybe-excluded', { specialty: 'NURSE' }],
    ['the name and specialty', 'maybe-excluded', { state: 'TX' }],
    ['the name alone', 'same', { state: 'TX', specialty: 'NURSE' }],
    ['the name, reinstated', 'same', { reinstated_on: '2026-01-01' }],
    ['the name with another NPI', 'same', OTHER],
    ['another first name', 'same', { first_name: 'ADAM' }],
    ['a longer last name', 'same', { last_name: 'OSEIN' }],
    ['another middle name', 'maybe-excluded', { middle_name: 'LOUISE' }],
    ['a suffix in its column', 'maybe-excluded', { last_name: 'OSEI JR, M.D.' }],
    ['another degree in its column', 'maybe-excluded', { last_name: 'OSEI, DO' }],
    ['a middle name in the column of the first', 'maybe-excluded', { first_name: 'ADA J.' }],
  ])('%s: %s', (_, result, exclusion) => {
    haveRead(store, { kind: 'leie', exclusions: [registryExclusion(exclusion)] });
    expect(results({})).toMatchObject({ exclusion: result });
  });

  it('finds a name that is written with more', () => {
    haveRead(store, { kind: 'leie', exclusions: [registryExclusion()] });
    expect(results({ first_name: 'Ada M.', last_name: 'Osei, MD' })).toMatchObject({
      exclusion: 'maybe-excluded',
    });
  });

  it('says who and why', () => {
    haveRead(store, {
      kind: 'leie',
      exclusions: [registryExclusion({ ...BY_NPI, last_name: 'OSEI', waiver_state: 'TX' })],
    });
    expect(compareProfile(ADA, store.registry).at(-1)?.theirs).toBe(
      'ADA OSEI, PSYCHIATRY, CAMBRIDGE, MA, excluded on Jun 19, 2025 (1128b4), with a waiver for TX',
    );
  });
});

it('a last name with other letters is never the same', () => {
  const letter = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz'));
  const last = fc.string({ unit: letter, minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(last, fc.nat(), fc.string({ unit: letter, maxLength: 3 }), (name, at, run) => {
      const place = at % name.length;
      const other = name.slice(0, place) + run + name.slice(place + 1);
      fc.pre(other !== name);
      const own = { first_name: 'Ada', last_name: name, degree: 'MD' } as const;
      expect(isSameName(own, registryEntry({ last_name: name.toUpperCase() }))).toBe(true);
      expect(isSameName(own, registryEntry({ last_name: other.toUpperCase() }))).toBe(false);
    }),
    { seed: SEED, numRuns: sized(500, 20_000) },
  );
});
