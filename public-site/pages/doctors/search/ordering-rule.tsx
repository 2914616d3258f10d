import styles from './ordering-rule.module.css';

/** How results are ordered, published beside them. */
export function OrderingRule() {
  return (
    <details className={styles.rule}>
      <summary>How this list is ordered</summary>
      <ol>
        <li>
          When you type a name, psychiatrists of that name come first. Then come those whose profiles have
          your words, where we have no filter for them.
        </li>
        <li>When you give a ZIP code or a city, the nearest come first.</li>
        <li>
          Where distance says nothing, those who are confirmed to accept new patients come first, in an order
          that is reshuffled every day.
        </li>
      </ol>
      <p>Nobody can pay for a place in this list.</p>
    </details>
  );
}
