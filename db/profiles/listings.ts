import type { DoctorProfile } from '#contract/profiles.ts';
import type { DoctorCard } from '#contract/search.ts';
import { acceptingUntil } from '../accepting-until.ts';
import type { Database } from '../database.ts';
import { dayAt } from '../days.ts';
import { earliestVisitUntil } from '../earliest-visit.ts';

/** A public doctor as published. */
export interface Listing {
  id: number;
  card: DoctorCard;
  /** What a card says of each other practice instead. */
  others: readonly OnCard[];
  profile: DoctorProfile;
  /** ISO date-time of the first publication. */
  published_at: string;
}

type OnCard = Pick<DoctorCard, 'practice_name' | 'city' | 'state' | 'zip' | 'phone' | 'video_only'>;

/** As it is stored. */
type StoredCard = DoctorCard & { others?: readonly OnCard[] };

export function listingQueries(database: Database, now: () => Date) {
  const put = database.prepare(
    `INSERT INTO listings (id, profile, published_at) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET profile = excluded.profile WHERE profile <> excluded.profile`,
  );
  const putCard = database.prepare(
    'INSERT INTO listing_cards (id, card) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET card = excluded.card',
  );
  const remove = database.prepare('DELETE FROM listings WHERE id = ?');
  const card = database.prepare<[number], string>('SELECT card FROM listing_cards WHERE id = ?').pluck();
  const profile = database.prepare<[number], string>('SELECT profile FROM listings WHERE id = ?').pluck();
  const newest = database
    .prepare<[number], string>(
      `SELECT card FROM listings JOIN listing_cards USING (id)
       ORDER BY published_at DESC, listings.id DESC LIMIT ?`,
    )
    .pluck();

  const changes = database.prepare<[number, number], { id: number; updated_at: string }>(
    `SELECT id, profile ->> 'updated_at' AS updated_at FROM listings WHERE id > ? ORDER BY id LIMIT ?`,
  );

  return {
    /** Answers whether it says anything else than before. */
    put({ id, others, ...listing }: Listing): boolean {
      const { changes } = put.run(id, JSON.stringify(listing.profile), listing.published_at);
      putCard.run(id, JSON.stringify({ ...listing.card, ...(others.length > 0 && { others }) }));
      return changes > 0;
    },
    remove: (id: number): void => void remove.run(id),
    /** The card of a public doctor with one of the practices, from 0. Throws when the doctor is not public. */
    card(id: number, practice = 0): DoctorCard {
      const found = card.get(id);
      if (found === undefined) throw new Error(`No listing ${id}`);
      return asOf(now(), inPractice(JSON.parse(found) as StoredCard, practice));
    },
    /** The profile of a public doctor, else null. */
    profile(id: number): DoctorProfile | null {
      const found = profile.get(id);
      return found === undefined ? null : asOf(now(), JSON.parse(found) as DoctorProfile);
    },
    /** Public doctors behind an id, by id, with the ISO date of the last change that visitors can see. */
    changes: (after: number, count: number) => changes.all(after, count),
    /** The doctors published last, latest first. */
    newest: (count: number): DoctorCard[] =>
      newest.all(count).map((found) => asOf(now(), inPractice(JSON.parse(found) as StoredCard, 0))),
  };
}

/** A card of one of the practices, which says where the others are. */
function inPractice({ others, ...card }: StoredCard, practice: number): DoctorCard {
  if (!others) return card;
  const cities = [card, ...others].map(({ city }) => city);
  return {
    ...card,
    ...(practice > 0 && { video_only: undefined, ...others[practice - 1] }),
    practice,
    also_in: cities.filter((_, i) => i !== practice),
  };
}

function asOf<T extends DoctorCard>(moment: Date, doctor: T): T {
  const until = acceptingUntil(doctor.accepting === 'yes', doctor.accepting_confirmed_at);
  if (doctor.accepting === 'yes' && until < dayAt(moment)) doctor.accepting = 'unconfirmed';
  const { earliest_visit } = doctor;
  if (earliest_visit) earliest_visit.is_old = earliestVisitUntil(earliest_visit) < dayAt(moment);
  return doctor;
}
