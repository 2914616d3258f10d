import type { ContactPoint, Extension, HealthcareService, PractitionerRole } from 'fhir/r4';
import { practicesOf } from '#contract/profiles.ts';
import type { DoctorProfile } from '#contract/profiles.ts';
import type { Accepting } from '#contract/search.ts';
import { specialtiesOf } from '#contract/specialties.ts';
import { STATES } from '#contract/vocabulary.ts';
import { availableTimes } from './available-times.ts';
import { PHYSICIAN, concept, extension, profileUrl, specialty } from './codes.ts';
import { locationId } from './location-id.ts';
import type { Source } from './source.ts';

const VIDEO = 'video';

/** What somebody does, where and when: plannet-PractitionerRole. */
export function practitionerRole({ doctor, profile, meta }: Source): PractitionerRole {
  const { title, accepting, telehealth, working_time, practice_name } = profile;
  const practices = practicesOf(profile);
  return {
    resourceType: 'PractitionerRole',
    id: String(doctor),
    meta: meta('plannet-PractitionerRole'),
    ...(telehealth && { contained: [byVideo(profile)] }),
    ...(accepting !== 'unconfirmed' && { extension: [newPatients(accepting)] }),
    active: true,
    practitioner: { reference: `Practitioner/${doctor}` },
    organization: { display: practice_name },
    code: [{ coding: [PHYSICIAN], text: title }],
    specialty: specialtiesOf(profile.boards).map(specialty),
    location: practices.map((_, n) => ({ reference: `Location/${locationId(doctor, n)}` })),
    ...(telehealth && { healthcareService: [{ reference: `#${VIDEO}` }] }),
    telecom: contactsOf(profile),
    // Of several practices each Location has its own.
    ...(practices.length === 1 && working_time.length > 0 && { availableTime: availableTimes(working_time) }),
  };
}

/** What was confirmed lately. Who has not confirmed it says nothing here: the guide has no word for that. */
function newPatients(accepting: Exclude<Accepting, 'unconfirmed'>): Extension {
  const answer =
    accepting === 'yes'
      ? concept('acceptingPatients', 'newpt', 'Accepting')
      : concept('acceptingPatients', 'nopt', 'Not Accepting');
  return extension('newpatients', [{ url: 'acceptingPatients', valueCodeableConcept: answer }]);
}

/** A service of nobody else, so it stands within the role. Where patients may be: the states, by their names. */
function byVideo({ boards, telehealth_states }: DoctorProfile): HealthcareService {
  return {
    resourceType: 'HealthcareService',
    id: VIDEO,
    meta: { profile: [profileUrl('plannet-HealthcareService')] },
    extension: [
      extension('delivery-method', [
        { url: 'type', valueCodeableConcept: concept('delivery', 'virtual', 'Virtual') },
        { url: 'virtualModalities', valueCodeableConcept: concept('modality', 'video', 'video chat') },
      ]),
    ],
    active: true,
    category: [concept('category', 'behav', 'Behavioral Health')],
    specialty: specialtiesOf(boards).map(specialty),
    ...(telehealth_states.length > 0 && {
      coverageArea: telehealth_states.map((state) => ({ display: STATES[state] })),
    }),
  };
}

/** How the practice is reached: by telephone first. */
export function contactsOf({
  phone,
  email,
  website,
}: Pick<DoctorProfile, 'phone' | 'email' | 'website'>): ContactPoint[] {
  return [
    { system: 'phone', value: phone, use: 'work', rank: 1 },
    ...(email === null ? [] : [{ system: 'email' as const, value: email, use: 'work' as const }]),
    ...(website === null ? [] : [{ system: 'url' as const, value: website, use: 'work' as const }]),
  ];
}
