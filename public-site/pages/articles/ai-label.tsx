import styles from './ai-label.module.css';

/** Says that an article was drafted with AI. */
export function AiLabel() {
  return <span className={styles.drafted}>Drafted with AI</span>;
}

/** Says which doctor reviewed an article. */
export function ReviewedBy({ reviewer }: { reviewer: string }) {
  return <span className={styles.reviewed}>{`Reviewed by ${reviewer}`}</span>;
}
