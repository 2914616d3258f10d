import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DoctorCard } from '#contract/search.ts';
import {
  MOST_NOTE,
  factsOf,
  listText,
  newlySaved,
  parseList,
} from '../../public-site/components/call-list/saved-list.ts';
import { storedDoctors } from '../../public-site/components/call-list/saved-ids.ts';
import { ANXIETY_BY_AETNA, MONDAY, saved, profile } from './examples.ts';

const NOTHING = { doctors: [], wish: { conditions: [], insurances: [], telehealth: false } };
const stored = (doctors: unknown, rest: object = {}) => JSON.stringify({ version: 1, doctors, ...rest });

it('keeps what was saved, word by word', () => {
  const list = {
    doctors: [
      saved(7, { note: 'Ask for Ana.\nTuesday', progress: 'appointment', appointment: '2026-11-30' }),
      saved(3, { listed: false, told: true, progress: 'full' }),
    ],
    wish: ANXIETY_BY_AETNA,
  };
  expect(parseList(listText(list))).toEqual(list);
});

it('knows of a card no more than the card says', () => {
  const unsaid = ['website', 'booking', 'fees', 'working_time'];
  const card = Object.fromEntries(
    Object.entries(profile(7)).filter(([name]) => !unsaid.includes(name)),
  ) as unknown as DoctorCard;
  expect(newlySaved(card, MONDAY)).toMatchObject({
    id: 7,
    last_name: 'Osei',
    phone: '(617) 555-0143',
    website: null,
    booking: null,
    working_time: [],
    read_at: '',
  });
  expect(newlySaved(profile(7), MONDAY)).toMatchObject({
    phone: '(617) 555-0143',
    read_at: MONDAY.toISOString(),
  });
});

it.each([
  null,
  '',
  'hello',
  '[]',
  '7',
  'null',
  '{"version":1}',
  '{"version":2,"doctors":[{"id":1}]}',
  stored({}),
])('takes %s for an empty list', (text) => expect(parseList(text)).toEqual(NOTHING));

it('leaves out what is no doctor, and who is there twice', () => {
  const text = stored([
    null,
    4,
    { id: '5' },
    { id: -1 },
    { id: 1.5 },
    { id: 8 },
    { id: 8, note: 'again' },
    [],
    { id: 9 },
  ]);
  expect(parseList(text).doctors.map(({ id }) => id)).toEqual([8, 9]);
  expect(storedDoctors(text).map(({ id }) => id)).toEqual([8, 9]);
});

it('holds 50 doctors, and of a note as much as two tabs can have written at once', () => {
  const many = Array.from({ length: 80 }, (_, index) => ({ id: index + 1, note: 'x'.repeat(5000) }));
  const { doctors } = parseList(stored(many));
  expect(doctors).toHaveLength(50);
  expect(new Set(doctors.map(({ note }) => note.length))).toEqual(new Set([2 * MOST_NOTE + 1]));
});

it('makes each part of a foreign entry harmless by itself', () => {
  const foreign = {
    ...{ id: 5, first_name: 7, last_name: 'Ok', state: 'XX', phone: {}, website: 'javascript:alert(1)' },
    booking: 'data:text/html,x',
    ...{ accepting: 'maybe', insurances: ['aetna', 'aetna', 'toString', 4], conditions: 'anxiety', fees: [] },
    ...{ progress: 'constructor', appointment: 'tomorrow', note: ['a'], listed: 0, told: 'yes' },
    working_time: [
      { day: 'mon', opens: '9', closes: '17:00' },
      { day: 'tue', opens: '09:00', closes: '17:00' },
      null,
    ],
  };
  expect(parseList(stored([foreign])).doctors[0]).toMatchObject({
    ...{
      first_name: '',
      last_name: 'Ok',
      state: '',
      phone: '',
      website: null,
      booking: null,
      accepting: 'unconfirmed',
    },
    ...{
      insurances: ['aetna'],
      conditions: [],
      fees: { first_visit: null, follow_up: null, sliding_scale: false },
    },
    ...{ progress: 'to-call', appointment: '', note: '', listed: true, told: false },
    working_time: [{ day: 'tue', opens: '09:00', closes: '17:00' }],
  });
});

it('reads whatever is stored, and what it has read a second time as the same', () => {
  const entry = fc.dictionary(fc.constantFrom(...Object.keys(saved(1))), fc.jsonValue());
  const contents = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .array(
        fc
          .record({ id: fc.integer({ min: 1, max: 99 }) })
          .chain((id) => entry.map((rest) => ({ ...rest, ...id }))),
      )
      .map((doctors) => stored(doctors)),
    fc
      .record({ version: fc.constant(1), doctors: fc.jsonValue(), wish: fc.jsonValue() })
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(contents, (text) => {
      const list = parseList(text);
      if (list.doctors.length > 0) expect(parseList(listText(list))).toEqual(list);
      expect(list.doctors.map(({ id }) => id)).toEqual(
        storedDoctors(text)
          .slice(0, 50)
          .map(({ id }) => id),
      );
    }),
  );
});

it('keeps the telephone of the practice that was found, when the whole profile is read', () => {
  const { practice_name, street, city, state, zip, working_time } = profile(7);
  const salem = { practice_name, street, city: 'Salem', state, zip: '01970', phone: '(978) 555-0143' };
  const whole = { ...profile(7), other_practices: [{ ...salem, working_time }] };
  expect(factsOf(whole, { zip: '01970', phone: salem.phone })).toMatchObject({
    city: 'Salem',
    phone: salem.phone,
  });
  expect(factsOf(whole, { zip: '01970', phone: '(978) 555-0100' })).toMatchObject({ phone: salem.phone });
  expect(factsOf(whole, { zip, phone: profile(7).phone })).toMatchObject({ city, phone: profile(7).phone });
  expect(factsOf(whole, { zip: '10001', phone: '' })).toMatchObject({ city });
  // What is said of the first practice does not hold in another.
  const byVideo = { ...whole, video_only: true };
  expect(factsOf(byVideo, { zip: '01970', phone: salem.phone }).video_only).toBe(false);
  expect(factsOf(byVideo).video_only).toBe(true);
});
