import { Cite } from '../../parts/guide/cite.tsx';
import { Note } from '../../parts/guide/note.tsx';

export function Mixtures() {
  return (
    <>
      <p>
        Bring everything you take to the visit, in a bag or on a photo: prescriptions of other doctors, the
        cold medicine, the tea, what you drink and smoke. These pairs come up most often.
      </p>
      <ul>
        <li>
          <strong>St. John’s wort and an antidepressant</strong>: together they can raise serotonin to a
          dangerous level. The herb also weakens birth control pills, blood thinners, HIV medicines, drugs
          that protect a transplant, and others.
          <Cite id="nccih-st-johns-wort" />
        </li>
        <li>
          <strong>Cough syrup with dextromethorphan (“DM”) and an antidepressant</strong>: the same risk,
          above all with MAOIs.
          <Cite id="medlineplus-serotonin" />
        </li>
        <li>
          <strong>Ibuprofen, naproxen or aspirin and an SSRI or SNRI</strong>: bleeding becomes more likely.
          <Cite id="medlineplus-sertraline" />
        </li>
        <li>
          <strong>Ibuprofen or naproxen and lithium</strong>: the lithium level can rise until it is toxic. So
          can heat, vomiting, diarrhea, and a sudden change in how much salt you eat.
          <Cite id="medlineplus-lithium" />
        </li>
        <li>
          <strong>Benzodiazepines with opioids or alcohol</strong>: breathing can slow down or stop.
          <Cite id="fda-benzodiazepines" />
        </li>
        <li>
          <strong>Grapefruit juice and some medicines</strong>, buspirone among them: the juice changes how
          much reaches the blood.
          <Cite id="fda-grapefruit" />
        </li>
      </ul>
      <Note tone="urgent">
        <p>
          Agitation or confusion, fever, heavy sweating, shivering, stiff or twitching muscles and a racing
          heart within hours of a new medicine or mixture can be serotonin syndrome. It is an emergency:{' '}
          <a href="tel:911">call 911</a>. For any other doubt about a mixture, Poison Control answers day and
          night at <a href="tel:+18002221222">1-800-222-1222</a>.
          <Cite id="medlineplus-serotonin" />
        </p>
      </Note>
    </>
  );
}
