import type { Promises } from './promises.ts';

export const PRIVACY_POLICY: Promises = {
  kept: [
    [
      'You can search, read and leave without telling us who you are.',
      'promises/visitors.test.ts > searches and reads without an account, and gets no cookie',
    ],
    [
      'The site sets no cookies and uses no analytics, advertising or tracking of any kind.',
      'promises/visitors.test.ts > searches and reads without an account, and gets no cookie',
      'pages/pages.test.ts > sends a policy that allows this origin alone, and no cookie',
    ],
    [
      'Its pages make your browser contact this server and no other.',
      'pages/pages.test.ts > sends a policy that allows this origin alone, and no cookie',
      'e2e/privacy.spec.ts > an article loads little, in few files, from here alone',
    ],
    [
      'What you search for is not stored, neither by itself nor together with you.',
      'promises/visitors.test.ts > what somebody typed into a search, and from where, is in no file and no line of the log, also when it fails',
    ],
    [
      'No form asks about your health together with who you are, and nobody can write to a doctor through the site.',
      'promises/visitors.test.ts > can send what is known here, and no message to anybody',
    ],
    [
      'We hold personal data of newsletter subscribers (an e-mail address), of doctors with an account or an invitation, and of administrators.',
      'promises/inventory.test.ts > every table of the database is one that a page tells of, or has nobody in it',
    ],
    [
      'We sell nothing to anyone.',
      'promises/inventory.test.ts > the server connects to a mail server and the payment provider, and to nobody else',
    ],
    [
      'It uses it to answer, and counts requests by it for a short time to stop attacks.',
      'promises/visitors.test.ts > the address that a doctor signs in from is kept as fingerprints alone, for three months after the last time',
      'db/sweep.test.ts > forgets what has expired, and nothing that has not',
    ],
    [
      'It also keeps a log, for finding errors, without search terms in it: a log that says both who asked and what they looked for would be a health record, and we do not want one.',
      'promises/visitors.test.ts > what somebody typed into a search, and from where, is in no file and no line of the log, also when it fails',
    ],
    [
      'When you follow a link to another website, that site learns at most that you came from here, not from which page.',
      'http/headers.test.ts > every answer has the one set of headers',
    ],
    [
      'We count how often each doctor’s profile is opened, and how often its telephone number and its website are pressed, per day.',
      'visits/visits.test.ts > counts a visitor once a day, for each kind and profile',
    ],
    [
      'To count nobody twice, the server makes a code from your network’s address with a random value that it throws away every night.',
      'accounts/trail.test.ts > says from where by a digest: the same one all day, another one the next, of no use without the salt',
    ],
    [
      'The code is in its memory for that day and is never stored.',
      'visits/visits.test.ts > remembers within bounds: of one visitor, and of all',
      'accounts/trail.test.ts > says from where by a digest: the same one all day, another one the next, of no use without the salt',
    ],
    [
      'Only the number is kept, and it cannot be turned back into a person.',
      'visits/visits.test.ts > shows a doctor the own twelve weeks, kept by nobody, and forgets what is older',
    ],
    [
      'We keep what was said of whom and when, and for 30 days a code made from your network’s address and the profile, so that one visitor is heard once about one doctor.',
      'reports/reports.test.ts > keeps no person: a kind, a moment, and a digest that no other profile has',
      'reports/reports.test.ts > of one source counts once in 30 days, whatever it says and however often',
    ],
    [
      'Nothing else about you is asked or kept, and the report goes after about a year.',
      'reports/reports.test.ts > after 30 days nothing tells where a report came from, and after a year it is forgotten',
    ],
    [
      'A few things are kept by your browser, on your device.',
      'promises/inventory.test.ts > a browser keeps what the privacy policy has in its table',
    ],
    [
      'They are not cookies: they are not sent along with every request, and other websites cannot read them.',
      'promises/visitors.test.ts > searches and reads without an account, and gets no cookie',
      'promises/inventory.test.ts > a browser keeps what the privacy policy has in its table',
    ],
    [
      'Places on pages | Returning to where you were in a list, in this tab | You close the tab (session storage)',
      'promises/inventory.test.ts > a browser keeps what the privacy policy has in its table',
      'e2e/history.spec.ts > a reload stays where the visitor was',
    ],
    [
      'Login token | Keeping a doctor or administrator signed in | You sign out, or it expires (local storage, psychiatristJwtToken)',
      'promises/inventory.test.ts > a browser keeps what the privacy policy has in its table',
      'e2e/session.spec.ts > on a guarded page leads to /home, in every open tab at once',
    ],
    [
      'Notes around signing in: that you just did, or were signed out, and the page you wanted | Greeting you, and leading you back | They are read, or you close the tab (session storage)',
      'promises/inventory.test.ts > a browser keeps what the privacy policy has in its table',
    ],
    [
      'What was typed and has not been saved: a doctor’s profile or article; for administrators, an article, a newsletter or a page | Losing nothing when a session or a connection ends | It is saved, or the draft is deleted (local storage, unsaved-…)',
      'promises/inventory.test.ts > a browser keeps what the privacy policy has in its table',
      'saving/saver.test.ts > keeps what is typed at once, and what a session that has ended does not take',
    ],
    [
      'Call list: whom you saved, your notes, what you searched | Calling one practice after the other | You delete it, on the page of the list (local storage, call-list)',
      'promises/inventory.test.ts > a browser keeps what the privacy policy has in its table',
      'e2e/call-list.spec.ts > the whole list goes by one press, and comes back by another',
    ],
    [
      'Account waiting for its e-mail to be verified | Sending the verification message again | You close the tab (session storage)',
      'promises/inventory.test.ts > a browser keeps what the privacy policy has in its table',
    ],
    [
      'We keep your e-mail address and the date, and before that, for ten minutes, a code that proves that the address is yours.',
      'newsletter/newsletter.test.ts > takes whoever reads the address, and mails how to leave',
      'accounts/password.test.ts > holds for ten minutes',
    ],
    [
      'Every issue carries a link that ends the subscription with one click; then the address is deleted, and a number without it stays, so that a second press of the link is understood.',
      'newsletter/sending.test.ts > says who it is from, what it says in both versions, and how to leave',
      'newsletter/newsletter.test.ts > does no more the second time, and says the same',
    ],
    [
      'For each issue we note whether your mail server took it, to send it once and no more: for 30 days, or until you unsubscribe.',
      'newsletter/sending.test.ts > goes to everybody once, however many they are, and is sent then',
      'newsletter/sending.test.ts > ends the subscription, is shown, and is forgotten after a month',
    ],
    [
      'If your mail server says that the address takes no mail, the subscription ends.',
      'newsletter/sending.test.ts > ends the subscription, is shown, and is forgotten after a month',
    ],
    [
      'We do not measure whether you open an issue or follow a link in it.',
      'mail/compose.test.ts > asks nothing of any other place',
      'newsletter/sending.test.ts > says who it is from, what it says in both versions, and how to leave',
    ],
    [
      'A profile is meant to be public, so most of what a doctor enters is shown to everybody.',
      'profiles/versions.test.ts > is shown once somebody has approved it',
    ],
    [
      'The rest we need to run the account.',
      'promises/inventory.test.ts > every table of the database is one that a page tells of, or has nobody in it',
    ],
    [
      'Name, e-mail for signing in | The account, messages about it | We do',
      'promises/visitors.test.ts > reads a doctor’s profile everywhere without the address that the doctor signs in with',
    ],
    [
      'Password | Signing in | Nobody: only a one-way hash (argon2id) is stored',
      'accounts/passwords.test.ts > a password is hashed by argon2id, with 64 MiB and three passes',
      'accounts/own-account.test.ts > answers everything that is kept of the person, as a file',
    ],
    [
      'Passkeys as public keys with names, the encrypted secret of an app for codes, hashes of recovery codes | Signing in with more than a password | You see names and dates; nobody sees the rest',
      'accounts/passkeys.test.ts > is added, listed without secrets, told to the owner, and signs in by itself',
      'accounts/second-factor.test.ts > is not shown by the list: neither secret nor codes',
    ],
    [
      'Profile: practice, contact, NPI, licenses, education, treatments, insurance, fees, hours, picture | The listing | Everybody, once it is approved',
      'profiles/versions.test.ts > is shown once somebody has approved it',
    ],
    [
      'Review: status, notes, dates | Checking credentials | You and we do',
      'reviews/reviews.test.ts > is for administrators alone',
      'profiles/profile-api.test.ts > tells a refusal with its reason and sections',
    ],
    [
      'Plan, customer and subscription numbers | Payment | We and the payment provider do; card numbers never reach us',
      'payments/test-checkout.test.ts > is nowhere outside of the demo',
      'admin/guard.test.ts > refuses every call of the backoffice to whoever is no administrator',
    ],
    [
      'Sessions and a record of important actions | Security | We do',
      'admin/guard.test.ts > refuses every call of the backoffice to whoever is no administrator',
    ],
    [
      'The networks that you signed in from, as fingerprints that do not show the address | So that strangers cannot lock you out | Nobody',
      'promises/visitors.test.ts > the address that a doctor signs in from is kept as fingerprints alone, for three months after the last time',
    ],
    [
      'How often the profile was opened and its telephone number or website pressed, per day | Seeing whether listings are read | You and we do',
      'visits/visits.test.ts > shows a doctor the own twelve weeks, kept by nobody, and forgets what is older',
    ],
    [
      'Until an invited doctor takes the invitation up, we keep what was in the list, show it to nobody but administrators, and send the invitation by e-mail.',
      'invitations/invitations.test.ts > is nobody here, and its link says whom it is for',
      'admin/guard.test.ts > refuses every call of the backoffice to whoever is no administrator',
    ],
    [
      'Its link leads to a page on which everything that was prepared can be deleted with two presses; sixty days after the last mail it is deleted anyway.',
      'invitations/invitations.test.ts > is declined by whoever has the link, and nothing is left',
      'invitations/invitations.test.ts > ends after its days, and is forgotten',
    ],
    [
      'Pictures are converted when they are uploaded, and hidden data in them, such as the place where they were taken, is removed.',
      'uploads/images.test.ts > keeps nothing of where, when and with what it was taken',
    ],
    [
      'These, and nobody else:',
      'promises/inventory.test.ts > the server connects to a mail server and the payment provider, and to nobody else',
      'pages/pages.test.ts > sends a policy that allows this origin alone, and no cookie',
    ],
    [
      'The payment provider, Stripe, when a doctor pays by card.',
      'promises/inventory.test.ts > the server connects to a mail server and the payment provider, and to nobody else',
    ],
    [
      'Visitors never come into contact with it.',
      'pages/pages.test.ts > sends a policy that allows this origin alone, and no cookie',
    ],
    [
      'The mail server that delivers our messages: it handles the address and the text of each.',
      'promises/inventory.test.ts > the server connects to a mail server and the payment provider, and to nobody else',
    ],
    [
      'We do not sell personal data, do not share it for advertising, and do not make profiles of people.',
      'promises/inventory.test.ts > the server connects to a mail server and the payment provider, and to nobody else',
      'promises/inventory.test.ts > every table of the database is one that a page tells of, or has nobody in it',
    ],
    [
      'Searches | Not at all',
      'promises/visitors.test.ts > what somebody typed into a search, and from where, is in no file and no line of the log, also when it fails',
    ],
    ['Codes sent by e-mail | 10 minutes', 'accounts/password.test.ts > holds for ten minutes'],
    [
      'Sessions | Until you sign out, after 2 hours without use, at most 12 hours',
      'accounts/login.test.ts > ends after two hours without a call, and after twelve hours in any case',
      'accounts/login.test.ts > ends with logout at once, which always answers 200',
    ],
    [
      'Fingerprints of networks that you signed in from | 3 months after the last time',
      'promises/visitors.test.ts > the address that a doctor signs in from is kept as fingerprints alone, for three months after the last time',
    ],
    [
      'Text of messages that we send | Until it is sent; that it was sent, and to whom, about a month',
      'mail/worker.test.ts > sends what waits, oldest first, and forgets what the mails said',
      'db/sweep.test.ts > forgets what has expired, and nothing that has not',
    ],
    [
      'Newsletter address | Until you unsubscribe',
      'newsletter/newsletter.test.ts > does no more the second time, and says the same',
    ],
    [
      'Whether an issue of the newsletter arrived | 30 days, or until you unsubscribe',
      'newsletter/sending.test.ts > ends the subscription, is shown, and is forgotten after a month',
      'newsletter/sending.test.ts > is not sent to who unsubscribes meanwhile, nor twice to who comes back',
    ],
    [
      'Addresses that refuse our mail | As long as needed, so that we do not write again',
      'newsletter/sending.test.ts > gets no mail when it refused another one before',
    ],
    [
      'Account and profile | Until you delete the account; a profile without a plan is kept, not shown',
      'accounts/own-account.test.ts > deletes the account and what belongs to it; the trail and a notice stay',
      'payments/life.test.ts > what lapses leaves the search, and paying again brings it back without a review',
    ],
    [
      'Record of important actions | Kept, with numbers instead of names after an account is deleted',
      'accounts/traces.test.ts > nothing is left of a doctor who has left, in any table, but the number in the trail',
    ],
    [
      'How often a profile was opened and used, per day | 12 weeks',
      'visits/visits.test.ts > shows a doctor the own twelve weeks, kept by nobody, and forgets what is older',
    ],
    [
      'Invitations of doctors who do not come | 60 days after the last mail, or until they ask us to forget them',
      'invitations/invitations.test.ts > ends after its days, and is forgotten',
      'invitations/invitations.test.ts > is declined by whoever has the link, and nothing is left',
    ],
    [
      'Lists that doctors were invited from | A week when they are not used, 60 days when they are',
      'imports/imports.test.ts > is listed, removed, and forgotten after its time',
    ],
    ['We give them to everybody, wherever you live:', 'duty > Answer requests within 45 days.'],
    ['To see it.', 'duty > Answer requests within 45 days.'],
    [
      'In your account, “export” gives you what we keep about you as a file, at once: profile, drafts and versions, articles, where your pictures are, visits, reports, payments, messages, sessions and the last thousand important actions.',
      'accounts/own-account.test.ts > answers everything that is kept of the person, as a file',
      'accounts/own-account.test.ts > has what was typed and not sent, pictures, visits, reports, mails and what was asked, and no secret',
    ],
    [
      'Not in it are the texts of messages, what articles said before, reasons that administrators noted, lists that doctors were invited from, and what is kept as a fingerprint alone: passwords, links and networks.',
      'accounts/own-account.test.ts > has what was typed and not sent, pictures, visits, reports, mails and what was asked, and no secret',
    ],
    ['Ask us for what is missing.', 'duty > Answer requests within 45 days.'],
    [
      'Articles of yours that are published stay: under your name, or without it if you say so when you delete the account.',
      'accounts/forgotten.test.ts > keeps articles that are published under the name',
      'accounts/forgotten.test.ts > or takes the name off them',
    ],
    ['To correct it.', 'duty > Answer requests within 45 days.'],
    ['You edit the profile yourself.', 'profiles/profile-api.test.ts > shows what needs no review at once'],
    ['To delete it.', 'duty > Answer requests within 45 days.'],
    [
      'In your account, “delete account” removes the account and the profile for good.',
      'accounts/own-account.test.ts > deletes the account and what belongs to it; the trail and a notice stay',
      'accounts/traces.test.ts > nothing is left of a doctor who has left, in any table, but the number in the trail',
    ],
    [
      'Subscribers use the link in any issue.',
      'newsletter/newsletter.test.ts > does no more the second time, and says the same',
    ],
    ['To object, to withdraw consent, or to ask us anything.', 'duty > Answer requests within 45 days.'],
    ['If you have no account, write to the operator.', 'duty > Answer requests within 45 days.'],
    [
      'In short: what you search for reaches the server, is used to answer you, and is kept with nothing that says who you are.',
      'promises/visitors.test.ts > what somebody typed into a search, and from where, is in no file and no line of the log, also when it fails',
    ],
    [
      'None of it is shared or sold.',
      'promises/inventory.test.ts > the server connects to a mail server and the payment provider, and to nobody else',
    ],
    [
      'Passwords are stored as argon2id hashes, sign-in is slowed down after failures, sessions can be ended at once, and roles are checked on the server for every request.',
      'accounts/passwords.test.ts > a password is hashed by argon2id, with 64 MiB and three passes',
      'accounts/lockout.test.ts > is locked for the source that failed, and for no other',
      'accounts/admin.test.ts > ends sessions',
      'admin/guard.test.ts > refuses every call of the backoffice to whoever is no administrator',
    ],
    [
      'Pages load no code from elsewhere and forbid the browser to.',
      'pages/pages.test.ts > sends a policy that allows this origin alone, and no cookie',
    ],
    [
      'Uploads are re-encoded.',
      'uploads/images.test.ts > leaves nothing of a program that hides in a picture',
    ],
    [
      'The best protection is to have little: what we do not store, nobody can steal.',
      'promises/visitors.test.ts > what somebody typed into a search, and from where, is in no file and no line of the log, also when it fails',
    ],
    ['Accounts and the newsletter are for adults.', 'duty > Delete such an account'],
    [
      'Teenagers are welcome to search and read: what they look for is not stored.',
      'promises/visitors.test.ts > what somebody typed into a search, and from where, is in no file and no line of the log, also when it fails',
    ],
    [
      'The operator of {{siteName}} is responsible for the data on this site and answers questions by the channels that it publishes (About us).',
      'duty > Have this page read by a lawyer',
    ],
    [
      'We do not store it.',
      'promises/visitors.test.ts > what somebody typed into a search, and from where, is in no file and no line of the log, also when it fails',
    ],
    [
      'Because there are no cookies and nothing else that would need your consent.',
      'promises/visitors.test.ts > searches and reads without an account, and gets no cookie',
    ],
    [
      'That is one more reason why the site keeps nothing about your health.',
      'promises/visitors.test.ts > what somebody typed into a search, and from where, is in no file and no line of the log, also when it fails',
    ],
    [
      'The doctor sees how often the profile was opened in a week, and how often its telephone number and website were pressed, but nothing about by whom.',
      'visits/visits.test.ts > shows a doctor the own twelve weeks, kept by nobody, and forgets what is older',
    ],
    [
      'Sign in, open your account, choose to delete it and confirm with your password.',
      'e2e/doctor-life.spec.ts > from sign-up to a public profile, a new license, a confirmation, a report, and out again',
    ],
    [
      'The account, the profile and its picture are deleted at once and cannot be restored.',
      'accounts/own-account.test.ts > deletes the account and what belongs to it; the trail and a notice stay',
      'accounts/traces.test.ts > nothing is left of a doctor who has left, in any table, but the number in the trail',
    ],
    [
      'You can export your data first.',
      'accounts/own-account.test.ts > answers everything that is kept of the person, as a file',
    ],
    [
      'When a search finds nobody, we count that too, to learn where doctors are missing: how often in a month, in which state, and for which need, each need by itself.',
      'admin/dashboard.test.ts > are told by state and need, each by itself, from five on; nothing that was typed is, nor where',
    ],
    [
      'No place, no words, no two filters together and nothing about you are in it, and nothing is kept of what came fewer than five times in a month.',
      'admin/dashboard.test.ts > leave no place, no day, no two filters together and nothing of fewer than five in the file',
      'admin/dashboard.test.ts > are kept for this month and the two before, and fewer than five for no other month',
    ],
    [
      'How often nobody was found, by state and need | This month and the two before',
      'admin/dashboard.test.ts > are kept for this month and the two before, and fewer than five for no other month',
    ],
    [
      'What is deleted is gone at once from everything that the site works with, and as a rule within a day from the unused parts of its files.',
      'accounts/forgotten.test.ts > is nowhere in the data directory after the sweep',
      'accounts/forgotten.test.ts > is written anew when something was removed, once a day at most',
    ],
    [
      'A backup keeps it until the backup is replaced; if one has to be restored, what was deleted since is deleted again.',
      'duty > The software makes no backups.',
    ],
    [
      'Articles of yours that are published stay, and you choose whether your name stays on them.',
      'accounts/forgotten.test.ts > keeps articles that are published under the name',
      'accounts/forgotten.test.ts > or takes the name off them',
    ],
  ],
  nothing: [
    'This page says what the site stores about visitors, subscribers and doctors, why, for how long, and what you can do about it.',
    'To send you a page, the server has to know your internet (IP) address, as every server does.',
    'What you search for is part of the address of the page (after the “?”), so that you can bookmark, share and go back.',
    'It is therefore in your browser’s history and visible to whoever uses your device; a private window avoids that.',
    'You can tell us that a profile is wrong: a number that does not answer, no new patients, a practice that has moved.',
    'An operator may invite doctors from a list of their own.',
    'You are then on Stripe’s page, under Stripe’s privacy policy.',
    'The company that houses the server and its backups, if the operator uses one.',
    'Authorities, when a valid order forces us.',
    'What is not stored cannot be handed over.',
    'Many states give you rights over your data.',
    'Washington’s My Health My Data Act and Nevada’s Senate Bill 370 ask for a policy of its own about information on health: the consumer health data privacy policy.',
    'Please do not describe your health in such a message; we do not need it to help you.',
    'It is part of the page’s address, so it can be in the history of your own browser and visible to whoever uses your device or manages it, such as an employer or a school.',
    'A private window on your own phone leaves no history.',
    'Generally not.',
    'HIPAA binds health plans, clearinghouses and most health care providers; a directory is none of these.',
    'It does bind most of the doctors you may contact.',
    'No.',
  ],
};
