import type { DoctorProfile } from '#contract/profiles.ts';
import { CONDITIONS, INSURANCES, LANGUAGES, STATES, TREATMENTS } from '#contract/vocabulary.ts';
import { openDatabase } from '../../db/database.ts';

const keys = <Key extends string>(words: Record<Key, string>, count = 100) =>
  (Object.keys(words) as Key[]).slice(0, count);

/** As much of everything as somebody could fill in. */
const FULL: Partial<DoctorProfile> = {
  first_name: 'Maximiliana-Constantinopolitana',
  last_name: 'Wolfeschlegelsteinhausenbergerd',
  title: 'Child, adolescent, adult, geriatric & addiction psychiatrist, psychoanalyst',
  avatar: null,
  practice_name: 'P'.repeat(60),
  street: '1200 Northwest Boulevard of the Very Long Names Building '.repeat(5).slice(0, 250),
  phone: '(617) 555-0143 ext. 4021',
  email: `${'a'.repeat(60)}@example.com`,
  summary: 'I see adults. https://www.example.com/a/very/long/address/that/never/ends.html '
    .repeat(80)
    .slice(0, 6_000),
  licenses: keys(STATES, 14).map((state, i) => ({
    state,
    number: `ABC-${i}-123456789`,
    expires: '2028-01-31',
  })),
  conditions: keys(CONDITIONS, 40),
  treatments: keys(TREATMENTS),
  insurances: keys(INSURANCES, 30),
  languages: keys(LANGUAGES, 30),
  telehealth: true,
  telehealth_states: keys(STATES, 20),
  fees: { first_visit: 0, follow_up: 10_000, sliding_scale: true },
  education: Array.from({ length: 12 }, (_, i) => ({
    degree: 'Fellowship, Consultation-Liaison Psychiatry',
    school: `Universitätsklinikum ${i + 1}`,
    from: 2000 + i,
    to: 2001 + i,
  })),
  working_time: [
    { day: 'mon', opens: '20:00', closes: '02:00' },
    { day: 'tue', opens: '08:00', closes: '12:00' },
    { day: 'tue', opens: '13:00', closes: '17:30' },
    { day: 'sun', opens: '00:00', closes: '00:00' },
  ],
};

/** As little as there can be, with a portrait that does not come. */
const EMPTY: Partial<DoctorProfile> = {
  avatar: 'gone-for-good',
  summary: '',
  email: null,
  website: null,
  boards: [],
  conditions: [],
  treatments: [],
  ages: [],
  languages: [],
  insurances: [],
  telehealth: false,
  telehealth_states: [],
  fees: { first_visit: null, follow_up: null, sliding_scale: false },
  working_time: [],
  education: [],
};

/** Doctors of a demo whose listings become ugly. */
export const UGLY = { full: 2, empty: 3 };

/** Makes listings of a database ugly, as visitors see them. */
export function plantUglyProfiles(databaseFile: string): void {
  const database = openDatabase(databaseFile);
  plant(UGLY.full, FULL);
  plant(UGLY.empty, EMPTY);
  database.close();

  function plant(id: number, parts: Partial<DoctorProfile>): void {
    for (const [table, column] of [
      ['listing_cards', 'card'],
      ['listings', 'profile'],
    ]) {
      const stored = database.prepare(`SELECT ${column} FROM ${table} WHERE id = ?`).pluck().get(id);
      const before = JSON.parse(String(stored)) as Partial<DoctorProfile>;
      const known = Object.entries(parts).filter(([name]) => name in before);
      const after = JSON.stringify({ ...before, ...Object.fromEntries(known) });
      database.prepare(`UPDATE ${table} SET ${column} = ? WHERE id = ?`).run(after, id);
    }
  }
}
