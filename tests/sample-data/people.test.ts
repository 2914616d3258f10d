import { describe, expect, it } from 'vitest';
import { AVATAR_WIDTHS, CONFIRMATION_DAYS, DAY_MS } from '#contract/constants.ts';
import { BOARDS, LANGUAGES, STATES, VOCABULARY } from '#contract/vocabulary.ts';
import type { Age, Language } from '#contract/vocabulary.ts';
import { loadPlaces } from '../../db/places/load.ts';
import { milesBetween } from '../../db/places/near.ts';
import { portraitSvg, renderPortrait } from '../../sample-data/portraits.ts';
import { npiCheckDigit } from '#contract/npi.ts';
import { seedPeople } from '../../sample-data/seed-people.ts';
import type { SeedPerson } from '../../sample-data/person.ts';

const TODAY = '2026-11-20';
const places = loadPlaces();
const zips = places.zips.map((zip, i) => ({
  zip,
  city: places.cities[i],
  state: places.states[i],
  lat: places.lat[i],
  lng: places.lng[i],
}));
const people = (count: number, seed = 1) => [...seedPeople({ count, seed, zips, today: TODAY })];

const demo = people(600);
const many = people(3000, 7);
const MINORS: Age[] = ['0-5', '6-12', '13-17'];

/** People for whom it does not hold, as text to read when a test fails. */
function exceptions(of: SeedPerson[], holds: (person: SeedPerson) => boolean): string[] {
  return of.filter((person) => !holds(person)).map(({ email, profile }) => `${email}: ${profile.summary}`);
}

describe('seedPeople', () => {
  it('makes the same people for the same seed, and others for another', () => {
    expect(people(40)).toEqual(demo.slice(0, 40));
    expect(people(40, 2)).not.toEqual(demo.slice(0, 40));
  });

  it('gives everyone an account, an NPI and a bio of their own', () => {
    for (const value of [({ email }: SeedPerson) => email, ({ profile }: SeedPerson) => profile.npi]) {
      expect(new Set(many.map(value)).size).toBe(many.length);
    }
    expect(new Set(demo.map(({ profile }) => profile.summary)).size).toBe(demo.length);
    const firstSentences = demo.map(({ profile }) => profile.summary.split(/(?<=[.?!])\s/)[0]);
    expect(firstSentences.filter((sentence, i) => sentence === firstSentences[i + 1])).toEqual([]);
  });

  it('uses the words of the vocabulary, each once, and leaves nothing empty', () => {
    for (const { profile } of many) {
      const lists = {
        condition: profile.conditions,
        treatment: profile.treatments,
        insurance: profile.insurances,
        age: profile.ages,
        language: profile.languages,
        gender: [profile.gender],
      };
      for (const [filter, values] of Object.entries(lists)) {
        expect(values.length).toBeGreaterThan(0);
        expect(new Set<string>(values).size).toBe(values.length);
        for (const value of values) expect(VOCABULARY[filter as keyof typeof lists]).toHaveProperty([value]);
      }
      for (const board of profile.boards) expect(BOARDS).toHaveProperty([board]);
      expect(profile.boards[0]).toBe('psychiatry');
      expect(profile.education.length).toBeGreaterThanOrEqual(2);
      expect(profile.working_time.length).toBeGreaterThanOrEqual(2);
      for (const { opens, closes } of profile.working_time) expect(opens < closes).toBe(true);
    }
  });

  it('has right NPIs, fictional telephones and addresses at example.com', () => {
    expect(npiCheckDigit('123456789')).toBe(3);
    expect(npiCheckDigit('155859879')).toBe(7);
    for (const { email, profile } of many) {
      expect(profile.npi).toMatch(/^1\d{9}$/);
      expect(npiCheckDigit(profile.npi.slice(0, 9))).toBe(Number(profile.npi[9]));
      expect(profile.phone).toMatch(/^\([2-9]\d\d\) 555-01\d\d$/);
      expect(email).toMatch(/^[a-z0-9.-]+@example\.com$/);
      if (profile.email) expect(profile.email).toMatch(/^[a-z0-9-]+@example\.com$/);
      if (profile.website) expect(profile.website).toMatch(/^https:\/\/example\.com\/[a-z0-9-]+$/);
    }
  });

  it('has careers and dates that are possible', () => {
    for (const { profile, published_days_ago } of many) {
      for (const { from, to } of profile.education)
        expect(from < (to ?? 9999) && (to ?? 9999) <= 2026).toBe(true);
      const residency = profile.education.find(({ degree }) => degree === 'Residency, Psychiatry');
      expect(profile.practicing_since).toBe(residency?.to);
      expect(profile.licenses[0].state).toBe(profile.state);
      for (const { expires } of profile.licenses) expect(expires > TODAY).toBe(true);
      expect(profile.accepting).toBe(profile.accepting_confirmed_at !== null);
      const ago = (Date.parse(TODAY) - Date.parse(profile.accepting_confirmed_at ?? TODAY)) / DAY_MS;
      expect(ago >= 0 && ago <= published_days_ago).toBe(true);
    }
    const stale = (Date.parse(TODAY) / DAY_MS - CONFIRMATION_DAYS) * DAY_MS;
    const accepting = many.filter(({ profile }) => profile.accepting);
    const old = accepting.filter(({ profile }) => Date.parse(profile.accepting_confirmed_at ?? '') < stale);
    expect(accepting.length / many.length).toBeCloseTo(0.65, 1);
    expect(old.length / accepting.length).toBeGreaterThan(0.05);
    expect(old.length / accepting.length).toBeLessThan(0.15);
  });
});

