import type { Identifier, Practitioner, PractitionerQualification } from 'fhir/r4';
import type { DoctorProfile, Education, License } from '#contract/profiles.ts';
import { BOARD_SPECIALTIES } from '#contract/specialties.ts';
import { BOARDS, LANGUAGES, STATES } from '#contract/vocabulary.ts';
import type { Board, Gender } from '#contract/vocabulary.ts';
import { NPI, concept, extension, specialty } from './codes.ts';
import type { Source } from './source.ts';

const GENDERS: Record<Gender, Practitioner['gender']> = { woman: 'female', man: 'male', nonbinary: 'other' };
const DEGREES = { MD: 'Doctor of Medicine', DO: 'Doctor of Osteopathy' };
const LICENSES = { MD: 'Medical License number', DO: 'Osteopathic License number' };

/** Who somebody is, and what was looked up of that: plannet-Practitioner. */
export function practitioner({ doctor, profile, meta, site, today }: Source): Practitioner {
  const { first_name, last_name, degree, gender, avatar, languages } = profile;
  const photo = `${site.siteUrl}/uploads/${avatar}-512.webp`;
  const qualification = [
    ...profile.licenses.map((license) => licensed(license, degree, today)),
    ...profile.boards.map(certified),
    ...profile.education.map(learned),
  ];
  return {
    resourceType: 'Practitioner',
    id: String(doctor),
    meta: meta('plannet-Practitioner'),
    identifier: [npiOf(profile)],
    active: true,
    name: [
      {
        use: 'official',
        text: `${first_name} ${last_name}, ${degree}`,
        family: last_name,
        given: [first_name],
        suffix: [degree],
      },
    ],
    gender: GENDERS[gender],
    ...(avatar !== null && { photo: [{ contentType: 'image/webp', url: photo }] }),
    ...(qualification.length > 0 && { qualification }),
    ...(languages.length > 0 && {
      communication: languages.map((key) => concept('language', key, LANGUAGES[key])),
    }),
  };
}

function npiOf({ npi }: DoctorProfile): Identifier {
  return {
    use: 'official',
    type: concept('identifier', 'NPI', 'National provider identifier'),
    system: NPI,
    value: npi,
  };
}

/** The guide knows no other status than active: a license that has run out has none. */
function licensed(
  { state, number, expires }: License,
  degree: DoctorProfile['degree'],
  today: string,
): PractitionerQualification {
  const status = extension('practitioner-qualification', [
    { url: 'status', valueCode: 'active' },
    { url: 'whereValid', valueCodeableConcept: concept('state', state, STATES[state]) },
  ]);
  return {
    ...(expires >= today && { extension: [status] }),
    identifier: [
      {
        type: concept('identifier', degree, LICENSES[degree]),
        value: number,
        assigner: { display: STATES[state] },
      },
    ],
    code: { ...concept('degree', degree, DEGREES[degree]), text: `Medical license, ${STATES[state]}` },
    period: { end: expires },
    issuer: { display: STATES[state] },
  };
}

function certified(board: Board): PractitionerQualification {
  return {
    code: { ...specialty(BOARD_SPECIALTIES[board]), text: `Board certificate, ${BOARDS[board]}` },
    issuer: { display: 'American Board of Psychiatry and Neurology' },
  };
}

function learned({ degree, school, from, to }: Education): PractitionerQualification {
  return {
    code: { text: degree },
    period: { start: String(from), ...(to !== null && { end: String(to) }) },
    issuer: { display: school },
  };
}
