import type { User } from '#contract/accounts.ts';
import { PAGES } from '#contract/paths.ts';
import { operatorText } from '#contract/accounts.ts';
import { setupPath } from '../own-profile/setup/setup-path.ts';

export interface NextStep {
  state: 'done' | 'next' | 'later';
  title: string;
  text: string;
  /** Where it is done, for the one that is next. */
  link?: { href: string; label: string };
}

/**
 * The way from an account to a public profile, and how far this doctor has come: one is next, until all are done.
 * `contact`: where the operator is written to; null where nobody has said it.
 */
export function nextSteps(user: User, contact: string | null): NextStep[] {
  const steps = [
    {
      done: user.verified,
      title: 'Confirm your e-mail address',
      text: 'Open the mail that we sent you and press the button in it.',
      link: { href: PAGES.verify, label: 'Get the mail' },
    },
    {
      done: user.plan > 0,
      title: 'Choose a plan',
      text: planText(user),
      link: { href: PAGES.pricing, label: 'See the plans' },
    },
    {
      done: user.profile !== null || user.submit_at !== null,
      title: 'Set up your profile',
      text: 'Two short pages: who you are, and how you work. You need your NPI and your license number.',
      link: { href: PAGES.setupProfile, label: 'Set up the profile' },
    },
    {
      done: user.submit_at !== null,
      title: 'Submit it',
      text: 'Read it once more, then send it to us. Until then nobody else sees it.',
      link: { href: setupPath(3, 'submit'), label: 'Go to the profile' },
    },
    { done: user.review_status === 'approved', ...reviewOf(user, contact) },
  ];
  const next = steps.findIndex(({ done }) => !done);
  return steps.map(({ done, link, ...step }, index) => ({
    ...step,
    state: done ? 'done' : index === next ? 'next' : 'later',
    ...(index === next && link && { link }),
  }));
}

function planText({ review_status }: User): string {
  return review_status === 'approved'
    ? 'Your profile is kept. With a plan it is back in the search, without another review.'
    : 'Monthly or yearly: both list the same profile.';
}

function reviewOf(
  { review_status }: User,
  contact: string | null,
): Pick<NextStep, 'title' | 'text' | 'link'> {
  if (review_status === 'rejected') {
    return {
      title: 'Change your profile',
      text: 'Our review found something that must be changed before the profile can go live.',
      link: { href: PAGES.setupProfile, label: 'Go to the profile' },
    };
  }
  if (review_status === 'suspended') {
    return {
      title: 'Your profile is suspended',
      text: `Please write to ${operatorText(contact)}.`,
      link: { href: PAGES.viewProfile, label: 'Read why' },
    };
  }
  return {
    title: 'Wait for our review',
    text: 'We check your NPI and your license. Then your profile is live, and this page says so.',
  };
}
