import { Cite } from '../../parts/guide/cite.tsx';
import { Timeline } from '../../parts/guide/timeline.tsx';

export function Benefits() {
  return (
    <>
      <p>
        Treatment aims at something you can name: sleeping through, going to work, no panic on the train, no
        more voices, a year without a hospital. Say yours at the first visit and write it down; it is what you
        will both measure by. Medication does not make a life good, and it does not change who you are. At its
        best it takes away enough of the illness for therapy, people and habits to do their part.
      </p>
      <p>
        How fast that goes depends on the medicine. Some act within the hour; stimulants within days; lithium
        and antipsychotics within days to weeks. With an antidepressant, it often goes like this:
      </p>
      <Timeline
        stages={[
          {
            when: 'First days',
            text: 'Side effects, if any, come before benefits: an upset stomach, headache, restlessness, sleepiness. Most ease within one or two weeks. Feeling much worse is a reason to call the same day.',
          },
          {
            when: 'Weeks 1 to 4',
            text: (
              <>
                Sleep, appetite, energy and concentration often improve before the mood does. Others may
                notice it before you do.
                <Cite id="nimh-medications" />
              </>
            ),
          },
          {
            when: 'Weeks 4 to 8',
            text: (
              <>
                Time to judge. That is how long these medicines usually need;
                <Cite id="nimh-medications" /> if little has changed, the dose, the medicine or the plan
                should.
              </>
            ),
          },
          {
            when: 'Months after',
            text: (
              <>
                Being well is not yet the end. In trials, depression came back in 41 of 100 people whose
                medicine was replaced by a placebo, and in 18 of 100 who stayed on it.
                <Cite id="antidepressants-relapse" /> How long to stay on depends on how often it came before:
                agree on it.
              </>
            ),
          },
        ]}
      />
      <p>
        The benefits that are best proven are also the least talked about: lithium lowers the risk of suicide
        in people with mood disorders;
        <Cite id="lithium-suicide" /> medicines for opioid addiction help people survive and stay in
        treatment;
        <Cite id="samhsa-medications" /> clozapine helps people with schizophrenia for whom nothing else has.
        <Cite id="medlineplus-clozapine" />
      </p>
    </>
  );
}
