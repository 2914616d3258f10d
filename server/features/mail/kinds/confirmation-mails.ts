import { z } from 'zod';
import { formatDate } from '#contract/dates.ts';
import { PAGES } from '#contract/paths.ts';
import { REPORTS } from '#contract/reports.ts';
import type { ReportKind } from '#contract/reports.ts';
import { counted, listed } from '#contract/wording.ts';
import { mailKind } from './mail-kind.ts';
import type { MailPart, MailSite } from './mail-kind.ts';
import { secret, secretLink } from './secret.ts';
import type { Secret } from './secret.ts';

const token = secret(/^[0-9a-f]{32}$/);
const ofConfirmation = { token, confirmed_at: z.iso.date(), until: z.iso.date() };
const count = z.int().positive().optional();

export const CONFIRMATION_MAILS = {
  'confirmation-ending': mailKind({
    data: ofConfirmation,
    askedFor: false,
    text: ({ token, confirmed_at, until }, site) => ({
      subject: 'Please confirm that you take new patients',
      preview: `One press, without signing in. Please answer by ${formatDate(until)}.`,
      parts: [
        {
          text:
            `On ${formatDate(confirmed_at)} you said at ${site.name} that you take new patients. Visitors see that until ` +
            `${formatDate(until)}. After that your profile says “not confirmed lately”.`,
        },
        button(site, token),
        WITHOUT_SIGNING_IN,
      ],
    }),
  }),

  'confirmation-lapsed': mailKind({
    data: ofConfirmation,
    askedFor: false,
    text: ({ token, confirmed_at }, site) => ({
      subject: 'Your profile is not confirmed any more',
      preview: 'One press, without signing in, and it is up to date again.',
      parts: [
        {
          text:
            `It is a while since you said at ${site.name} that you take new patients: that was on ` +
            `${formatDate(confirmed_at)}. Your profile stays listed, and says “not confirmed lately” now.`,
        },
        button(site, token),
        WITHOUT_SIGNING_IN,
      ],
    }),
  }),

  'earliest-visit-ending': mailKind({
    data: { token, said_on: z.iso.date(), until: z.iso.date() },
    askedFor: false,
    text: ({ token, said_on, until }, site) => ({
      subject: 'Please say when you can see a new patient',
      preview: `One press, without signing in. Please answer by ${formatDate(until)}.`,
      parts: [
        {
          text:
            `On ${formatDate(said_on)} you said at ${site.name} when you can see a new patient first. It is what people ` +
            `most want to know. The search counts it until ${formatDate(until)}; after that your profile shows it as older.`,
        },
        button(site, token),
        WITHOUT_SIGNING_IN,
      ],
    }),
  }),

  'profile-reported': mailKind({
    data: { token, reported: z.strictObject({ phone: count, 'not-accepting': count, moved: count }) },
    askedFor: false,
    text: ({ token, reported }, site) => ({
      subject: 'Please check that your profile is right',
      preview: 'Visitors told us that something may have changed.',
      parts: [
        { text: `Visitors of your profile at ${site.name} told us: ${told(reported)}.` },
        { text: 'Nothing of your profile was changed. Please say whether you take new patients:' },
        button(site, token),
        WITHOUT_SIGNING_IN,
        { text: 'If your number or your address is another one now, please change it in your profile:' },
        { button: 'Open my profile', href: site.url + PAGES.viewProfile },
      ],
    }),
  }),
};

const WITHOUT_SIGNING_IN: MailPart = {
  text: 'You need not sign in. The link holds for 30 days and takes one answer. Please do not pass it on.',
};

function button(site: MailSite, token: Secret): MailPart {
  return { button: 'Answer with one press', href: secretLink(site.url + PAGES.confirm, token) };
}

/** "“The number does not answer” (2 visitors) and “Takes no new patients” (1 visitor)" */
function told(reported: Partial<Record<ReportKind, number>>): string {
  const kinds = Object.entries(reported) as [ReportKind, number][];
  return listed(kinds.map(([kind, count]) => `“${REPORTS[kind]}” (${counted(count, 'visitor')})`));
}
