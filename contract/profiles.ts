import type { Education, Fees, License, WorkingHours } from '#contract/doctors.ts';
import type {
  Age,
  Board,
  Condition,
  Gender,
  Insurance,
  Language,
  State,
  Treatment,
} from '#contract/vocabulary.ts';

/** Everything a doctor says in the profile: the working copy, public or not. The name is the user's. */
export interface Profile {
  degree: 'MD' | 'DO';
  /** "Child & adolescent psychiatrist" */
  title: string;
  gender: Gender;
  npi: string;
  licenses: License[];
  boards: Board[];
  /** Year of the first license. */
  practicing_since: number;
  practice_name: string;
  street: string;
  city: string;
  state: State;
  zip: string;
  phone: string;
  /** Published address; null to publish none. */
  email: string | null;
  website: string | null;
  /** Paragraphs, separated by an empty line. */
  summary: string;
  working_time: WorkingHours[];
  education: Education[];
  conditions: Condition[];
  treatments: Treatment[];
  ages: Age[];
  languages: Language[];
  insurances: Insurance[];
  fees: Fees;
  telehealth: boolean;
  accepting: boolean;
  /** ISO date */
  accepting_confirmed_at: string | null;
  /** Name of the stored portrait, without width and ending. */
  avatar: string | null;
}
