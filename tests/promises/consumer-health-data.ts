import type { Promises } from './promises.ts';

export const CONSUMER_HEALTH_DATA: Promises = {
  kept: [
    [
      'It is for people in these states, and we act the same way toward everybody.',
      'promises/visitors.test.ts > searches and reads without an account, and gets no cookie',
    ],
    [
      'What you search for: the place, the words and the filters, such as a condition, a treatment or an insurer.',
      'promises/visitors.test.ts > what somebody typed into a search, and from where, is in no file and no line of the log, also when it fails',
    ],
    [
      'The server uses the search to answer, and the address to send you the answer and to stop attacks.',
      'promises/visitors.test.ts > what somebody typed into a search, and from where, is in no file and no line of the log, also when it fails',
    ],
    [
      'It stores neither of the two together with the other, and writes neither into its log.',
      'promises/visitors.test.ts > what somebody typed into a search, and from where, is in no file and no line of the log, also when it fails',
    ],
    [
      'The same goes for the pages that you open: which doctor’s profile, which article, which place.',
      'promises/visitors.test.ts > what somebody typed into a search, and from where, is in no file and no line of the log, also when it fails',
    ],
    [
      'How often a profile was opened is counted per day, without anything that says by whom.',
      'visits/visits.test.ts > shows a doctor the own twelve weeks, kept by nobody, and forgets what is older',
      'accounts/trail.test.ts > says from where by a digest: the same one all day, another one the next, of no use without the salt',
    ],
    [
      'If you tell us that a profile is wrong, a code made from your network’s address and the profile is kept for 30 days, so that you are heard once.',
      'reports/reports.test.ts > after 30 days nothing tells where a report came from, and after a year it is forgotten',
    ],
    [
      'We do not collect your precise location, biometric or genetic data, and we draw no conclusions about anybody’s health.',
      'http/headers.test.ts > every answer has the one set of headers',
      'promises/inventory.test.ts > every table of the database is one that a page tells of, or has nobody in it',
    ],
    [
      'A newsletter subscription is an e-mail address and says nothing about why somebody reads.',
      'newsletter/newsletter.test.ts > takes whoever reads the address, and mails how to leave',
    ],
    [
      'To show you what you have asked for.',
      'promises/visitors.test.ts > what somebody typed into a search, and from where, is in no file and no line of the log, also when it fails',
    ],
    [
      'From you, when you type it or choose it.',
      'promises/visitors.test.ts > can send what is known here, and no message to anybody',
    ],
    [
      'We get no data about visitors from others.',
      'promises/inventory.test.ts > the server connects to a mail server and the payment provider, and to nobody else',
    ],
    [
      'Nothing, with nobody: no third parties and no affiliates.',
      'promises/inventory.test.ts > the server connects to a mail server and the payment provider, and to nobody else',
      'pages/pages.test.ts > sends a policy that allows this origin alone, and no cookie',
    ],
    [
      'We do not sell consumer health data, and no third party collects data about what you do over time and across websites when you use this one.',
      'promises/inventory.test.ts > the server connects to a mail server and the payment provider, and to nobody else',
      'pages/pages.test.ts > sends a policy that allows this origin alone, and no cookie',
    ],
    [
      'There is no geofence around any health facility.',
      'http/headers.test.ts > every answer has the one set of headers',
    ],
    ['You may, free of charge,', 'duty > Do it, and note when each request came.'],
    [
      'ask whether we collect, share or sell consumer health data about you, and see it;',
      'duty > Do it, and note when each request came.',
    ],
    [
      'get a list of the third parties and affiliates with whom it was shared, if any;',
      'duty > Do it, and note when each request came.',
    ],
    [
      'withdraw your consent, and make us stop collecting or sharing it;',
      'duty > Do it, and note when each request came.',
    ],
    [
      'have it deleted, also from archives and backups and by those who received it.',
      'duty > Do it, and note when each request came.',
    ],
    [
      'Of visitors there is in truth little to see or delete: nothing that we keep tells who searched for what, so we cannot find your searches, not even for you.',
      'promises/visitors.test.ts > what somebody typed into a search, and from where, is in no file and no line of the log, also when it fails',
    ],
    [
      'Write to the operator by the channel that it publishes, and say that it is about consumer health data.',
      'duty > Do it, and note when each request came.',
    ],
    ['You need no account.', 'duty > Do it, and note when each request came.'],
    ['If we refuse, write again with the word “appeal.”', 'duty > Have somebody else look.'],
    ['The date at the top of the page is the date of this policy.', 'duty > Change this page, and ask'],
    [
      'When a search finds nobody, a number goes up that says how often that was so in a month, in a state, for one need.',
      'admin/dashboard.test.ts > are told by state and need, each by itself, from five on; nothing that was typed is, nor where',
    ],
    [
      'It is kept once it has come to five, with no place, no words, and nothing that tells who searched.',
      'admin/dashboard.test.ts > leave no place, no day, no two filters together and nothing of fewer than five in the file',
      'admin/dashboard.test.ts > are kept for this month and the two before, and fewer than five for no other month',
    ],
  ],
  nothing: [
    'The policy that the laws of Washington and Nevada ask for, on a page of its own.',
    'The rest is in the privacy policy.',
    'Washington’s My Health My Data Act and Nevada’s Senate Bill 370 protect information about health that can be linked to a person, also where the medical privacy law HIPAA does not apply.',
    'This is the policy that they ask for.',
    'These laws call data collected as soon as it is received or worked with, and a search reaches the server with the internet address that it comes from.',
    'You ask for the answer by searching; without your search we could not give it.',
    'If it is still no, you can complain to the Attorney General of Washington or the Attorney General of Nevada.',
  ],
};
