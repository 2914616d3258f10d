import type { Guide, GuideSource } from '#contract/guides.ts';
import cite from './cite.module.css';
import styles from './questions.module.css';

export const QUESTIONS_ID = 'questions';

/** Questions with their answers, open: they can be searched, printed and read without JavaScript. */
export function Questions({ questions, sources }: Pick<Guide, 'questions' | 'sources'>) {
  return (
    <section>
      <h2 id={QUESTIONS_ID}>Questions people ask</h2>
      <div className={styles.questions}>
        {questions.map(({ question, answer, sources: ids }) => (
          <div key={question} className={styles.item}>
            <h3>{question}</h3>
            <p>
              {answer}
              {ids.map((id) => (
                <Cite key={id} id={id} sources={sources} />
              ))}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** After a fact: the number of its source, as a link to it. */
function Cite({ id, sources }: { id: string; sources: readonly GuideSource[] }) {
  return (
    <sup className={cite.mark}>
      <a href={`#source-${id}`}>
        <span className="visually-hidden">Source </span>
        {sources.findIndex((source) => source.id === id) + 1}
      </a>
    </sup>
  );
}
