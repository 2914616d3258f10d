import { useState } from 'react';
import { showError } from '../../app/toasts.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import styles from './ordering-rule.module.css';

/** Not in the browser: there its code would come with the page. */
const OrderingRuleText = import.meta.env.SSR
  ? (await import('./ordering-rule-text.tsx')).OrderingRuleText
  : null;

/** In the browser: what the server wrote there stays. */
const AS_SENT = { __html: '' };

/** How results are found and ordered, published beside them. The server writes it; its code comes when it is opened. */
export function OrderingRule() {
  const [isOpened, setOpened] = useState(false);
  const text = useLoaded(isOpened, () => import('./ordering-rule-text.tsx'), showError);
  const Text = OrderingRuleText ?? text?.OrderingRuleText;
  return (
    <details className={styles.rule} onToggle={() => setOpened(true)}>
      <summary>How this list is ordered</summary>
      {Text ? (
        <div>
          <Text />
        </div>
      ) : (
        <div dangerouslySetInnerHTML={AS_SENT} />
      )}
    </details>
  );
}
