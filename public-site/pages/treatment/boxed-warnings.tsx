import { Cite } from '../../parts/guide/cite.tsx';
import { ScrollTable } from '../../parts/guide/scroll-table.tsx';

/** Boxed warnings of the classes that psychiatrists prescribe most. */
export function BoxedWarnings() {
  return (
    <ScrollTable
      caption="Boxed warnings in psychiatry"
      head={['Medicines', 'The warning', 'What it means for you']}
      rows={[
        [
          'Antidepressants',
          <>
            Suicidal thoughts and behavior in children, teenagers and adults up to 24, mostly in the first
            months.
            <Cite id="fda-antidepressants" />
          </>,
          'Earlier and more frequent check-ins; family who know what to look for. Untreated depression is dangerous too.',
        ],
        [
          'Benzodiazepines',
          <>
            Abuse, addiction, dependence and withdrawal; with opioids, slowed breathing and death.
            <Cite id="fda-benzodiazepines" />
          </>,
          'As little and as short as possible; never stopped at once; no alcohol.',
        ],
        [
          'Stimulants',
          <>
            Misuse, addiction, overdose, and the danger of sharing.
            <Cite id="fda-stimulants" />
          </>,
          'Kept locked away, taken only by the person they are for.',
        ],
        [
          'Antipsychotics',
          <>
            More deaths among older people with dementia.
            <Cite id="medlineplus-quetiapine" />
          </>,
          'In dementia, other help first; where one is used, at a low dose and with an end date.',
        ],
        [
          'Lithium',
          <>
            Toxic at levels close to those that help.
            <Cite id="medlineplus-lithium" />
          </>,
          'Blood tests, steady salt and fluids, a call when you vomit or have diarrhea.',
        ],
        [
          'Valproate',
          <>
            Liver failure, pancreatitis, and harm to an unborn child.
            <Cite id="medlineplus-valproate" />
          </>,
          'Blood tests; reliable birth control, or another medicine.',
        ],
        [
          'Lamotrigine',
          <>
            Serious rashes, mostly in the first 2 to 8 weeks.
            <Cite id="medlineplus-lamotrigine" />
          </>,
          'Raised slowly. Any rash: call at once.',
        ],
        [
          'Clozapine',
          <>
            A dangerous fall of white blood cells, among others.
            <Cite id="medlineplus-clozapine" />
          </>,
          'Regular blood counts. Fever or a sore throat: call the same day.',
        ],
      ]}
    />
  );
}
