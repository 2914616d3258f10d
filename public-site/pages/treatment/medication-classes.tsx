import { Cite } from '../../parts/guide/cite.tsx';
import { ScrollTable } from '../../parts/guide/scroll-table.tsx';

export function MedicationClasses() {
  return (
    <>
      <p>
        Medicines are named after what they were first used for, which can mislead: “antidepressants” are also
        a usual treatment for anxiety, and some “antipsychotics” are used in bipolar disorder and, together
        with an antidepressant, in depression.
        <Cite id="nimh-medications" /> The names below are generic; the pharmacy’s label carries them too.
      </p>
      <ScrollTable
        caption="Classes of medication"
        head={['Class', 'For example', 'Used for', 'Good to know']}
        rows={[
          [
            'Antidepressants',
            'Sertraline, escitalopram, fluoxetine (SSRIs); venlafaxine, duloxetine (SNRIs); bupropion; older: tricyclics, MAOIs',
            'Depression, anxiety disorders, OCD, PTSD, some kinds of pain',
            <>
              Usually 4 to 8 weeks to work.
              <Cite id="nimh-medications" /> Not addictive in the way sedatives are, yet reduced step by step.
            </>,
          ],
          [
            'Anti-anxiety medicines',
            'Buspirone; benzodiazepines such as lorazepam, clonazepam, alprazolam',
            'Anxiety, panic',
            <>
              Benzodiazepines act within the hour; the body can get used to them within days to weeks.
              <Cite id="fda-benzodiazepines" />
            </>,
          ],
          [
            'ADHD medicines',
            'Methylphenidate, amphetamines (stimulants); atomoxetine, guanfacine (not stimulants)',
            'Attention deficit hyperactivity disorder',
            <>
              Stimulants are controlled substances and must not be shared.
              <Cite id="fda-stimulants" /> Blood pressure and pulse are checked.
            </>,
          ],
          [
            'Mood stabilizers',
            'Lithium, valproate, lamotrigine',
            'Bipolar disorder, sometimes depression',
            <>
              Lithium and valproate need blood tests. Lithium lowers the risk of suicide in mood disorders.
              <Cite id="lithium-suicide" />
            </>,
          ],
          [
            'Antipsychotics',
            'Aripiprazole, quetiapine, olanzapine, risperidone, haloperidol, clozapine',
            'Schizophrenia, mania, some depressions',
            <>
              Weight, blood sugar, cholesterol and movement are watched.
              <Cite id="nimh-medications" /> Several come as a shot every few weeks or months.
            </>,
          ],
          [
            'Medicines for addiction',
            'Buprenorphine, methadone, naltrexone (opioids); naltrexone, acamprosate, disulfiram (alcohol); varenicline (tobacco)',
            'Substance use disorders',
            <>
              Proven treatments that improve survival; not “one drug for another.”
              <Cite id="samhsa-medications" />
            </>,
          ],
        ]}
      />
      <p>
        Some medicines are prescribed for an illness that is not on their label. This “off-label” use is legal
        and common, and a fair reason to ask what the evidence is.
        <Cite id="fda-off-label" />
      </p>
    </>
  );
}
