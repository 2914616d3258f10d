import { describe, expect, it } from 'vitest';
import { npiCheckDigit } from '#contract/npi.ts';
import { e164, telHref } from '#contract/phones.ts';
import { createProfileSchemas, draft } from '#contract/schemas/profiles.ts';
import { seedPeople } from '../../sample-data/seed-people.ts';
import { IDENTITY, PRACTICE } from '../helpers/profile-forms.ts';
import { PLACES } from '../helpers/stores.ts';

const TODAY = '2026-11-21';
const { identity, practice, whole } = createProfileSchemas(() => TODAY);
const LICENSE = IDENTITY.licenses[0];
const PLACE = PRACTICE.education[0];
const [FIVE, NINE] = ['17:00', '09:00'];
const span = (day: string, opens = NINE, closes = FIVE) => ({ day, opens, closes });
const many = <T>(count: number, one: (n: number) => T) => Array.from({ length: count }, (_, n) => one(n));

function complaint(step: 1 | 2, part: object): { field: string; message: string } | null {
  const result =
    step === 1 ? identity.safeParse({ ...IDENTITY, ...part }) : practice.safeParse({ ...PRACTICE, ...part });
  if (result.success) return null;
  const [issue] = result.error.issues;
  return { field: issue.path.join('.'), message: issue.message };
}