describe('where they are', () => {
  it('has at least two in every state, DC and Puerto Rico among the first 600, at a real ZIP', () => {
    for (const state of Object.keys(STATES).filter((code) => !['AS', 'MP'].includes(code))) {
      const here = demo.filter(({ profile }) => profile.state === state);
      expect(here.length, state).toBeGreaterThanOrEqual(2);
    }
    for (const { profile } of demo) {
      const index = places.zipIndex(profile.zip);
      expect([places.cities[index], places.states[index]]).toEqual([profile.city, profile.state]);
    }
  });

  it('has somebody near 02139 who takes Aetna and treats anxiety, whatever the seed', () => {
    const home = places.zipIndex('02139');
    for (const list of [demo, people(600, 99)]) {
      const near = list.filter(({ profile }) => {
        const index = places.zipIndex(profile.zip);
        return milesBetween(places.lat[home], places.lng[home], places.lat[index], places.lng[index]) <= 25;
      });
      expect(near.length).toBeGreaterThanOrEqual(6);
      const right = near.filter(
        ({ profile }) => profile.insurances.includes('aetna') && profile.conditions.includes('anxiety'),
      );
      expect(right.length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('bios', () => {
  it('are 2 to 4 paragraphs of a readable length, with every slot filled', () => {
    expect(
      exceptions(many, ({ profile: { summary } }) => {
        const words = summary.split(/\s+/).length;
        const paragraphs = summary.split('\n\n').length;
        const clean = !/[{}'"]|undefined|\s{3}| {2}|\.\.|the the/.test(summary);
        return clean && words >= 88 && words <= 190 && paragraphs >= 2 && paragraphs <= 4;
      }),
    ).toEqual([]);
  });

  it.each<[RegExp, (profile: SeedPerson['profile']) => boolean]>([
    [/by video|video visits/i, ({ telehealth }) => telehealth],
    [/see everyone in person|visits are in the office|through a screen/, ({ telehealth }) => !telehealth],
    [/Saturday (morning|appointment)/, ({ working_time }) => working_time.some(({ day }) => day === 'sat')],
    [/evening hours|work late/, ({ working_time }) => working_time.some(({ closes }) => closes >= '18:30')],
    [/sliding scale|reduced fee|lower fee/, ({ fees }) => fees.sliding_scale],
    [/not take insurance|outside of insurance/, ({ insurances }) => !insurances.includes('aetna')],
    [/\bteenagers?\b|\bteens\b/, ({ ages }) => ages.includes('13-17')],
    [
      /child psychiatrist|I see children|building blocks/,
      ({ ages }) => ages.some((age) => MINORS.includes(age)),
    ],
    [/older adults|seventies|retirees/, ({ ages }) => ages.includes('65+')],
    [/\bDO\b|osteopathic/, ({ degree }) => degree === 'DO'],
  ])('say %s only of those for whom it is true', (pattern, isTrue) => {
    const saying = many.filter(({ profile }) => pattern.test(profile.summary));
    expect(saying.length).toBeGreaterThan(0);
    expect(exceptions(saying, ({ profile }) => isTrue(profile))).toEqual([]);
  });

  it.each([
    [/\bOCD\b/, 'ocd'],
    [/\bADHD\b/, 'adhd'],
    [/\bbipolar\b/i, 'bipolar'],
    [/\bpsychosis\b|schizophrenia/i, 'psychosis'],
    [/\bautis/i, 'autism'],
    [/\bdementia\b/i, 'dementia'],
    [/\bPTSD\b/, 'ptsd'],
    [/\bPMDD\b/, 'pmdd'],
    [/eating disorders?\b/i, 'eating'],
    [/\bopioids?\b/i, 'opioids'],
    [/\bgambling\b/i, 'gambling'],
    [/\binsomnia\b/i, 'insomnia'],
    [/\bTMS\b/, 'tms'],
    [/\bECT\b/, 'ect'],
    [/\besketamine\b/i, 'esketamine'],
    [/\bbuprenorphine\b/i, 'buprenorphine'],
    [/\blithium\b/i, 'lithium'],
    [/\bclozapine\b/i, 'clozapine'],
    [/\bEMDR\b/, 'emdr'],
    [/\bDBT\b|dialectical/, 'dbt'],
    [/\bCBT\b(?!-I)|cognitive behavioral/, 'cbt'],
    [/\bpsychoanalysis\b/i, 'psychoanalysis'],
    [/\bI prescribe\b|\bmedicine I\b|my prescribing/i, 'medication'],
  ])('mention %s only where the profile has %s', (pattern, key) => {
    const saying = many.filter(({ profile }) => pattern.test(profile.summary));
    expect(saying.length).toBeGreaterThan(0);
    const has = ({ profile }: SeedPerson) =>
      [...profile.conditions, ...profile.treatments].some((own) => own === key);
    expect(exceptions(saying, has)).toEqual([]);
  });

  it('name only languages that the doctor speaks, and never say who is accepting patients', () => {
    const named = Object.entries(LANGUAGES) as [Language, string][];
    expect(
      exceptions(many, ({ profile: { summary, languages } }) =>
        named.every(([key, name]) => languages.includes(key) || !new RegExp(`\\b${name}\\b`).test(summary)),
      ),
    ).toEqual([]);
    expect(
      exceptions(many, ({ profile }) => !/accepting|new patients|waitlist/i.test(profile.summary)),
    ).toEqual([]);
  });
});

describe('portraits', () => {
  it('are the same for the same seed, and come in each width', async () => {
    const svg = portraitSvg('somebody', 'woman');
    expect(portraitSvg('somebody', 'woman')).toBe(svg);
    expect(portraitSvg('somebody', 'man')).not.toBe(svg);
    const images = await renderPortrait(svg);
    expect(Object.keys(images).map(Number)).toEqual([...AVATAR_WIDTHS]);
    for (const image of Object.values(images)) expect(image.subarray(8, 12).toString()).toBe('WEBP');
  });
});
