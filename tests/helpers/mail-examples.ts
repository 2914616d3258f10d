import type { MailContent } from '../../server/features/mail/kinds/mail-kinds.ts';

export const TOKEN = [
  'eyJhbGciOiJIUzI1NiJ9',
  'eyJzdWIiOiI3In0'.repeat(12),
  'c2lnbmF0dXJl-_09'.repeat(3),
].join('.');
export const CODE = '40718293';
const unsubscribeToken = '0123456789abcdef'.repeat(2);

const ISSUE =
  '<h2><a href="/singlepost/7">Sleep &amp; mood</a></h2><p>What helps, and what <em>does not</em>.</p>' +
  '<ul><li>Light</li><li><p>Routine</p></li></ul><table><tbody><tr><td>One</td><td>Two</td></tr></tbody></table>';

/** One mail of every kind. */
const BY_KIND: { [Kind in MailContent['kind']]: Omit<Extract<MailContent, { kind: Kind }>, 'kind'> } = {
  verify: { token: TOKEN },
  'reset-code': { code: CODE },
  'subscribe-code': { code: CODE },
  'password-link': { email: 'ada@example.com', token: TOKEN },
  'password-changed': {},
  'account-suspended': { contact: 'hello@example.com' },
  'account-unsuspended': {},
  'profile-suspended': { reason: 'The license has ended.', contact: 'hello@example.com' },
  'profile-unsuspended': {},
  'account-deleted': {},
  'account-removed': {},
  'address-changed': {},
  'old-address-code': { code: CODE },
  'new-address-code': { code: CODE },
  'address-in-use': {},
  'address-left': { token: unsubscribeToken },
  'address-arrived': {},
  'address-taken-back': {},
  'made-administrator': {},
  'second-factor-changed': { change: 'passkey-added' },
  'recovery-code-used': { left: 3 },
  'codes-tried': {},
  subscribed: { unsubscribeToken },
  newsletter: { unsubscribeToken, subject: 'News from November', body: ISSUE },
  'newsletter-test': { subject: 'News from November', body: ISSUE },
  'plan-started': {
    plan: 1,
    paid: { amount: 2900, currency: 'usd' },
    renews_at: '2026-12-21T12:00:00.000Z',
  },
  'payment-failed': { until: '2026-12-28T12:00:00.000Z' },
  'plan-ending': { until: '2026-12-21T12:00:00.000Z' },
  'plan-ended': {},
  'payment-refunded': { given_back: { amount: 2900, currency: 'usd' }, has_plan: true },
  'confirmation-ending': { token: unsubscribeToken, confirmed_at: '2026-09-02', until: '2026-12-01' },
  'earliest-visit-ending': { token: unsubscribeToken, said_on: '2026-11-02', until: '2026-12-02' },
  'confirmation-lapsed': { token: unsubscribeToken, confirmed_at: '2026-08-01', until: '2026-10-30' },
  'profile-reported': { token: unsubscribeToken, reported: { phone: 2, 'not-accepting': 1 } },
  test: {},
  invitation: { token: unsubscribeToken, until: '2027-01-20' },
  'registry-found': {
    findings: [
      { about: 'exclusion', result: 'excluded', kind: 'leie', dated: '2026-11-10' },
      { about: 'name', result: 'differs', kind: 'nppes-weekly', dated: '2026-11-15' },
    ],
    off: true,
  },
  'registry-checked': {
    found: [
      { doctor: 7, about: 'exclusion', result: 'excluded', off: true },
      { doctor: 9, about: 'license', result: 'differs', off: false },
    ],
    total: 3,
    off: 1,
    spared: 0,
    over: [12],
  },
  'article-published': { article: 7, published_at: '2026-12-21T12:00:00.000Z', scheduled: true },
  'article-returned': { reason: 'Please name the sources of the second section.' },
  'profile-approved': { doctor: 7, listed: true },
  'profile-rejected': { reason: 'The license is not in the register.', sections: ['licenses', 'npi'] },
};

export const MAIL_EXAMPLES = Object.entries(BY_KIND).map(
  ([kind, data]) => ({ kind, ...data }) as MailContent,
);
