import { useSite } from '../../app/site.ts';
import styles from './ai-label.module.css';

/** Says that an article was drafted with AI. */
export function AiLabel() {
  return <span className={styles.drafted}>Drafted with AI</span>;
}

/** Says which doctor reviewed an article; of a sample, that nobody did. */
export function ReviewedBy({ reviewer }: { reviewer: string }) {
  const { demo } = useSite();
  return <span className={styles.reviewed}>{`${demo ? 'Sample review:' : 'Reviewed by'} ${reviewer}`}</span>;
}
