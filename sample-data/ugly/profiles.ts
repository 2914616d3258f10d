import type { ProfileContent } from '#contract/profiles.ts';
import { AGES, BOARDS, CONDITIONS, INSURANCES, LANGUAGES, STATES, TREATMENTS } from '#contract/vocabulary.ts';

const ADDRESS =
  'https://www.example.com/our/practice/and/how/to/get/there/by/bus/index.html?from=directory#parking';
export type UglyProfile = Partial<ProfileContent>;

const NOTHING_PUBLISHED = { first_visit: null, follow_up: null, sliding_scale: false };

/** What real doctors save, at its ugliest: each differs in this from somebody ordinary. Keys are for tests. */
export const UGLY_PROFILES: Record<string, UglyProfile> = {
  everything: {
    first_name: 'Maximiliana-Constantinopolitana',
    last_name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
    title: 'Child, adolescent, adult, geriatric & addiction psychiatrist and psychoanalyst',
    practice_name:
      'Southwestern Center for Integrative Neuropsychopharmacology, Psychotherapy and Behavioral Health of Sierra County',
    street: '1200 Northwest Boulevard of the Very Long Names Building, Suite 4000, Entrance B, third floor',
    phone: '(505) 555-0143 ext. 4021',
    email: `${'a'.repeat(60)}@${'mail.'.repeat(20)}example.com`,
    website: ADDRESS,
    booking: `https://${'booking.'.repeat(20)}example.com/new?patient=1&from=directory`,
    summary: `I see adults. ${ADDRESS} `.repeat(50).trim(),
    licenses: keys(STATES).map((state, i) => ({
      state,
      number: `ABC-${i}-123456789`,
      expires: '2035-01-31',
    })),
    boards: keys(BOARDS),
    conditions: keys(CONDITIONS),
    treatments: keys(TREATMENTS),
    ages: keys(AGES),
    insurances: keys(INSURANCES),
    languages: keys(LANGUAGES),
    telehealth: true,
    telehealth_states: keys(STATES),
    fees: { first_visit: 10_000, follow_up: 10_000, sliding_scale: true },
    education: Array.from({ length: 20 }, (_, i) => ({
      degree: 'Fellowship, Consultation-Liaison Psychiatry and Psychosomatic Medicine',
      school: `Universitätsklinikum für Kinder- und Jugendlichenpsychiatrie ${i + 1}, Rindfleischetikettierungsstraße`,
      from: 1990 + i,
      to: i === 19 ? null : 1991 + i,
    })),
  },
  'as little as possible': {
    first_name: 'Q',
    last_name: 'Ó',
    title: 'MD',
    practice_name: 'Q',
    street: '1 A St',
    email: null,
    website: null,
    summary: '',
    boards: [],
    conditions: ['tics'],
    treatments: [],
    ages: ['26-64'],
    languages: ['en'],
    insurances: [],
    telehealth: false,
    telehealth_states: [],
    fees: NOTHING_PUBLISHED,
    working_time: [],
    education: [],
    accepting: false,
    accepting_confirmed_at: null,
  },
  'a portrait that is gone': { first_name: 'Ada', last_name: 'Gone', avatar: 'gone-for-good' },
  'Latin with carons': { first_name: 'Željko', last_name: 'Marković-Dvořák' },
  'Turkish and Polish': { first_name: 'Ayşegül', last_name: 'Şahin Łukaszewicz-Żółkiewska' },
  Vietnamese: { first_name: 'Phương', last_name: 'Nguyễn Thị Hồng Hạnh' },
  Arabic: {
    first_name: 'عبد الرحمن',
    last_name: 'القحطاني',
    summary: 'أعالج القلق والاكتئاب لدى البالغين.\n\nWe speak Arabic and English.',
  },
  Chinese: { first_name: '慧敏', last_name: '歐陽', summary: '本診所提供國語及粵語服務。'.repeat(30) },
  Hebrew: { first_name: 'יעל', last_name: 'בן־דוד' },
  Korean: { first_name: '서연', last_name: '남궁' },
  Hindi: { first_name: 'प्रियंका', last_name: 'श्रीवास्तव' },
  emoji: { first_name: '👩🏽 Sam', last_name: 'O’Brien 🧠', title: '🧠 Psychiatrist 🧠' },
  'loose accents': { first_name: 'Zoe\u0308', last_name: 'N\u0303an\u0303ez'.normalize('NFC') },
  'one long word': {
    first_name: 'D'.repeat(60),
    last_name: 'W'.repeat(60),
    title: 'X'.repeat(80),
    practice_name: 'P'.repeat(120),
    street: 'S'.repeat(250),
    summary: 'b'.repeat(6000),
  },
  'open past midnight': {
    working_time: [
      { day: 'mon', opens: '20:00', closes: '02:00' },
      { day: 'tue', opens: '08:00', closes: '12:00' },
      { day: 'tue', opens: '13:00', closes: '17:30' },
      { day: 'tue', opens: '18:00', closes: '18:30' },
      { day: 'tue', opens: '19:00', closes: '19:30' },
      { day: 'sun', opens: '00:00', closes: '00:00' },
    ],
  },
  'free of charge': { fees: { first_visit: 0, follow_up: 0, sliding_scale: false } },
  'a bio of short lines': {
    summary: 'I treat:\n- anxiety\n- low mood\n- sleep\n\nI do not treat:\n- children\n\n\n\nCall first.',
  },
  'a bio in capitals': {
    summary: 'DR. LOUD SEES ADULTS!!! CALL NOW!!! '.repeat(100).trim(),
    title: 'PSYCHIATRIST',
  },
  'fifty states by video': { telehealth: true, telehealth_states: keys(STATES), languages: keys(LANGUAGES) },
  'code in every field': {
    first_name: '&amp; {name}',
    last_name: '%s \\n null',
    title: '"Psychiatrist" <b>MD</b>',
    practice_name: '<script>alert(1)</script>',
    summary: '<p>I see <strong>adults</strong>.</p>\n\n{{ summary }} ${summary} undefined NaN',
  },
};

function keys<Key extends string>(words: Record<Key, string>): Key[] {
  return Object.keys(words) as Key[];
}
