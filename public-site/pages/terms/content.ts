import type { GuideContent } from '../../parts/guide/guide-content.ts';
import { AcceptableUse, Articles } from './conduct.tsx';
import { ForDoctors, Plans, Removal } from './for-doctors.tsx';
import { About, NoDoctor, Profiles } from './for-everyone.tsx';
import { Changes, Law, Liability } from './law.tsx';
import { TERMS_QUESTIONS } from './questions.ts';

export const TERMS: GuideContent = {
  kind: 'What you and we can expect of each other',
  title: 'Terms',
  lead:
    'Short, and meant to be read. The first part is for everybody, the second for psychiatrists with an account, the ' +
    'third is what lawyers look for.',
  description:
    'Terms of use for visitors and for psychiatrists: accuracy of profiles, no doctor-patient relationship with the site, ' +
    'plans, renewal, cancellation, removal, acceptable use, and governing law.',
  reviewed: '2026-11-21',
  sections: [
    { id: 'about', title: 'About these terms', Text: About },
    { id: 'no-doctor', title: 'The site is not your doctor', Text: NoDoctor },
    { id: 'profiles', title: 'What profiles are worth', Text: Profiles },
    { id: 'acceptable-use', title: 'Acceptable use', Text: AcceptableUse },
    { id: 'articles', title: 'Articles', Text: Articles },
    { id: 'for-doctors', title: 'For psychiatrists: your profile', short: 'Your profile', Text: ForDoctors },
    {
      id: 'plans',
      title: 'For psychiatrists: plans, renewal, cancellation',
      short: 'Plans and cancellation',
      Text: Plans,
    },
    {
      id: 'removal',
      title: 'For psychiatrists: when we take a profile down',
      short: 'Removal',
      Text: Removal,
    },
    {
      id: 'liability',
      title: 'No warranty, and limits of liability',
      short: 'Warranty and liability',
      Text: Liability,
    },
    { id: 'law', title: 'Law, courts, and the rest', short: 'Law and courts', Text: Law },
    { id: 'changes', title: 'Changes', Text: Changes },
  ],
  questions: TERMS_QUESTIONS,
  sources: [],
};
