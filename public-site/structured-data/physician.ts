import type {
  EducationalOccupationalCredential,
  IndividualPhysician,
  MedicalClinic,
  MedicalOrganization,
  OpeningHoursSpecification,
  PostalAddress,
  ReserveAction,
  WithContext,
} from 'schema-dts';
import { practicesOf } from '#contract/profiles.ts';
import type { DoctorProfile, ShownPractice, WorkingHours } from '#contract/profiles.ts';
import { doctorPath } from '#contract/paths.ts';
import { e164 } from '#contract/phones.ts';
import { BOARDS, STATES, labelOf } from '#contract/vocabulary.ts';
import { CONTEXT } from './site.ts';

/**
 * A doctor for machines: what the profile page shows, and nothing else. No rating, ever. Address and hours are those of the
 * first practice where somebody is seen.
 */
export function physician(doctor: DoctorProfile): WithContext<IndividualPhysician> {
  const { id, first_name, last_name, avatar, practice_name, phone, email, website, accepting } = doctor;
  const { booking, other_practices = [] } = doctor;
  const url = doctorPath(id);
  const office = practicesOf(doctor).find(({ video_only }) => !video_only) ?? doctor;
  return {
    '@context': CONTEXT,
    '@type': 'IndividualPhysician',
    '@id': `${url}#physician`,
    name: `Dr. ${first_name} ${last_name}`,
    url,
    ...(doctor.summary && { description: doctor.summary }),
    ...(avatar !== null && { image: `/uploads/${avatar}-512.webp` }),
    medicalSpecialty: 'https://schema.org/Psychiatric',
    usNPI: doctor.npi,
    ...(phone && { telephone: e164(phone) }),
    ...(email !== null && { email }),
    ...(website !== null && { sameAs: website }),
    ...(booking !== undefined && { potentialAction: bookingAt(booking) }),
    address: addressOf(office),
    practicesAt:
      other_practices.length > 0
        ? practicesOf(doctor).map(practiceOf)
        : { '@type': kindOf(doctor), name: practice_name, address: addressOf(doctor) },
    ...hoursAt(office),
    // A yes that is too old is neither.
    ...(accepting !== 'unconfirmed' && { isAcceptingNewPatients: accepting === 'yes' }),
    availableService: doctor.treatments.map((treatment) => ({
      '@type': 'MedicalProcedure',
      name: labelOf('treatment', treatment),
    })),
    areaServed: doctor.telehealth_states.map((state) => ({ '@type': 'State', name: STATES[state] })),
    knowsLanguage: doctor.languages.map((language) => ({
      '@type': 'Language',
      name: labelOf('language', language),
      identifier: language,
    })),
    hasCredential: credentialsOf(doctor),
  };
}

function bookingAt(urlTemplate: string): ReserveAction {
  return {
    '@type': 'ReserveAction',
    target: { '@type': 'EntryPoint', urlTemplate },
    result: { '@type': 'Reservation', name: 'Appointment' },
  };
}

/** One of several: each has its own telephone and hours. */
function practiceOf(practice: ShownPractice): MedicalClinic | MedicalOrganization {
  return {
    '@type': kindOf(practice),
    name: practice.practice_name,
    address: addressOf(practice),
    telephone: e164(practice.phone),
    ...hoursAt(practice),
  };
}

/** A clinic is a place where somebody is seen. */
function kindOf({ video_only }: ShownPractice) {
  return video_only ? 'MedicalOrganization' : 'MedicalClinic';
}

/** Where nobody is seen nothing opens: the hours are those in which somebody answers. */
function hoursAt({ video_only, phone, working_time }: ShownPractice) {
  if (working_time.length === 0) return {};
  const hours = working_time.map(hoursOf);
  if (!video_only) return { openingHoursSpecification: hours };
  return {
    contactPoint: { '@type': 'ContactPoint' as const, telephone: e164(phone), hoursAvailable: hours },
  };
}

function addressOf({ street, city, state, zip, video_only }: ShownPractice): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(street !== null && !video_only && { streetAddress: street }),
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  };
}

function hoursOf({ day, opens, closes }: WorkingHours): OpeningHoursSpecification {
  // A whole day ends with its last minute (schema.org, openingHours).
  const end = opens === '00:00' && closes === '00:00' ? '23:59' : closes;
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS[day], opens, closes: end };
}

const DAYS = {
  mon: 'https://schema.org/Monday',
  tue: 'https://schema.org/Tuesday',
  wed: 'https://schema.org/Wednesday',
  thu: 'https://schema.org/Thursday',
  fri: 'https://schema.org/Friday',
  sat: 'https://schema.org/Saturday',
  sun: 'https://schema.org/Sunday',
} as const;

function credentialsOf({ degree, licenses, boards }: DoctorProfile): EducationalOccupationalCredential[] {
  return [
    credential('degree', degree),
    ...licenses.map(({ state, number, expires }) => ({
      ...credential('license', `Medical license of ${STATES[state]}`),
      identifier: number,
      expires,
      validIn: { '@type': 'State', name: STATES[state] } as const,
    })),
    ...boards.map((board) => ({
      ...credential('certification', BOARDS[board]),
      recognizedBy: {
        '@type': 'Organization',
        name: 'American Board of Psychiatry and Neurology',
      } as const,
    })),
  ];
}

function credential(category: string, name: string) {
  return {
    '@type': 'EducationalOccupationalCredential' as const,
    credentialCategory: category,
    name,
  };
}
