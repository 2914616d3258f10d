import { Cite } from '../../parts/guide/cite.tsx';

export function Estimates() {
  return (
    <>
      <p>
        Under the No Surprises Act, anyone without insurance, or who chooses not to use it, must get a{' '}
        <strong>good faith estimate</strong> of the cost in writing: within one business day when the visit is
        booked at least three business days ahead, within three business days when it is booked ten or more
        business days ahead, or when you simply ask.
        <Cite id="cms-estimate" /> For care that goes on, one estimate can cover up to a year.
      </p>
      <p>
        If the bill is $400 or more above the estimate, you can dispute it. You have 120 days from the bill;
        the fee is $25. The No Surprises Help Desk explains how: <a href="tel:+18009853059">1-800-985-3059</a>
        .
        <Cite id="cms-dispute" />
      </p>
      <p>
        The same law protects people with insurance from surprise bills in emergencies, mental health
        emergencies included, and from out-of-network clinicians whom they did not choose in an in-network
        hospital: you owe the in-network share, no more.
        <Cite id="cms-surprises" />
      </p>
    </>
  );
}
