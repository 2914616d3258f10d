import { Cite } from '../../parts/guide/cite.tsx';
import { Note } from '../../parts/guide/note.tsx';

export function InShort() {
  return (
    <>
      <Note tone="urgent">
        <p>
          Thinking of suicide, or afraid for someone? Leave this page and <a href="tel:988">call 988</a> or{' '}
          <a href="sms:988">text 988</a>. After an overdose, or in danger, <a href="tel:911">call 911</a>.{' '}
          <a href="#urgent">More on when not to wait</a>
        </p>
      </Note>
      <ul>
        <li>
          Medication is one of several treatments and is often combined with talk therapy. It can take several
          tries to find what works best with the fewest side effects.
          <Cite id="nimh-medications" />
        </li>
        <li>
          The medicines that treat depression, bipolar disorder, psychosis, panic or ADHD need a prescription.
          Supplements on the next shelf have not been approved for anything.
          <Cite id="fda-supplements" />
        </li>
        <li>
          Many medicines need weeks before they help, and many have to be reduced slowly when they are no
          longer needed. The one rule for all of them: change nothing on your own; call the prescriber first.
        </li>
        <li>
          A psychiatrist is a physician (MD or DO). They can look for physical causes, prescribe, order blood
          tests, and many also offer therapy.
        </li>
      </ul>
    </>
  );
}
