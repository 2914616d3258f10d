import { Link } from 'wouter';
import { Cite } from '../../parts/guide/cite.tsx';

export function BesideMedication() {
  return (
    <>
      <h3>Talk therapy</h3>
      <p>
        Therapy is a treatment in its own right, alone or together with medication.
        <Cite id="nimh-psychotherapies" /> For a first episode of depression, the American College of
        Physicians recommends either CBT or an antidepressant, CBT first where it is mild.
        <Cite id="acp-depression" /> The names are many; these are the ones you will meet most.
      </p>
      <ul>
        <li>
          <strong>Cognitive behavioral therapy (CBT)</strong> works on the thoughts and habits that keep a
          problem going. <strong>Exposure and response prevention</strong> is its form for OCD,{' '}
          <strong>CBT-I</strong> its form for insomnia.
        </li>
        <li>
          <strong>Dialectical behavior therapy (DBT)</strong> teaches skills for overwhelming feelings and
          self-harm.
        </li>
        <li>
          <strong>Interpersonal therapy</strong> looks at grief, conflict and change as part of a depression.
        </li>
        <li>
          <strong>Trauma-focused therapies</strong>, prolonged exposure and EMDR among them, treat PTSD.
          <Cite id="va-ptsd" />
        </li>
        <li>
          <strong>Psychodynamic therapy</strong> asks where patterns in feelings and relationships come from;{' '}
          <strong>family therapy</strong> brings the people at home into the room.
        </li>
      </ul>
      <h3>Procedures</h3>
      <p>
        When medicines and therapy have not been enough, there are treatments that act on the brain more
        directly.
      </p>
      <ul>
        <li>
          <strong>TMS</strong> (transcranial magnetic stimulation) uses magnetic pulses, awake and without
          anesthesia, on most working days for several weeks. It is cleared for depression and OCD. A headache
          is common; a seizure is rare.
          <Cite id="nimh-brain-stimulation" />
        </li>
        <li>
          <strong>ECT</strong> (electroconvulsive therapy) is done asleep, under anesthesia. It is among the
          most effective treatments for severe depression, catatonia and some psychoses. The price can be gaps
          in memory, mostly around the time of treatment.
          <Cite id="nimh-brain-stimulation" />
        </li>
        <li>
          <strong>Esketamine</strong> is a nasal spray for depression that has not responded to other
          medicines. It is given only in certified clinics, with at least two hours of observation, and you
          cannot drive until the next day.
          <Cite id="medlineplus-esketamine" />
        </li>
      </ul>
      <h3>The rest of the week</h3>
      <p>
        Regular sleep, daylight, moving your body, less alcohol, and people who know how you are doing make
        every treatment work better. They are not a test of will: in a severe episode, nobody can simply
        decide to do them.
      </p>
      <p>
        In this directory you can look for{' '}
        <Link href="/search?treatment=cbt">psychiatrists who offer CBT</Link>,{' '}
        <Link href="/search?treatment=tms">TMS</Link>, <Link href="/search?treatment=ect">ECT</Link> or{' '}
        <Link href="/search?treatment=esketamine">esketamine</Link>, among others.
      </p>
    </>
  );
}
