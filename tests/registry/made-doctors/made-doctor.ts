import type { ProfileContent } from '#contract/profiles.ts';
import type { ComparisonResult } from '#contract/registry.ts';

/** Columns of a register's file, by their published names; those that are not there are empty. */
export type Row = Record<string, string>;

type Identity = 'first_name' | 'last_name' | 'degree' | 'npi' | 'licenses';
type Practice = 'street' | 'city' | 'state' | 'zip' | 'phone' | 'other_practices';
export type TypedProfile = Pick<ProfileContent, Identity | Practice>;

/** What a careful reviewer may say of a part of a profile. */
export interface Judgement {
  /** Several where reviewers would not agree. */
  accepted: readonly ComparisonResult[];
  /** The kinds of dirt in it. */
  families: string[];
}

export interface MadeDoctor {
  /** As it is stored: what the doctor typed, trimmed and in the form of the profile's fields. */
  profile: TypedProfile;
  /** Of the doctor's NPI, or of what replaces it: none where the register has none. */
  nppes: Row[];
  leie: Row[];
  /** By what a comparison is about: 'npi 1234567893', 'name', 'degree', 'license MA 12345', 'exclusion'. */
  truth: Record<string, Judgement>;
  /** Whether the register's row of the NPI is the doctor's own; null where it says nothing of any person. */
  isSamePerson: boolean | null;
}
