import { Cite } from '../../parts/guide/cite.tsx';

export function Rights() {
  return (
    <>
      <p>
        Two federal laws do most of the work. The{' '}
        <strong>Mental Health Parity and Addiction Equity Act</strong> (MHPAEA) says that a plan which covers
        mental health may not make it harder to use than other care: not with higher co-pays or deductibles,
        not with a lower number of visits, not with stricter rules for approval.
        <Cite id="cms-parity" /> The law does not force a plan to cover mental health at all. That is what the{' '}
        <strong>Affordable Care Act</strong> (ACA) does for most plans that people buy themselves or get from
        a small employer: mental health and addiction treatment are among its ten essential health benefits.
        <Cite id="healthcare-mental-health" />
      </p>
      <p>What follows from them, in practice:</p>
      <ul>
        <li>
          A plan on the Marketplace must cover therapy, psychiatric visits, inpatient care and treatment for
          addiction, and cannot refuse you or charge more because you have been treated before.
          <Cite id="healthcare-mental-health" />
        </li>
        <li>There can be no yearly or lifetime dollar limit on these benefits in such a plan.</li>
        <li>
          You may ask the plan, in writing, which criteria for medical necessity it used, and why it refused
          something. It has to answer.
          <Cite id="cms-parity" />
        </li>
        <li>
          Most plans cover screening for depression without any co-pay.
          <Cite id="healthcare-preventive" />
        </li>
      </ul>
      <p>
        Some products look like insurance and are exempt: short-term plans, fixed-indemnity plans, and health
        care sharing ministries. They may leave out mental health altogether. Read what they exclude before
        you rely on one.
      </p>
    </>
  );
}
