import type { GuideQuestion } from '../../parts/guide/guide-content.ts';

export const ABOUT_QUESTIONS: readonly GuideQuestion[] = [
  {
    question: 'Does it cost anything to search?',
    answer: 'No. Searching and reading are free and need no account. Psychiatrists pay for their listing.',
  },
  {
    question: 'Can a doctor pay to be shown first?',
    answer:
      'No. Every listed doctor has the same kind of listing. The nearest come first; where distance says nothing, those ' +
      'confirmed to accept new patients do, in an order that is reshuffled every day.',
  },
  {
    question: 'What does “Verified” on a profile mean?',
    answer:
      'That the e-mail address was verified, the NPI’s check digit is right, every state license on the profile was checked, ' +
      'and an administrator has read the profile. The profile shows the date. It is no judgment about the quality of care.',
  },
  {
    question: 'Why can I not write to a doctor through the site?',
    answer:
      'Because such a message would hold your health information, and the safest place for it is not here. Use the phone ' +
      'number, e-mail address or website that the doctor publishes.',
  },
  {
    question: 'A profile is wrong. What can I do?',
    answer:
      'Tell the practice, and tell the operator of this site. A wrong license or a false claim leads to a review, and the ' +
      'profile can be taken offline until it is settled.',
  },
  {
    question: 'Are therapists, psychologists or nurse practitioners listed?',
    answer:
      'No, only psychiatrists. Many of them offer therapy or work closely with therapists; their profiles say so under ' +
      'treatments.',
  },
];
