import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_SEARCH_TEXT } from '#contract/constants.ts';
import type { DoctorSearch } from '#contract/search.ts';
import { groupedWords, listedWords } from '../../db/search/reading/listed-words.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { sized } from '../helpers/scale.ts';
import { PLACES } from '../helpers/stores.ts';
import { MORE_WHERE_CASES, WHERE_CASES } from '../places/where-cases.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});

const BOSTON = { searchCity: 'Boston', searchState: 'MA' };

/** What the fields of a form ask for, by the call that a browser makes. */
async function asked(where: string, q: string): Promise<object> {
  return (await app.get(`/api/places?${new URLSearchParams({ where, q })}`)).json<object>();
}

/** The same by the redirect of a form without JavaScript. */
async function sent(where: string, q: string): Promise<object> {
  const { headers } = await app.get(`/search?${new URLSearchParams({ where, q })}`);
  return Object.fromEntries(new URLSearchParams(headers.get('location')?.replace(/^[^?]*/, '')));
}

/** Texts with a need and a place, typed in either field: what becomes of them. */
const EITHER = [
  ['anxiety Boston MA', { ...BOSTON, q: 'anxiety' }],
  ['Boston, MA: anxiety', { ...BOSTON, q: 'anxiety' }],
  ['psychiatrist in Dallas', { searchCity: 'Dallas', q: 'psychiatrist' }],
  ['telehealth california', { searchState: 'CA', q: 'telehealth' }],
  ['adhd austin', { searchCity: 'Austin', q: 'adhd' }],
  ['tms virginia', { searchState: 'VA', q: 'tms' }],
  ['anxiety 60614-4307', { searchZipCode: '60614', q: 'anxiety' }],
  ['psychiatrist, 60614', { searchZipCode: '60614', q: 'psychiatrist' }],
  ['couples therapy 10025 aetna', { searchZipCode: '10025', q: 'couples therapy aetna' }],
  ['psiquiatra en Mayagüez', { searchCity: 'Mayagüez', q: 'psiquiatra' }],
  ['bay area adhd', { searchRegion: 'San Francisco Bay Area', searchState: 'CA', q: 'adhd' }],
  ['my 8 year old with adhd cleveland ohio',
    { searchCity: 'Cleveland', searchState: 'OH', q: 'my 8 year old with adhd' }],
  ['blue cross of california', { searchState: 'CA', q: 'blue cross' }],
  ['psychiatrist nyc', { searchCity: 'New York', q: 'psychiatrist' }],
  ['lady doctor phoenix', { searchCity: 'Phoenix', q: 'lady doctor' }],
  ['good doctor san diego anxiety', { searchCity: 'San Diego', q: 'good doctor anxiety' }],
  ['dr boston for ocd', { searchCity: 'Boston', q: 'dr for ocd' }],
  ['therapist in LA', { searchCity: 'Los Angeles', q: 'therapist' }],
  ['DC therapist who does emdr', { searchState: 'DC', q: 'therapist who does emdr' }],
  ['nj, depression, aetna', { searchState: 'NJ', q: 'depression, aetna' }],
  ['tricare in texas near waco', { searchCity: 'Waco', searchState: 'TX', q: 'tricare' }],
  ['black male psychiatrist atl', { searchCity: 'Atlanta', searchState: 'GA', q: 'black male psychiatrist' }],
  ['depression capitol hill seattle', { searchRegion: 'Capitol Hill', searchState: 'WA', q: 'depression' }],
  ['anxiety, 60 bucks max, detroit', { searchCity: 'Detroit', q: 'anxiety, 60 bucks max' }],
  ['anxiety reno', { searchCity: 'Reno', q: 'anxiety' }],
  ['telehealth, i split my time between new york and florida',
    { searchState: 'FL', q: 'telehealth, i split my time between new york and' }],
  ['washington state depression', { searchState: 'WA', q: 'depression' }],
  ['psychiatrist upper west side', { searchRegion: 'Upper West Side', searchState: 'NY', q: 'psychiatrist' }],
] as const; // prettier-ignore

describe('what is a place and nothing else', () => {
  it.each([...WHERE_CASES, ...MORE_WHERE_CASES])(
    'is read as that in the place’s field: “$text”',
    async ({ text }) => {
      const reading = PLACES.read(text);
      if ('search' in reading) expect(await asked(text, '')).toMatchObject(reading.search);
    },
  );
});

