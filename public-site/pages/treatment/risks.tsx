import { Cite } from '../../parts/guide/cite.tsx';
import { BoxedWarnings } from './boxed-warnings.tsx';

export function Risks() {
  return (
    <>
      <p>
        Every medicine that does something can also do something unwanted. Nausea, sleepiness or
        sleeplessness, weight gain, sexual side effects, a tremor or a dry mouth are common, differ from one
        medicine to the next, and are reasons to talk, not to suffer in silence: there is nearly always
        another dose, another time of day, or another medicine.
      </p>
      <h3>Boxed warnings</h3>
      <p>
        A box at the top of the prescribing information is the FDA’s most prominent warning. It does not mean
        that a medicine is bad. It says what has to be watched, by whom, and when.
      </p>
      <BoxedWarnings />
      <h3>Stopping</h3>
      <p>
        Stopping suddenly can make you ill. After an antidepressant, people describe dizziness, nausea,
        irritability and tingling like small electric shocks;
        <Cite id="medlineplus-sertraline" /> after a benzodiazepine, withdrawal can bring seizures that
        endanger life.
        <Cite id="fda-benzodiazepines" /> The illness itself may also come back. If you want to stop, for
        whatever reason, say so: a plan to come off slowly is a treatment too. Ran out, or lost your
        insurance? Call the practice or ask the pharmacist about an emergency supply before the last pill.
      </p>
      <h3>Pregnancy and breastfeeding</h3>
      <p>
        Call before you stop, not after. The American College of Obstetricians and Gynecologists recommends
        against withholding or stopping psychiatric medication because of pregnancy or breastfeeding alone:
        untreated illness has risks for mother and child too.
        <Cite id="acog-treatment" /> Some medicines are different. Valproate can cause birth defects and lower
        a child’s IQ; it should not be taken by anyone who may become pregnant unless nothing else will do.
        <Cite id="fda-valproate" /> If a pregnancy is possible, say so when anything is prescribed. The
        Maternal Mental Health Hotline listens day and night: call or text{' '}
        <a href="tel:+18338526262">1-833-852-6262</a>.
      </p>
      <h3>Older people</h3>
      <p>
        The body clears medicines more slowly with age, and there are more of them to interact. The American
        Geriatrics Society advises people over 65 to avoid, in most cases, benzodiazepines, sleeping pills of
        the zolpidem kind, and antihistamines like diphenhydramine, which is in many “PM” products: they bring
        falls and confusion.
        <Cite id="ags-beers" />
      </p>
      <h3>Children and teenagers</h3>
      <p>
        Fewer medicines are approved for the young, therapy often comes first, and a parent takes part in the
        decision. With an antidepressant, the first months and every change of dose are the time to watch
        closely for new agitation, sleeplessness, or talk of death, and to call the same day.
        <Cite id="fda-antidepressants" />
      </p>
    </>
  );
}
