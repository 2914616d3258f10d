import { z } from 'zod';
import { formatDate } from '#contract/dates.ts';
import { PAGES } from '#contract/paths.ts';
import { GRACE_DAYS, PLAN_NAMES } from '#contract/plans.ts';
import { moneyText } from '#contract/money.ts';
import { mailKind } from './mail-kind.ts';
import type { MailPart, MailSite } from './mail-kind.ts';

const plan = z.literal([1, 2]);
const date = z.iso.datetime();
const money = z.strictObject({ amount: z.int(), currency: z.string().regex(/^[a-z]{3}$/) });

export const PAYMENT_MAILS = {
  'plan-started': mailKind({
    data: { plan, paid: money.nullable(), renews_at: date.nullable() },
    askedFor: false,
    text: ({ plan, paid, renews_at }, site) => ({
      subject: `Your ${PLAN_NAMES[plan].toLowerCase()} plan has started`,
      preview: 'You can set up your profile now.',
      parts: [
        { text: `Thank you. Your ${PLAN_NAMES[plan].toLowerCase()} plan at ${site.name} has started.` },
        ...(paid ? [{ text: `Paid: ${moneyText(paid)}. The invoice is under “Manage billing”.` }] : []),
        ...(renews_at ? [{ text: `It renews on ${formatDate(renews_at)}, unless you cancel before.` }] : []),
        manage(site),
      ],
    }),
  }),

  'payment-failed': mailKind({
    data: { until: date },
    askedFor: false,
    text: ({ until }, site) => ({
      subject: 'Your payment did not go through',
      preview: `Your plan holds until ${formatDate(until)}.`,
      parts: [
        { text: `Your plan at ${site.name} was to be renewed, and the payment did not go through.` },
        {
          text:
            `Your plan holds for ${GRACE_DAYS} days, until ${formatDate(until)}, and a listed profile stays listed. Please ` +
            'check your card under “Manage billing”. The payment is tried again by itself.',
        },
        manage(site),
      ],
    }),
  }),

  'plan-ending': mailKind({
    data: { until: date },
    askedFor: false,
    text: ({ until }, site) => ({
      subject: 'Your plan ends soon',
      preview: `Until ${formatDate(until)} everything stays as it is.`,
      parts: [
        { text: `Your plan at ${site.name} was canceled. It holds until ${formatDate(until)}.` },
        {
          text:
            'Then your profile leaves the directory, and is kept: with a new plan an approved profile is listed again, ' +
            'without another review. If you change your mind before that day, you can resume the plan.',
        },
        manage(site),
      ],
    }),
  }),

  'plan-ended': mailKind({
    data: {},
    askedFor: false,
    text: (_, site) => ({
      subject: 'Your plan has ended',
      preview: 'Your profile is kept, and is not listed without a plan.',
      parts: [
        { text: `Your plan at ${site.name} has ended, and your profile is not listed without one.` },
        { text: 'It is kept: with a new plan an approved profile is listed again, without another review.' },
        { button: 'See the plans', href: site.url + PAGES.pricing },
      ],
    }),
  }),

  'payment-refunded': mailKind({
    data: { given_back: money, has_plan: z.boolean() },
    askedFor: false,
    text: ({ given_back, has_plan }, site) => ({
      subject: 'Your money is on its way back',
      preview: `${moneyText(given_back)} was given back to you.`,
      parts: [
        { text: `${site.name} has given ${moneyText(given_back)} of what you paid back to you.` },
        { text: 'It arrives where you paid from, which may take a bank some days.' },
        {
          text: has_plan
            ? 'The refund does not end your plan by itself: until when it holds is under “Manage billing”.'
            : 'You have no plan at the moment, and the refund changes nothing about your profile.',
        },
        manage(site),
      ],
    }),
  }),
};

function manage(site: MailSite): MailPart {
  return { button: 'Manage billing', href: site.url + PAGES.pricing };
}
