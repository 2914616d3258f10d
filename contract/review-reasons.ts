import { PROFILE_SECTIONS } from './profiles.ts';
import type { ProfileSection } from './profiles.ts';

/** What is often written when a profile is sent back: of which part it speaks, and in which words. */
export interface ReviewReason {
  section: ProfileSection;
  text: string;
}

/** Those to choose from until administrators have written their own: one a line, after the part and a colon. */
export const REVIEW_REASONS = `
Name: This is not the name on your license. Please write it as it stands there.
Degree: This is not the degree in the register of your license.
Title: Please say what you are trained in, without praise, like “Child psychiatrist”.
NPI: This NPI is registered to somebody else. Please check its digits.
NPI: This NPI is not active in the registry of CMS. Please have it activated there first.
Licenses: A license is not in the register of its state. Please check its number and state.
Licenses: The register has another expiry date for a license. Please enter that one.
Licenses: The register says that a license is not active. Please take it out.
Board certificates: We could not find a board certificate. Please take it out, or write to us.
Address, telephone and e-mail: We could not reach you by this telephone number. Please check it.
Website: The website does not open, or is not about your practice.
Booking link: The link does not open, or does not lead to your own booking page.
About you: Please describe how you work, without promising a cure.
About you: There are details of patients in the text. Please take them out.
Photo: Please choose a photo on which your face can be seen, and nobody else’s.
`.trim();

const SECTIONS = Object.entries(PROFILE_SECTIONS) as [ProfileSection, string][];

/** The reasons of such a list; of a line that begins with no part, the line. */
export function reviewReasons(list: string): (ReviewReason | string)[] {
  return list
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const found = SECTIONS.find(([, name]) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
      const text = found ? line.slice(found[1].length + 1).trim() : '';
      return found && text !== '' ? { section: found[0], text } : line;
    });
}
