import type { DoctorProfile, Fees, WorkingHours } from '#contract/profiles.ts';
import type { DoctorCard } from '#contract/search.ts';
import { CONDITIONS, INSURANCES, STATES } from '#contract/vocabulary.ts';
import type { Condition, Insurance, State } from '#contract/vocabulary.ts';
import { WEEK } from '#contract/working-time.ts';
import { MOST_DOCTORS, VERSION, storedDoctors } from './saved-ids.ts';

/** How far a visitor has come with a practice. */
export const PROGRESS = {
  'to-call': 'To call',
  message: 'Left a message',
  full: 'No new patients',
  'waiting-list': 'On the waiting list',
  appointment: 'Appointment',
} as const;
export type Progress = keyof typeof PROGRESS;

/** The longest note, in characters. */
export const MOST_NOTE = 1000;

/** What is shown of a doctor, as the directory had it last. Empty where it is not known, or was stored by something else. */
export interface SavedFacts {
  first_name: string;
  last_name: string;
  degree: string;
  title: string;
  practice_name: string;
  city: string;
  state: State | '';
  zip: string;
  phone: string;
  website: string | null;
  booking: string | null;
  accepting: DoctorCard['accepting'];
  telehealth: boolean;
  /** Of the practice. */
  video_only: boolean;
  conditions: Condition[];
  insurances: Insurance[];
  fees: Fees;
  working_time: WorkingHours[];
}

export interface SavedDoctor extends SavedFacts {
  id: number;
  /** ISO date-time at which the directory had all of this; '' while a card alone was read. */
  read_at: string;
  /** False once the doctor has left the directory. */
  listed: boolean;
  progress: Progress;
  /** ISO date; '' without one. */
  appointment: string;
  note: string;
  /** The visitor has told us that there is no room. */
  told: boolean;
}

/** What the visitor looked for when they saved somebody: what there is to ask on the telephone. */
export interface Wish {
  conditions: Condition[];
  insurances: Insurance[];
  telehealth: boolean;
}

export interface SavedList {
  doctors: SavedDoctor[];
  wish: Wish;
}

/** A stored list. What is not as we write it is left out; whatever is in the text, the answer is a list. */
export function parseList(text: string | null): SavedList {
  const doctors = storedDoctors(text).slice(0, MOST_DOCTORS).map(doctorOf);
  return { doctors, wish: wishOf(doctors.length > 0 ? given(JSON.parse(text ?? '{}')).wish : null) };
}

/** What is stored of a list; null for one with nobody on it: then nothing is. */
export function listText({ doctors, wish }: SavedList): string | null {
  return doctors.length > 0 ? JSON.stringify({ version: VERSION, wish, doctors }) : null;
}

/** A doctor as somebody who was just saved, from a card or from a whole profile. */
export function newlySaved(doctor: DoctorCard | DoctorProfile, now: Date): SavedDoctor {
  const read_at = 'working_time' in doctor ? now.toISOString() : '';
  return doctorOf({ ...factsOf(doctor), id: doctor.id, read_at });
}

/** What a list keeps of a doctor. `saved`: of the practice that was found, where the profile still has it. */
export function factsOf(
  doctor: DoctorCard | DoctorProfile,
  saved?: Pick<SavedFacts, 'zip' | 'phone'>,
): SavedFacts {
  const practices = listOf(given(doctor).other_practices).map(given);
  const there = practices.filter(({ zip }) => zip === saved?.zip);
  const isFirst = !saved || (doctor.zip === saved.zip && doctor.phone === saved.phone);
  const found = isFirst ? undefined : there.find(({ phone }) => phone === saved.phone);
  const moved = isFirst || doctor.zip === saved.zip ? undefined : there.at(0);
  const practice = found ?? moved;
  const profile = { ...given(doctor), ...practice };
  return {
    first_name: words(profile.first_name),
    last_name: words(profile.last_name),
    degree: words(profile.degree),
    title: words(profile.title),
    practice_name: words(profile.practice_name),
    city: words(profile.city),
    state: keyOf(STATES, profile.state) ?? '',
    zip: words(profile.zip),
    phone: words(profile.phone),
    website: linkIn(profile.website),
    booking: linkIn(profile.booking),
    accepting: profile.accepting === 'yes' || profile.accepting === 'no' ? profile.accepting : 'unconfirmed',
    telehealth: profile.telehealth === true,
    video_only: (practice ?? profile).video_only === true,
    conditions: keysOf(CONDITIONS, profile.conditions),
    insurances: keysOf(INSURANCES, profile.insurances),
    fees: feesOf(profile.fees),
    working_time: listOf(profile.working_time).filter(isHours),
  };
}

/** Any object may be one of ours: each part of it is looked at by itself. */
function doctorOf(stored: object): SavedDoctor {
  const { id, read_at, listed, progress, appointment, note, told } = given(stored);
  return {
    ...factsOf(stored as DoctorCard),
    id: Number(id),
    read_at: dateOf(read_at),
    listed: listed !== false,
    progress: keyOf(PROGRESS, progress) ?? 'to-call',
    appointment: /^\d{4}-\d\d-\d\d$/.test(dateOf(appointment)) ? dateOf(appointment) : '',
    // Two tabs may have written one at once: both are kept.
    note: words(note, 2 * MOST_NOTE + 1),
    told: told === true,
  };
}

function wishOf(stored: unknown): Wish {
  const { conditions, insurances, telehealth } = given(stored);
  return {
    conditions: keysOf(CONDITIONS, conditions),
    insurances: keysOf(INSURANCES, insurances),
    telehealth: telehealth === true,
  };
}

function feesOf(stored: unknown): Fees {
  const { first_visit, follow_up, sliding_scale } = given(stored);
  return {
    first_visit: dollars(first_visit),
    follow_up: dollars(follow_up),
    sliding_scale: sliding_scale === true,
  };
}

function isHours(stored: unknown): stored is WorkingHours {
  const { day, opens, closes } = given(stored);
  const isTime = (time: unknown) => /^([01]\d|2[0-3]):[0-5]\d$/.test(words(time));
  return WEEK.some((known) => known === day) && isTime(opens) && isTime(closes);
}

function dollars(stored: unknown): number | null {
  return typeof stored === 'number' && stored >= 0 && stored < 1e6 ? stored : null;
}

function dateOf(stored: unknown): string {
  const text = words(stored, 30);
  return Number.isNaN(Date.parse(text)) ? '' : text;
}

function linkIn(stored: unknown): string | null {
  const text = words(stored);
  return /^https?:/i.test(text) ? text : null;
}

function words(stored: unknown, most = 300): string {
  return typeof stored === 'string' ? stored.slice(0, most) : '';
}

function keysOf<Key extends string>(table: Record<Key, unknown>, stored: unknown): Key[] {
  return [...new Set(listOf(stored).flatMap((value) => keyOf(table, value) ?? []))];
}

function keyOf<Key extends string>(table: Record<Key, unknown>, stored: unknown): Key | null {
  return typeof stored === 'string' && Object.hasOwn(table, stored) ? (stored as Key) : null;
}

function listOf(stored: unknown): unknown[] {
  return Array.isArray(stored) ? (stored as unknown[]) : [];
}

/** The parts of something stored, whatever it is. */
function given(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}