/** Step, field, what is right, what is not, and what the message says would be. */
const RULES: [1 | 2, string, unknown[], unknown[], RegExp][] = [
  [1, 'first_name', ['Zoë', 'A'.repeat(60), 'Мария'], ['', '  ', 'A'.repeat(61), 'A\u202eb', '<b>'], /letters|at most|name/],
  [1, 'degree', ['DO'], ['PhD', 'md'], /MD or DO/],
  [1, 'npi', ['1558598797', ' 1234567893 '], ['1234567890', '3234567893', '123456789', '12345678931'], /ten digits.*1234567893/],
  [1, 'boards', [[], ['psychiatry', 'sleep']], [['surgery'], ['sleep', 'sleep']], /board certificates/],
  [1, 'title', ['Psychiatrist', '👩🏽‍⚕️ Médica', 'روان\u200cپزشک', 'क्\u200dष'], ['', 'x'.repeat(81), 'a\u0000b', 'a\u202eb', 'a\u200db', 'روان\u200c'], /your title/],
  [1, 'gender', ['nonbinary'], ['x'], /gender/],
  [1, 'practicing_since', [1940, 2026], [1939, 2027, 2008.5], /1940 to 2026/],
  [1, 'practice_name', ['x'.repeat(120)], ['', 'x'.repeat(121)], /name of the practice/],
  [1, 'street', ['x'.repeat(250)], ['', 'x'.repeat(251)], /the street/],
  [1, 'city', ['Sault Ste. Marie'], ['', 'x'.repeat(81)], /the city/],
  [1, 'state', ['PR', 'DC'], ['XX', 'ma'], /a state/],
  [1, 'zip', ['00901'], ['2139', '02139-1234', 'ABCDE'], /five digits/],
  [1, 'phone', ['617-555-0143', '+1 617 555 0143', '6175550143', '617.555.0143 ext 7'],
    ['555-0143', '617-155-0143', '117-555-0143', '+44 20 7946 0000', '617-555-0143 ext 12345678', 'x'.repeat(61)], /telephone number/],
  [1, 'email', [null, '', 'Office@Example.com'], ['office', 'a@b', 'a b@example.com'], /e-mail/],
  [1, 'website', [null, '', 'example.com', 'http://example.com', 'https://xn--bcher-kva.example.com/a?b=c'],
    ['ftp://example.com', 'javascript:alert(1)', 'https://me:secret@example.com', 'me@example.com', 'https://localhost', 'https://10.0.0.1',
      'https://example.com:8080', 'https://exa mple.com', `https://example.com/${'x'.repeat(300)}`, 'data:text/html,x'], /https:\/\//],
  [1, 'booking', [undefined, null, '', 'example.com/book', 'https://book.example.com/new?doctor=12'],
    ['http://example.com/book', 'javascript:alert(1)', 'https://me:secret@example.com', 'https://localhost', 'https://printer.local/book',
      'https://book.internal', 'https://10.0.0.1/book', 'https://example.com:8443', `https://example.com/${'x'.repeat(300)}`], /begins with https:\/\//],
  [2, 'summary', ['', 'x'.repeat(6000), 'One.\n\nTwo.', 'Family 👩‍👧'], ['x'.repeat(6001), 'a\u0007b', 'a\u202eb', '\ud800'], /what you say of yourself/],
  [2, 'conditions', [['adhd']], [[], ['flu'], ['adhd', 'adhd']], /conditions/],
  [2, 'treatments', [[]], [['leeches']], /treatments/],
  [2, 'ages', [['65+']], [[], ['200']], /ages/],
  [2, 'languages', [['en']], [[], ['xx']], /languages/],
  [2, 'insurances', [[]], [['none'], ['aetna', 'aetna']], /insurances/],
  [2, 'education', [[], many(20, () => PLACE)], [many(21, () => PLACE)], /at most 20/],
  [2, 'working_time',
    [[], [span('mon', '09:00', '12:00'), span('mon', '12:00', '17:00')], [span('sat', '22:00', '02:00'), span('sun', '02:00', '04:00')],
      [span('sun', '22:00', '02:00'), span('mon', '02:00', '03:00')], [span('wed', '00:00', '00:00')],
      many(28, (n) => span(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'][n % 7], `1${Math.floor(n / 7)}:00`, `1${Math.floor(n / 7)}:30`))],
    [many(29, () => span('mon'))], /at most 28/],
]; // prettier-ignore

describe('what doctors save of their profile', () => {
  it.each(RULES)('step %i, %s', (step, field, right, wrong, says) => {
    for (const value of right) expect(complaint(step, { [field]: value }), JSON.stringify(value)).toBeNull();
    for (const value of wrong) {
      const found = complaint(step, { [field]: value });
      expect(found, JSON.stringify(value)).not.toBeNull();
      expect(found?.field.split('.')[0]).toBe(field);
      expect(found?.message).toMatch(says);
    }
  });

  it('licenses: number, real date that is not past, one each, sixty at most', () => {
    const of = (...licenses: object[]) => complaint(1, { licenses });
    const other = (part: object) => of({ ...LICENSE, ...part });
    expect(other({ expires: TODAY })).toBeNull();
    expect(other({ number: 'MED-PHYS-LIC-12345' })).toBeNull();
    expect(of(LICENSE, { ...LICENSE, state: 'NH' }, { ...LICENSE, number: '9' })).toBeNull();
    expect(complaint(1, { licenses: many(60, (n) => ({ ...LICENSE, number: `${n}` })) })).toBeNull();
    expect(complaint(1, { licenses: many(61, (n) => ({ ...LICENSE, number: `${n}` })) })?.message).toMatch(
      /at most 60/,
    );
    expect(of()?.message).toMatch(/at least one license/);
    expect(other({ expires: '2026-11-20' })).toMatchObject({
      field: 'licenses.0.expires',
      message: expect.stringMatching(/has expired/) as string,
    });
    expect(other({ expires: '2027-02-29' })?.message).toMatch(/real month/);
    // The practice has a state too: a list of what is wrong says which of the two.
    expect(other({ state: '' })?.message).toBe('Please choose the state of the license.');
    expect(other({ expires: '2047-01-01' })?.message).toMatch(/within 20 years/);
    for (const number of ['', 'ABC', '12;34', '1'.repeat(26), '№12'])
      expect(other({ number }), number).toMatchObject({ field: 'licenses.0.number' });
    expect(of({ ...LICENSE, number: 'md 1' }, { ...LICENSE, number: ' MD  1 ' })).toEqual({
      field: 'licenses.1.number',
      message: 'Please enter each license once: MA MD 1 is there twice.',
    });
  });

  it.each([
    [[span('mon'), span('mon', '16:59', '18:00')], 1],
    [[span('mon', '22:00', '02:00'), span('tue', '01:00', '03:00')], 1],
    [[span('mon', '00:30', '01:00'), span('sun', '22:00', '02:00')], 1],
    [[span('mon'), span('wed', '00:00', '00:00'), span('wed', '12:00', '13:00')], 2],
  ])('hours that overlap: %j', (working_time, index) => {
    const found = complaint(2, { working_time });
    expect(found?.field).toBe(`working_time.${index}.opens`);
    expect(found?.message).toMatch(/Hours cannot overlap: \w+day/);
  });

  it('times, years of education, fees and video', () => {
    expect(complaint(2, { working_time: [span('mon', '24:00')] })?.message).toMatch(/00:00 to 23:59/);
    expect(complaint(2, { working_time: [span('someday')] })?.message).toMatch(/day of the week/);
    expect(complaint(2, { education: [{ ...PLACE, to: null }] })).toBeNull();
    expect(complaint(2, { education: [{ ...PLACE, to: 1998 }] })).toEqual({
      field: 'education.0.to',
      message: 'The last year there cannot be before the first.',
    });
    expect(complaint(2, { education: [{ ...PLACE, to: 2027 }] })?.message).toMatch(/1940 to 2026/);
    expect(complaint(2, { fees: { ...PRACTICE.fees, first_visit: null } })).toBeNull();
    expect(complaint(2, { fees: { ...PRACTICE.fees, first_visit: -1 } })?.message).toMatch(/below 0/);
    expect(complaint(2, { fees: { ...PRACTICE.fees, follow_up: 12.5 } })?.message).toMatch(/whole dollars/);
    expect(complaint(2, { telehealth_states: [] })?.field).toBe('telehealth_states');
    expect(practice.parse({ ...PRACTICE, telehealth: false }).telehealth_states).toEqual([]);
  });

  it('knows no other fields', () => {
    for (const step of [1, 2] as const)
      for (const key of ['plan', 'submit_at', 'manage_role', 'review_status', 'verified', 'avatar'])
        expect(complaint(step, { [key]: 1 })?.message).toMatch(/Unknown parameter/);
    expect(complaint(1, { licenses: [{ ...LICENSE, checked: true }] })?.message).toMatch(/Unknown parameter/);
  });

  it('tidies what is right', () => {
    const said = identity.parse({
      ...IDENTITY,
      title: '  Psycho\u0301 \n logist ',
      phone: '+1 617.555.0143 x4021',
      website: 'Example.COM',
      booking: ' Book.Example.com/dr-osei ',
      email: '',
    });
    expect(said).toMatchObject({
      title: 'Psychó logist',
      phone: '(617) 555-0143 ext. 4021',
      website: 'https://example.com/',
      booking: 'https://book.example.com/dr-osei',
      email: null,
    });
    const summary = ' One.\r\n\r\n\r\n\r\nTw\u00ado.\t \u00a0Three. \n';
    expect(practice.parse({ ...PRACTICE, summary }).summary).toBe('One.\n\nTwo. Three.');
    const working_time = [span('tue'), span('mon', '13:00', '17:00'), span('mon', '08:00', '12:00')];
    expect(practice.parse({ ...PRACTICE, working_time }).working_time).toEqual([
      working_time[2],
      working_time[1],
      working_time[0],
    ]);
  });

  it('takes every sample profile as it is', () => {
    const zips = PLACES.zips.map((zip, i) => ({
      zip,
      city: PLACES.cities[i],
      state: PLACES.states[i],
      lat: PLACES.lat[i],
      lng: PLACES.lng[i],
    }));
    for (const { first_name, last_name, profile } of seedPeople({
      count: 300,
      seed: 3,
      zips,
      today: TODAY,
    })) {
      const said = { first_name, last_name, ...profile };
      expect(whole.parse(said)).toEqual(said);
    }
  });
});

describe('an NPI', () => {
  it('has exactly one check digit', () => {
    const right = many(10, (digit) => `155859879${digit}`).filter((npi) => !complaint(1, { npi }));
    expect(right).toEqual([`155859879${npiCheckDigit('155859879')}`]);
  });
});

describe('a telephone', () => {
  it.each([
    ['(617) 555-0143', 'tel:+16175550143'],
    ['(617) 555-0143 ext. 4021', 'tel:+16175550143;ext=4021'],
  ])('%s is called at %s', (phone, href) => {
    expect(telHref(phone)).toBe(href);
    expect(e164(phone)).toBe('+16175550143');
  });
});

describe('a draft', () => {
  const nested = (depth: number): object => (depth === 0 ? {} : { a: nested(depth - 1) });

  it('is any form that is neither long nor deep', () => {
    const fits = (content: unknown) => draft.safeParse({ revision: 0, content }).success;
    expect([fits(null), fits({ a: [1, { b: null }] }), fits({ a: 'x'.repeat(59_990) })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([fits({ a: 'x'.repeat(60_001) }), fits({ a: 'é'.repeat(30_001) })]).toEqual([false, false]);
    expect([fits([]), fits('a'), fits(nested(13)), fits(nested(5000))]).toEqual([false, false, false, false]);
    expect(draft.safeParse({ revision: -1, content: {} }).success).toBe(false);
  });
});
