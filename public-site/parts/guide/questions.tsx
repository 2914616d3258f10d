import { Cite } from './cite.tsx';
import type { GuideQuestion } from './guide-content.ts';
import styles from './questions.module.css';

export const QUESTIONS_ID = 'questions';

/** Questions with their answers, open: they can be searched, printed and read without JavaScript. */
export function Questions({ questions }: { questions: readonly GuideQuestion[] }) {
  return (
    <section>
      <h2 id={QUESTIONS_ID}>Questions people ask</h2>
      <div className={styles.questions}>
        {questions.map(({ question, answer, sources = [] }) => (
          <div key={question} className={styles.item}>
            <h3>{question}</h3>
            <p>
              {answer}
              {sources.map((id) => (
                <Cite key={id} id={id} />
              ))}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
