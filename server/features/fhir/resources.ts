/** fhir/: the directory in the format that insurers and states exchange, read-only: FHIR R4 as Plan-Net has it (docs/fhir.md). */
import type { Location, Meta, Practitioner, PractitionerRole } from 'fhir/r4';
import { doctorPath } from '#contract/paths.ts';
import type { DoctorProfile } from '#contract/profiles.ts';
import type { FhirEntry } from '../../../db/fhir/entries.ts';
import { coding, profileUrl } from './codes.ts';
import { location } from './location.ts';
import { practitionerRole } from './practitioner-role.ts';
import { practitioner } from './practitioner.ts';

/** What is made of each public profile, under its id. */
const MAKERS = { Practitioner: practitioner, PractitionerRole: practitionerRole, Location: location };
export type Made = keyof typeof MAKERS;
export const MADE = Object.keys(MAKERS) as Made[];

/** What can be asked for: nobody says here how organizations belong together, so of those there are none. */
export const TYPES = [...MADE, 'OrganizationAffiliation'] as const;
export type ResourceType = (typeof TYPES)[number];

/** Where the site is (an origin), and whether its people are made up. */
export interface Site {
  siteUrl: string;
  demo: boolean;
}

/** What a resource is made of. */
export interface Source {
  id: string;
  profile: DoctorProfile;
  /** Of a profile of the guide. */
  meta: (name: string) => Meta;
  site: Site;
  /** ISO date. */
  today: string;
}

/** A resource of a public profile. */
export function resourceOf(
  type: Made,
  { id, changed_at }: FhirEntry,
  profile: DoctorProfile,
  site: Site,
  now: Date,
): Practitioner | PractitionerRole | Location {
  const meta = (name: string): Meta => ({
    lastUpdated: changed_at,
    source: site.siteUrl + doctorPath(id),
    profile: [profileUrl(name)],
    ...(site.demo && { security: [MADE_UP] }),
  });
  return MAKERS[type]({ id: String(id), profile, meta, site, today: now.toISOString().slice(0, 10) });
}

const MADE_UP = coding('purpose', 'HTEST', 'test health data');