describe('a place alone where a need is asked for', () => {
  it.each([
    ['Bronx', { searchCity: 'Bronx' }],
    ['philidelphia', { searchCity: 'Philadelphia' }],
    ['Westchester', { searchCounty: 'Westchester County' }],
    ['Lower East Side', { searchRegion: 'Lower East Side' }],
    ['Wicker Park Chicago', { searchRegion: 'Wicker Park' }],
    ['Coral Gables', { searchRegion: 'Coral Gables' }],
  ])('is one, where nobody is called so: “%s”', async (text, search) => {
    expect(await asked('', text)).toMatchObject(search);
  });

  it.each(['Howard', 'Ostrander', 'Madison Clark', 'George Washington', 'new here', 'park'])(
    'is none where it may be somebody, or a word: “%s”',
    async (text) => {
      expect(await asked('', text)).toEqual({ q: text });
    },
  );
});

describe('a need and a place in one field', () => {
  it.each(EITHER)('are told apart in “%s”', async (text, search) => {
    const expected = { ...search, typed: text };
    expect(await asked(text, '')).toEqual(expected);
    expect(await asked('', text)).toEqual(expected);
    expect(await sent(text, '')).toEqual(expected);
    expect(await sent('', text)).toEqual(expected);
  });

  it.each([
    'anxiety',
    'spanish',
    'grief since march and',
    'kids or teens',
    'suboxone',
    'veteran',
    'War',
    'in person only',
    'bcbs of new mexico',
  ])('is no place in the place’s field: “%s”', async (text) => {
    expect(await asked(text, '')).toEqual({ q: text });
  });

  it.each([
    'i dont want to be here anymore and its 3am',
    'panic attacks on planes',
    'ocd dr austin',
    'i am at the VA and suicidal',
    'tx resistant depression',
    'tôi cần bác sĩ bất kỳ nói tiếng Việt',
    "can't sleep, mind racing, talking too fast, spent all my money",
    'everything went grey since the move',
    'help me please',
    'i am scared',
    'i hate myself',
    'nobody loves me',
    'ayúdame por favor',
    'what does verified mean',
  ])('is no city that we do not know: “%s”', async (text) => {
    expect(await asked(text, '')).toEqual({ q: text });
    expect(await sent(text, '')).toEqual({ q: text });
  });

  it.each([
    ['depression, Bozeman', { searchCity: 'Bozeman', q: 'depression' }],
    ['depression bozeman', { searchCity: 'Bozeman', q: 'depression' }],
    ['Minot depression medicaid', { searchCity: 'Minot', q: 'depression medicaid' }],
    ['self harm teen, Alpine', { searchCity: 'Alpine', q: 'self harm teen' }],
    ['depression, Jackson', { searchCity: 'Jackson', q: 'depression' }],
  ])('are told apart where the town is small, and none is dropped: “%s”', async (text, search) => {
    expect(await asked(text, '')).toEqual({ ...search, typed: text });
  });

  it.each([
    'seasonal depression in winter',
    'my son marcus anxiety',
    'anxiety, depression',
    'panic attacks, aetna',
    'Dr. Minot, depression',
  ])('names no town in the place’s field either: “%s”', async (text) => {
    expect(await asked(text, '')).toEqual({ q: text });
  });

  it('is no army’s address where a digit of a ZIP code is missing', async () => {
    expect(await asked('9021', '')).toEqual({ searchCity: '9021' });
    expect(await asked('09021', '')).toEqual({ typed: '09021' });
  });

  it.each([
    ['20 minutes from Ithaca NY, anxiety', { searchCity: 'Ithaca', searchState: 'NY', q: 'anxiety' }],
    ['an hour from Denver adhd', { searchCity: 'Denver', q: 'adhd' }],
    ['anxiety within 20 miles of Denver', { searchCity: 'Denver', q: 'anxiety', radius: '25' }],
    ['adhd 10 mi from 45402', { searchZipCode: '45402', q: 'adhd', radius: '10' }],
    ['anxiety up to 300 miles from Denver', { searchCity: 'Denver', q: 'anxiety', radius: '100' }],
    ['anxiety, 10 miles of Texas', { searchState: 'TX', q: 'anxiety' }],
    ['i had anxiety for 3 hours in Denver', { searchCity: 'Denver', q: 'i had anxiety for 3 hours' }],
  ])('are told apart with how far one would go: “%s”', async (text, search) => {
    expect(await asked(text, '')).toEqual({ ...search, typed: text });
    expect(await sent('', text)).toEqual({ ...search, typed: text });
  });

  it.each([
    'Dr. Austin', 'Virginia Smith', 'Paris Jackson', 'Jackson anxiety', 'George Washington', 'Madison Lee',
    'mobile crisis', 'trouble reading', 'texas medicaid', 'dr lieberman boston', 'kim', 'Austin', 'hope', 'help me',
  ])('leaves “%s” as it is', async (text) => {
    expect(await asked('', text)).toEqual({ q: text });
  }); // prettier-ignore

  it('are told apart where the place is a large city, spelled nearly so', async () => {
    const q = 'anxiety';
    const search = { searchCity: 'Philadelphia', q, typed: 'anxiety philidelphia' };
    expect(await asked('', 'anxiety philidelphia')).toEqual(search);
    expect(await asked('', 'philidelphia anxiety')).toMatchObject({ searchCity: 'Philadelphia', q });
    expect(await asked('', 'anxiety Dr. Philidelphia')).toEqual({ q: 'anxiety Dr. Philidelphia' });
    expect(await asked('', 'lady doctor dearborn')).toMatchObject({
      searchCity: 'Dearborn',
      q: 'lady doctor',
    });
    expect(await asked('', 'anxiety Kimbery')).toEqual({ q: 'anxiety Kimbery' });
  });

  it.each([
    'seasonal depression in winter', 'violencia en casa', 'trouble at home', 'worse in spring', 'anxiety at college',
    'panic at the gate', 'triste en la mesa, en casa', 'my son Austin has adhd', 'psychiatrist, not in Chicago',
  ])('leaves the words of “%s” that are small towns as well', async (text) => {
    expect(await asked('', text)).toEqual({ q: text });
  }); // prettier-ignore

  it.each([
    ['depression in Winter', { searchCity: 'Winter', q: 'depression' }],
    ['depression in winter wi', { searchCity: 'Winter', searchState: 'WI', q: 'depression' }],
    ['depression near winter', { searchCity: 'Winter', q: 'depression' }],
    ['纽约 anxiety', { searchCity: 'New York', searchState: 'NY', q: 'anxiety' }],
    ['anxiety nine oh two one oh', { searchZipCode: '90210', q: 'anxiety' }],
  ])('find the place in “%s”', async (text, search) => {
    expect(await asked('', text)).toEqual({ ...search, typed: text });
  });

  it.each([
    ['我住在德州奥斯汀,有抑郁症', 'Austin'],
    ['华盛顿州 温哥华 焦虑', 'Vancouver'],
    ['저는 텍사스 댈러스에 살아요 우울증', 'Dallas'],
    ['ищу врача в Портленде, штат Орегон', 'Portland'],
    ['أسكن بشيكاغو وعندي اكتئاب', 'Chicago'],
  ])('find the place in “%s”, where the need is understood as well', async (text, searchCity) => {
    expect(await asked('', text)).toMatchObject({ searchCity, typed: text });
  });

  it.each([
    ['Heather Cincinnati', { searchCity: 'Cincinnati', q: 'Heather' }],
    ['Heather, Cincinnati OH', { searchCity: 'Cincinnati', searchState: 'OH', q: 'Heather' }],
    ['Núñez Houston', { searchCity: 'Houston', q: 'Núñez' }],
    ['Nguyễn Boston', { searchCity: 'Boston', q: 'Nguyễn' }],
    ['Kevin in Chicago', { searchCity: 'Chicago', q: 'Kevin' }],
  ])('keeps the name beside the place: “%s”', async (text, search) => {
    const expected = { ...search, typed: text };
    expect(await asked(text, '')).toEqual(expected);
    expect(await asked('', text)).toEqual(expected);
  });

  it.each(['Hollywood, Los Angeles', 'Aurora, Denver', 'Camden in New Jersey'])(
    'takes no town for a name: “%s”',
    async (text) => {
      expect(await asked(text, '')).not.toHaveProperty('q');
    },
  );

  it.each(['formal', 'Welder', 'broke', 'verified', 'psychiatre', 'bác sĩ'])(
    'corrects no word into a town: “%s”',
    async (text) => {
      expect(await asked(text, '')).toEqual({ q: text });
    },
  );

  it.each([
    ['OSU', { searchCity: 'Columbus', searchState: 'OH', typed: 'OSU' }],
    ['NYU', { searchRegion: 'Manhattan', searchState: 'NY' }],
    ['UVA', { searchCity: 'Charlottesville', searchState: 'VA' }],
  ])('takes a college’s short name for its place in either field: “%s”', async (text, search) => {
    expect(await asked(text, '')).toEqual(search);
    expect(await asked('', text)).toEqual(search);
    expect(await asked('', `anxiety ${text}`)).toEqual({ ...search, q: 'anxiety' });
  });

  it.each([
    ['Veteran, WY', { searchCity: 'Veteran', searchState: 'WY' }],
    ['Weed CA', { searchCity: 'Weed', searchState: 'CA' }],
    ['Person County', { searchCounty: 'Person County', searchState: 'NC' }],
    ['Chico', { searchCity: 'Chico' }],
  ])('is a place where it is said to be one: “%s”', async (text, search) => {
    expect(await asked(text, '')).toEqual(search);
  });

  it.each(['Rajesh Venkataraman', "katherine o'donnell"])(
    'is the name of somebody whom nobody knows: “%s”',
    async (text) => {
      expect(await asked(text, '')).toEqual({ q: text });
    },
  );

  it.each(['Zzyzx Springs', 'Gravel Hollow', 'Smithers'])(
    'is a place that nobody knows: “%s”',
    async (text) => {
      expect(await asked(text, '')).toEqual({ searchCity: text });
    },
  );

  it('are answered, whatever wish it is', async () => {
    for (const q of [...groupedWords('wishes').flat(), ...listedWords('other-insurers')]) {
      const { status } = await app.get(`/api/doctors?${new URLSearchParams({ q })}`);
      expect(status, q).toBe(200);
    }
  });

  it('adds up with what the other field says', async () => {
    expect(await asked('anxiety Boston MA', 'aetna')).toEqual({
      ...BOSTON,
      typed: 'anxiety Boston MA',
      q: 'anxiety aetna',
    });
    expect(await asked('Boston, MA', 'anxiety boston ma')).toEqual({ ...BOSTON, q: 'anxiety' });
    expect(await asked('10001', 'anxiety boston ma')).toMatchObject({ searchZipCode: '10001' });
    expect(await asked('spanish', 'psychiatrist in Dallas')).toMatchObject({ searchCity: 'Dallas' });
  });

  it('asks for a place where the text says “near me” or names an army address', async () => {
    expect(await asked('', 'adhd near me')).toEqual({ q: 'adhd near me', typed: 'near me' });
    expect(await asked('adhd near me', '')).toEqual({ q: 'adhd near me', typed: 'near me' });
    expect(await asked('', 'PTSD APO AE 09012')).toEqual({ q: 'PTSD', typed: 'APO AE 09012' });
    expect(await asked('PTSD APO AE 09012', '')).toEqual({ q: 'PTSD', typed: 'APO AE 09012' });
  });

  it('says how it was read, and finds what both say', async () => {
    for (const [text] of EITHER) {
      const search = new URLSearchParams(Object.entries(await asked('', text)));
      const found = (await app.get(`/api/doctors?${search}`)).json<DoctorSearch>();
      expect(found.typed).toMatchObject({ text, reading: { label: found.place?.label, corrected: true } });
    }
  });

  it('takes no word that everybody knows for a misspelt city', async () => {
    const text = 'My son is fourteen and since spring he hardly sleeps, we tried therapy';
    expect(await asked('', text)).toEqual({ q: text });
  });

  it.each([
    ['I want to end my life', 'My son is in Boston, MA and I do not sleep. '],
    ['我不想活了', '我很累，每天都哭，晚上睡不着。'],
    ['я хочу умереть', 'мне очень плохо, и я не могу спать. '],
  ])('is read to its end where it is long (“%s”)', async (danger, before) => {
    const long = before.repeat(50).slice(0, 700) + danger;
    for (const [where, q] of [
      ['', long],
      [long, ''],
    ]) {
      const search = await asked(where, q);
      expect(await sent(where, q)).toEqual(search);
      const found = await app.get(`/api/doctors?${new URLSearchParams(Object.entries(search))}`);
      expect(found.json<DoctorSearch>()).toMatchObject({ danger: true });
    }
  });

  it.each([
    ['Boston I give up', ''],
    ['I give up near me', ''],
    ['nobody loves me. 02139', 'anxiety'],
    ['Heather Cincinnati I give up', ''],
    ['I give up, Canada', ''],
  ])('leaves danger in what is looked for (“%s”, “%s”)', async (where, q) => {
    const search = new URLSearchParams(Object.entries(await asked(where, q)));
    const found = await app.get(`/api/doctors?${search}`);
    expect(found.json<DoctorSearch>()).toMatchObject({ danger: true });
  });

  it.each([
    ['Socorro, NM', ''],
    ['socorro', ''],
    ['Socorro County', ''],
    ['', 'psychiatrist in Socorro, TX'],
  ])('is no danger by its name (“%s”, “%s”)', async (where, q) => {
    const search = new URLSearchParams(Object.entries(await asked(where, q)));
    const found = await app.get(`/api/doctors?${search}`);
    expect(found.json<DoctorSearch>()).toMatchObject({ danger: false });
  });

  it('makes a search that can be answered of any two texts', async () => {
    const text = fc.oneof(
      fc.string({ maxLength: MAX_SEARCH_TEXT }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc
        .array(
          fc.constantFrom(
            'in',
            'boston',
            'MA',
            ',',
            'anxiety',
            '02139',
            'near',
            'me',
            'dr.',
            'APO',
            '(',
            'é',
          ),
        )
        .map((words) => words.join(' ').slice(0, MAX_SEARCH_TEXT)),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (where, q) => {
        const search = await asked(where, q);
        expect(await sent(where, q)).toEqual(search);
        const { status } = await app.get(`/api/doctors?${new URLSearchParams(Object.entries(search))}`);
        expect([200, 404]).toContain(status);
      }),
      { numRuns: sized(20, 600) },
    );
  });
});
