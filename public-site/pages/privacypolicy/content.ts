import type { GuideContent } from '../../parts/guide/guide-content.ts';
import { Accounts, Newsletter } from './accounts.tsx';
import { Changes, Children, Contact, Security } from './closing.tsx';
import { ConsumerHealthData } from './consumer-health-data.tsx';
import { InShort } from './in-short.tsx';
import { PRIVACY_QUESTIONS } from './questions.ts';
import { Receivers } from './receivers.tsx';
import { Retention } from './retention.tsx';
import { Rights } from './rights.tsx';
import { PRIVACY_SOURCES } from './sources.ts';
import { InYourBrowser, Visiting } from './visiting.tsx';

export const PRIVACY_POLICY: GuideContent = {
  kind: 'What is stored, and what is not',
  title: 'Privacy policy',
  lead:
    'You can search, read and leave without telling us who you are. This page says what the site stores about visitors, ' +
    'subscribers and doctors, why, for how long, and what you can do about it.',
  description:
    'No cookies, no trackers, no third-party requests. What this directory stores about visitors, subscribers and doctors, ' +
    'your rights, and the consumer health data policy for Washington and Nevada.',
  reviewed: '2026-11-21',
  sections: [
    { id: 'in-short', title: 'In short', Text: InShort },
    { id: 'visiting', title: 'When you visit and search', Text: Visiting },
    {
      id: 'in-your-browser',
      title: 'What stays in your own browser',
      short: 'In your browser',
      Text: InYourBrowser,
    },
    {
      id: 'newsletter',
      title: 'When you subscribe to the newsletter',
      short: 'Newsletter',
      Text: Newsletter,
    },
    {
      id: 'accounts',
      title: 'When you are a doctor with an account',
      short: 'Doctors’ accounts',
      Text: Accounts,
    },
    { id: 'receivers', title: 'Who else receives data', Text: Receivers },
    { id: 'retention', title: 'How long we keep it', Text: Retention },
    { id: 'rights', title: 'Your rights, and how to use them', short: 'Your rights', Text: Rights },
    {
      id: 'consumer-health-data',
      title: 'Consumer health data privacy policy (Washington and Nevada)',
      short: 'Consumer health data',
      Text: ConsumerHealthData,
    },
    { id: 'security', title: 'Security', Text: Security },
    { id: 'children', title: 'Children', Text: Children },
    { id: 'changes', title: 'Changes', Text: Changes },
    { id: 'contact', title: 'Whom to ask', Text: Contact },
  ],
  questions: PRIVACY_QUESTIONS,
  sources: PRIVACY_SOURCES,
};
