import type { Meta } from 'fhir/r4';
import type { DoctorProfile } from '#contract/profiles.ts';

/** Where the site is (an origin), and whether its people are made up. */
export interface Site {
  siteUrl: string;
  demo: boolean;
}

/** What a resource is made of. */
export interface Source {
  doctor: number;
  profile: DoctorProfile;
  /** Of a Location: which practice, from 0. */
  practice: number;
  /** Of a profile of the guide. */
  meta: (name: string) => Meta;
  site: Site;
  /** ISO date. */
  today: string;
}
