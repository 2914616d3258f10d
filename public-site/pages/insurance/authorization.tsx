import { Cite } from '../../parts/guide/cite.tsx';
import { Steps } from '../../parts/guide/steps.tsx';

export function Authorization() {
  return (
    <>
      <p>
        For some care the plan wants to agree beforehand. Ordinary visits to a psychiatrist rarely need it.
        TMS, ECT, esketamine, intensive programs, hospital stays, many brand-name medicines and some
        psychological tests often do. The practice asks; you can ask the plan whether it has the request, and
        what is missing.
      </p>
      <ul>
        <li>
          The plan has to decide within 15 days, and within 72 hours when it is urgent.
          <Cite id="healthcare-internal-appeals" />
        </li>
        <li>
          <strong>Step therapy</strong> means that the plan wants another medicine tried first. If you have
          tried it, or it is unsafe for you, the doctor can ask for an exception.
        </li>
        <li>An authorization has an end date. Put it in your calendar, two weeks early.</li>
        <li>Approval is not a promise about your share: deductible and coinsurance still apply.</li>
      </ul>
    </>
  );
}

export function Appeals() {
  return (
    <>
      <p>
        A refusal is an opening, not an end. It must come in writing and say why, and you have time to answer.
      </p>
      <Steps
        steps={[
          {
            title: 'Read the reason',
            text: 'A wrong code or a missing form is fixed with a phone call. “Not medically necessary” needs an appeal.',
          },
          {
            title: 'Ask for the criteria',
            text: (
              <>
                Request the rule that was applied and compare it with how the plan treats other illnesses:
                that is what parity means.
                <Cite id="cms-parity" />
              </>
            ),
          },
          {
            title: 'Appeal inside the plan',
            text: (
              <>
                Within 180 days of the notice, with a letter from the doctor: what was tried, what happened,
                what the guideline says.
                <Cite id="healthcare-internal-appeals" />
              </>
            ),
          },
          {
            title: 'Ask for an external review',
            text: (
              <>
                Usually within four months of the final no. An independent reviewer decides, and the plan must
                accept it. In an urgent case you may ask for both at once.
                <Cite id="healthcare-external-review" />
              </>
            ),
          },
          {
            title: 'Get help, for free',
            text: (
              <>
                Your state’s insurance department or consumer assistance program; for a plan from an employer,
                the Department of Labor at <a href="tel:+18664443272">1-866-444-3272</a>.
                <Cite id="dol-help" />
              </>
            ),
          },
        ]}
      />
    </>
  );
}
