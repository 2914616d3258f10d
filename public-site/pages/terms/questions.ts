import type { GuideQuestion } from '../../parts/guide/guide-content.ts';

export const TERMS_QUESTIONS: readonly GuideQuestion[] = [
  {
    question: 'Do I need an account to look for a psychiatrist?',
    answer:
      'No. Accounts are for psychiatrists who want to be listed and for the administrators of the site.',
  },
  {
    question: 'Does a psychiatrist become my doctor because I found them here?',
    answer:
      'No. That happens when you and the psychiatrist agree on it, usually at or after a first visit. Until then, and for ' +
      'anything urgent, use your present doctor, 988 or 911.',
  },
  {
    question: 'How do I cancel my listing?',
    answer:
      'In your account, at any time. The profile stays online until the period that you have paid for ends; then it leaves the ' +
      'search and is kept, so that you can come back. If you would rather have everything deleted, delete the account.',
  },
  {
    question: 'Who decides whether a profile is taken down?',
    answer:
      'The operator of this site, for the reasons named above, and with a chance for the psychiatrist to answer first unless ' +
      'people are in danger.',
  },
];
