import styles from './answer-list.module.css';

interface AnswerListProps {
  /** What is true of what was wanted, what is good to know, and what nobody knows. */
  answers: readonly { text: string; is: 'yes' | 'fact' | 'unknown' }[];
}

/** "Takes Aetna ✓ · treats anxiety ✓ · first visit $350": short answers in one line, or a few. */
export function AnswerList({ answers }: AnswerListProps) {
  if (answers.length === 0) return null;
  return (
    <ul className={styles.answers} role="list" aria-label="What you asked for">
      {answers.map(({ text, is }) => (
        <li className={styles[is]} key={text}>
          {text}
        </li>
      ))}
    </ul>
  );
}
