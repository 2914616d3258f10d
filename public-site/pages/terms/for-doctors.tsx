import { Link } from 'wouter';
import { CONFIRMATION_DAYS } from '#contract/constants.ts';

export function ForDoctors() {
  return (
    <>
      <p>An account is for one psychiatrist. When you have a profile here, you promise that</p>
      <ul>
        <li>
          you are an MD or DO trained in psychiatry, with an active license in every state that you name;
        </li>
        <li>what you write is true, complete and current, and you correct it when it changes;</li>
        <li>
          you tell us without delay when a license is restricted, suspended or lost, and take the profile
          offline or correct it;
        </li>
        <li>you offer telehealth only where you hold a license;</li>
        <li>the picture shows you, and you may use it;</li>
        <li>there is nothing about patients in it, and no testimonials.</li>
      </ul>
      <p>
        You keep all rights to your text and picture; we may show them on this site, in its search results and
        feeds, for as long as the profile exists. “Accepting new patients” needs a click every{' '}
        {CONFIRMATION_DAYS} days; without it the badge says “not confirmed lately.” Keep your password to
        yourself, and tell us if somebody else has it.
      </p>
    </>
  );
}

export function Plans() {
  return (
    <>
      <p>
        A public profile needs a paid plan, monthly or yearly, at the price shown on the{' '}
        <Link href="/pricing">pricing page</Link> and again before you pay. Both show the same profile. A plan
        buys a listing. It buys no place in the results, no number of patients, and no kinder review of your
        credentials.
      </p>
      <ul>
        <li>
          <strong>Renewal.</strong> A plan renews by itself for the same period until you cancel. Card details
          are held by the payment provider, not by us.
        </li>
        <li>
          <strong>Cancellation.</strong> At any time, in your account and without giving reasons. The profile
          stays online until the end of the period that you have paid for, then it leaves the search and is
          kept for you. Paying again brings it back.
        </li>
        <li>
          <strong>Failed payment.</strong> We tell you, and the profile stays online for seven days while you
          sort it out.
        </li>
        <li>
          <strong>Refunds.</strong> A period that has begun is not refunded in part, unless the law says
          otherwise, you were charged by mistake, or we removed the profile without a reason of yours: then
          you get back the part that you could not use.
        </li>
        <li>
          <strong>New prices.</strong> Only from your next period on, and only after we have written to you at
          least 30 days before, so that you can cancel.
        </li>
      </ul>
    </>
  );
}

export function Removal() {
  return (
    <>
      <p>
        You can delete your account yourself, at once and for good. We may refuse, hide or remove a profile
        when a license or NPI cannot be confirmed, when something in it is false or harms people, when a
        licensing board has acted, or when these terms are broken in another serious way.
      </p>
      <p>
        Unless people are in danger or the law forbids it, we tell you why first and give you a chance to
        answer. If you think that we are wrong, write to us: somebody looks again, and you get an answer with
        reasons.
      </p>
    </>
  );
}
