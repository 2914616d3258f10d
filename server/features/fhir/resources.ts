/** fhir/: the directory in the format that insurers and states exchange, read-only: FHIR R4 as Plan-Net has it (docs/fhir.md). */
import type { Location, Meta, Practitioner, PractitionerRole } from 'fhir/r4';
import { doctorPath } from '#contract/paths.ts';
import { lastingDay } from '#contract/lasting-day.ts';
import { practicesOf } from '#contract/profiles.ts';
import type { DoctorProfile } from '#contract/profiles.ts';
import type { FhirEntry } from '../../../db/fhir/entries.ts';
import { coding, profileUrl } from './codes.ts';
import { location } from './location.ts';
import { practitionerRole } from './practitioner-role.ts';
import { practitioner } from './practitioner.ts';
import type { Site } from './source.ts';

/** What is made of each public profile, under its id. */
const MAKERS = { Practitioner: practitioner, PractitionerRole: practitionerRole, Location: location };
export type Made = keyof typeof MAKERS;
export const MADE = Object.keys(MAKERS) as Made[];

/** What can be asked for: nobody says here how organizations belong together, so of those there are none. */
export const TYPES = [...MADE, 'OrganizationAffiliation'] as const;
export type ResourceType = (typeof TYPES)[number];

/** The resources of a type that a public profile makes: a Location a practice, of the others one. */
export function resourcesOf(
  type: Made,
  entry: FhirEntry,
  profile: DoctorProfile,
  site: Site,
  now: Date,
): Resource[] {
  const count = type === 'Location' ? practicesOf(profile).length : 1;
  return Array.from({ length: count }, (_, practice) =>
    resourceOf(type, entry, profile, site, now, practice),
  );
}

export type Resource = Practitioner | PractitionerRole | Location;

/** One of them. `practice`: of a Location, from 0. */
export function resourceOf(
  type: Made,
  { id, changed_at }: FhirEntry,
  profile: DoctorProfile,
  site: Site,
  now: Date,
  practice = 0,
): Resource {
  const meta = (name: string): Meta => ({
    lastUpdated: changed_at,
    source: site.siteUrl + doctorPath(id),
    profile: [profileUrl(name)],
    ...(site.demo && { security: [MADE_UP] }),
  });
  const today = lastingDay(now);
  return MAKERS[type]({ doctor: id, profile, practice, meta, site, today });
}

const MADE_UP = coding('purpose', 'HTEST', 'test health data');
