import type { GuideQuestion } from '../../parts/guide/guide-content.ts';

export const PRIVACY_QUESTIONS: readonly GuideQuestion[] = [
  {
    question: 'Can anyone see what I searched for here?',
    answer:
      'We do not store it. It is part of the page’s address, so it can be in the history of your own browser and visible to ' +
      'whoever uses your device or manages it, such as an employer or a school. A private window on your own phone leaves no ' +
      'history.',
  },
  {
    question: 'Why is there no cookie banner?',
    answer: 'Because there are no cookies and nothing else that would need your consent.',
  },
  {
    question: 'Does HIPAA apply to this site?',
    answer:
      'Generally not. HIPAA binds health plans, clearinghouses and most health care providers; a directory is none of these. It ' +
      'does bind most of the doctors you may contact. That is one more reason why the site keeps nothing about your health.',
    sources: ['hhs-hipaa'],
  },
  {
    question: 'Does a doctor learn that I looked at their profile?',
    answer: 'No. The site counts how often a profile was opened on a day, and nothing about by whom.',
  },
  {
    question: 'How do I delete my account?',
    answer:
      'Sign in, open your account, choose to delete it and confirm with your password. The account, the profile and its picture ' +
      'are deleted at once and cannot be restored. You can export your data first.',
  },
];
