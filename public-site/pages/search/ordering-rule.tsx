import { AsSent, lazyPart } from '../../app/lazy-part.tsx';
import styles from './ordering-rule.module.css';

const OrderingRuleText = lazyPart(async () => (await import('./ordering-rule-text.tsx')).OrderingRuleText);

/** How results are found and ordered, published beside them. */
export function OrderingRule() {
  return (
    <details className={styles.rule}>
      <summary>How this list is ordered</summary>
      <AsSent>
        <OrderingRuleText />
      </AsSent>
    </details>
  );
}
