/** fhir/: what /fhir finds listings by, and when each has changed. What it says of them is their profile. */
import { practicesOf } from '#contract/profiles.ts';
import type { DoctorProfile } from '#contract/profiles.ts';
import { specialtiesOf } from '#contract/specialties.ts';
import { folded } from '#contract/without-accents.ts';
import { acceptingUntil } from '../accepting-until.ts';
import type { Database } from '../database.ts';
import { dayAt, dayOf } from '../days.ts';

/** A listing's id, and the ISO date-time at which what is said of it has changed last. */
export interface FhirEntry {
  id: number;
  changed_at: string;
}

/** The row of a practice of an entry, from 0. */
export function locationRow({ id, practice }: { id: number; practice: number }): number {
  return id * ROOM + practice;
}

export function practiceOf(row: number): number {
  return row % ROOM;
}

/** More than anybody's practices. */
const ROOM = 8;

/** What writes them; the publisher calls it within its transaction. */
export function fhirEntryQueries(database: Database, now: () => Date) {
  const put = database.prepare<[Record<string, string | number | null>]>(
    `INSERT OR REPLACE INTO fhir_entries
       (id, changed_at, due, npi, given, family, name, specialties)
     VALUES (:id, :changed_at, :due, :npi, :given, :family, :name, :specialties)`,
  );
  const putLocation = database.prepare<[Record<string, string | number>]>(
    `INSERT INTO fhir_locations (id, entry, street, city, state, zip)
     VALUES (:id, :entry, :street, :city, :state, :zip)`,
  );
  const has = database.prepare<[number], number>('SELECT 1 FROM fhir_entries WHERE id = ?').pluck();
  const due = database.prepare<[number], { id: number; profile: string }>(
    'SELECT id, profile FROM fhir_entries JOIN listings USING (id) WHERE due <= ?',
  );

  return {
    put: write,
    has: (id: number): boolean => has.get(id) !== undefined,
    /** Notes what has changed because a day has begun. In a transaction. */
    turnDay(): void {
      for (const { id, profile } of due.all(dayAt(now()))) write(id, JSON.parse(profile) as DoctorProfile);
    },
  };

  function write(id: number, profile: DoctorProfile): void {
    const { first_name, last_name, degree, npi, boards } = profile;
    put.run({
      id,
      npi,
      changed_at: now().toISOString(),
      due: nextChange(profile, dayAt(now())),
      given: folded(first_name),
      family: folded(last_name),
      name: folded(`${first_name} ${last_name}, ${degree}`),
      specialties: specialtiesOf(boards)
        .map(({ code }) => `${code} `)
        .join(''),
    });
    // What was there of an entry has gone with it.
    practicesOf(profile).forEach(({ street, city, state, zip }, practice) =>
      putLocation.run({
        id: locationRow({ id, practice }),
        entry: id,
        street: folded(street ?? ''),
        city: folded(city),
        state: folded(state),
        zip,
      }),
    );
  }
}

/** The first day after a day that makes something untrue: null when none does. */
function nextChange({ accepting, accepting_confirmed_at, licenses }: DoctorProfile, today: number) {
  const lastDays = [
    acceptingUntil(accepting === 'yes', accepting_confirmed_at),
    ...licenses.map(({ expires }) => dayOf(expires)),
  ];
  const ahead = lastDays.filter((day) => day >= today);
  return ahead.length > 0 ? Math.min(...ahead) + 1 : null;
}
