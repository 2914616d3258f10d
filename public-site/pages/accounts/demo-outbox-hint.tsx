import { Link } from 'wouter';
import { useSite } from '../../app/site.ts';
import { InfoIcon } from '../../ui/icons.tsx';
import styles from './account.module.css';

/** In the demo no mail leaves the machine: says where to read it. */
export function DemoOutboxHint() {
  if (!useSite().demo) return null;
  return (
    <p className={styles.callout}>
      <InfoIcon />
      <span>
        The demo’s mails are at <Link href="/demo/outbox">/demo/outbox</Link>.
      </span>
    </p>
  );
}
