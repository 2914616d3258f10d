import { SORTS } from '#contract/vocabulary.ts';
import styles from './ordering-rule.module.css';

/** How results are found and ordered, published beside them. */
export function OrderingRule() {
  return (
    <details className={styles.rule}>
      <summary>How this list is ordered</summary>
      <dl>
        <dt>Names</dt>
        <dd>When you type a name, psychiatrists of that name come first, in every order.</dd>
        <dt>{SORTS.nearest}</dt>
        <dd>
          The shortest straight line from your ZIP code or the middle of your city comes first. Without
          either, those who are confirmed to accept new patients come first, in an order that is reshuffled
          every day.
        </dd>
        <dt>{SORTS.confirmed}</dt>
        <dd>
          Whoever told us last that they accept new patients comes first. Those who do not accept any come at
          the end.
        </dd>
        <dt>{SORTS.follow_up}</dt>
        <dd>
          The lowest published price of a follow-up visit comes first. Those who publish none come at the end.
          What you pay with insurance may differ.
        </dd>
        <dt>Telehealth</dt>
        <dd>
          A psychiatrist needs a license in the state where you are during the visit. So with Telehealth your
          ZIP code or city stands for its whole state: you see everybody licensed there who works by video.
          The nearest come first, whom you could also visit.
        </dd>
        <dt>Your words</dt>
        <dd>
          Words for a condition, a treatment, an insurance, an age or a language become filters: “depressed”
          is read as depression. Other words are looked for in names and in what psychiatrists write about
          themselves.
        </dd>
      </dl>
      <p>Nobody can pay for a place in this list.</p>
    </details>
  );
}
