import type { ProfileSection } from '#contract/profiles.ts';
import { PROFILE_SECTIONS } from '#contract/profiles.ts';
import { setupPath } from './setup-path.ts';
import type { Step } from './setup-path.ts';

/** Where the setup asks for what a refusal concerns. */
const FIELDS: Record<ProfileSection, [Step, string]> = {
  name: [1, 'first_name'],
  degree: [1, 'degree'],
  title: [1, 'title'],
  npi: [1, 'npi'],
  licenses: [1, 'licenses'],
  boards: [1, 'boards'],
  contact: [1, 'practice_name'],
  website: [1, 'website'],
  booking: [1, 'booking'],
  summary: [2, 'summary'],
  practice: [2, 'conditions'],
  working_time: [2, 'working_time'],
  education: [2, 'education'],
  avatar: [2, 'avatar'],
};

/** The sections that a refusal names, each with the way to its field. What is none of them is left out. */
export function concerned(sections: readonly string[]): { name: string; href: string }[] {
  return sections
    .filter((section): section is ProfileSection => section in FIELDS)
    .map((section) => ({ name: PROFILE_SECTIONS[section], href: setupPath(...FIELDS[section]) }));
}
