import type { DoctorProfile, Practice, ShownPractice } from '#contract/profiles.ts';
import type { DoctorCard } from '#contract/search.ts';
import { practiceDay } from '#contract/practice-day.ts';
import { credentialKeys } from '#contract/profiles.ts';
import { labelOf } from '#contract/vocabulary.ts';
import { acceptingUntil } from '../accepting-until.ts';
import type { Database } from '../database.ts';
import { earliestVisitOf, earliestVisitUntil } from '../earliest-visit.ts';
import { fhirEntryQueries } from '../fhir/entries.ts';
import { listingQueries } from './listings.ts';
import { publishableProfiles } from './who-is-public.ts';
import type { PublishableProfile } from './who-is-public.ts';
import { contactWords } from '../search/contacts.ts';
import type { SearchRow } from '../search/search-index.ts';
import { searchRowQueries } from '../search/search-rows.ts';
import { createListingText } from '../search/text.ts';
import { valueBitsOf, valuesOfPractice } from '../search/value-bits.ts';

/**
 * The only writer of listings: approved version + plan + verification → a listing with its search rows, or none. It
 * reads nothing that nobody approved, so it can be done again at any time. Answers the row that the search is to follow; null for somebody who is not public.
 */
export function createPublisher(database: Database, now: () => Date) {
  const profiles = publishableProfiles(database);
  const listings = listingQueries(database, now);
  const rows = searchRowQueries(database);
  const text = createListingText(database);
  const fhirEntries = fhirEntryQueries(database, now);

  return function publish(userId: number): SearchRow | null {
    const profile = profiles.of(userId);
    if (!profile) {
      listings.remove(userId);
      text.remove(userId);
      return null;
    }
    const isChanged = listings.put({
      id: userId,
      card: { ...cardOf(profile), ...videoOnly(profile, profile) },
      others: othersOf(profile).map((practice) => onCard(practice, profile)),
      profile: profileOf(profile),
      published_at: profile.approved_at,
    });
    if (isChanged || !fhirEntries.has(userId)) fhirEntries.put(userId, profileOf(profile));
    const row: SearchRow = {
      id: userId,
      zip: profile.zip,
      name: `${profile.first_name} ${profile.last_name}`,
      accepting_until: acceptingUntil(profile.accepting, profile.accepting_confirmed_at),
      earliest_visit_until: earliestVisitUntil(earliestVisitOf(profile)),
      first_visit: profile.fees.first_visit,
      follow_up: profile.fees.follow_up,
      value_bits: valueBitsOf(profile),
      others: othersOf(profile).map((practice) => ({
        zip: practice.zip,
        values: valuesOfPractice(practice, profile),
      })),
    };
    rows.put(row);
    text.put(userId, searchTextOf(profile));
    return row;
  };
}

/** What a card says of one practice instead of another. */
function onCard(practice: Practice, profile: PublishableProfile) {
  const { practice_name, city, state, zip, phone } = practice;
  return { practice_name, city, state, zip, phone, ...videoOnly(practice, profile) };
}

function cardOf(profile: PublishableProfile): DoctorCard {
  return {
    id: profile.user_id,
    first_name: profile.first_name,
    last_name: profile.last_name,
    degree: profile.degree,
    title: profile.title,
    avatar: profile.avatar,
    practice_name: profile.practice_name,
    city: profile.city,
    state: profile.state,
    zip: profile.zip,
    phone: profile.phone,
    accepting: profile.accepting ? 'yes' : 'no',
    accepting_confirmed_at: profile.accepting_confirmed_at,
    earliest_visit: earliestVisitOf(profile),
    telehealth: profile.telehealth,
    checked_at: practiceDay(profile, new Date(profile.checked_at)),
    conditions: profile.conditions,
    ages: profile.ages,
    insurances: profile.insurances,
  };
}

function profileOf(profile: PublishableProfile): DoctorProfile {
  return {
    ...cardOf(profile),
    summary: profile.summary,
    street: shownStreet(profile),
    email: profile.email,
    website: profile.website,
    ...(profile.booking && { booking: profile.booking }),
    gender: profile.gender,
    practicing_since: profile.practicing_since,
    npi: profile.npi,
    licenses: profile.licenses,
    boards: profile.boards,
    checks: checksOf(profile),
    ...comparedOf(profile),
    telehealth_states: profile.telehealth_states,
    ...videoOnly(profile, profile),
    treatments: profile.treatments,
    languages: profile.languages,
    fees: profile.fees,
    working_time: profile.working_time,
    education: profile.education,
    updated_at: profile.updated_at.slice(0, 10),
    ...(profile.other_practices?.length && {
      other_practices: profile.other_practices.map((practice) => shownPractice(practice, profile)),
    }),
  };
}

function shownPractice(practice: Practice, profile: PublishableProfile): ShownPractice {
  const { practice_name, city, state, zip, phone, working_time } = practice;
  const street = shownStreet(practice);
  return { practice_name, street, city, state, zip, phone, working_time, ...videoOnly(practice, profile) };
}

/** A street that is hidden goes no further than here. */
function shownStreet({ street, street_hidden }: Practice): string | null {
  return street_hidden ? null : street;
}

function videoOnly({ video_only }: Practice, { telehealth }: PublishableProfile) {
  return telehealth && video_only ? { video_only: true } : null;
}

/** When each of the credentials that are shown was looked up. */
function checksOf({ checks, ...profile }: PublishableProfile): Record<string, string> {
  const done = credentialKeys(profile).filter((key) => key in checks);
  return Object.fromEntries(done.map((key) => [key, checks[key].at]));
}

/**
 * Of the credentials that are shown, and of the name, those that a file said the same of. Who looked up what, where, and
 * what differs, is for administrators.
 */
function comparedOf({ checks, registry, ...profile }: PublishableProfile): Pick<DoctorProfile, 'compared'> {
  const found = credentialKeys(profile).flatMap((key) => {
    const { compared } = checks[key] ?? {};
    return compared?.result === 'same'
      ? [[key, { kind: compared.kind, dated: compared.dated }] as const]
      : [];
  });
  if (found.length === 0) return {};
  const name = registry?.find(({ about, result }) => about === 'name' && result === 'same')?.file;
  const named = name ? [['name', { kind: name.kind, dated: name.dated }] as const] : [];
  return { compared: Object.fromEntries([...found, ...named]) };
}

function searchTextOf(profile: PublishableProfile): string {
  const labels = [
    ...profile.conditions.map((key) => labelOf('condition', key)),
    ...profile.treatments.map((key) => labelOf('treatment', key)),
  ];
  const others = othersOf(profile).flatMap(({ practice_name, phone }) => [
    practice_name,
    contactWords({ phone, npi: '', email: null }),
  ]);
  const { first_name, last_name, title, practice_name, summary } = profile;
  return [
    first_name,
    last_name,
    title,
    practice_name,
    summary,
    ...labels,
    contactWords(profile),
    ...others,
  ].join('\n');
}

function othersOf(profile: PublishableProfile): readonly Practice[] {
  return profile.other_practices ?? [];
}
