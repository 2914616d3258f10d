import type { ProfileContent, ProfileSection } from '#contract/profiles.ts';
import { npi } from '../practice/npi.ts';

/** Why a profile was refused, and what was wrong with it before its doctor mended it. */
export interface Refusal {
  sections: ProfileSection[];
  reason: string;
  wrong: (content: ProfileContent) => ProfileContent;
}

/** NPIs of practices, which no sample doctor has. */
const PRACTICES = 7_000_000;

export const REFUSALS: Refusal[] = [
  {
    sections: ['licenses'],
    reason:
      'The board’s register has no license with this number. It may be a typing mistake: please compare it with the letter from the board.',
    wrong: (content) => ({
      ...content,
      licenses: content.licenses.map((license, i) =>
        i > 0 ? license : { ...license, number: license.number.split('').reverse().join('') },
      ),
    }),
  },
  {
    sections: ['npi'],
    reason:
      'This NPI belongs to the practice, not to you. Please enter the one that was given to you as a person.',
    wrong: (content) => ({ ...content, npi: npi(PRACTICES + content.zip.charCodeAt(0)) }),
  },
  {
    sections: ['title'],
    reason:
      'We cannot check “leading”, and say it of nobody here. Please name your field, as your certificate does.',
    wrong: (content) => ({ ...content, title: `Leading ${content.title.toLowerCase()} of the region` }),
  },
  {
    sections: ['summary'],
    reason:
      'Please take out the sentence that promises a result in six weeks. What you treat, and how you work, is what readers look for.',
    wrong: (content) => ({
      ...content,
      summary: `${content.summary}\n\nMost of my patients are free of symptoms within six weeks.`,
    }),
  },
];
