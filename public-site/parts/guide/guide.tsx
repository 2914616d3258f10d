import { formatDate } from '../../dates.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { classes } from '../../ui/classes.ts';
import { ClockIcon } from '../../ui/icons.tsx';
import { CitedSources } from './cite.tsx';
import { ContentsList } from './contents-list.tsx';
import { GuideArt } from './guide-art.tsx';
import type { GuideContent } from './guide-content.ts';
import { QUESTIONS_ID, Questions } from './questions.tsx';
import { SOURCES_ID, Sources } from './sources.tsx';
import styles from './guide.module.css';

/** A page to read, with its contents beside it. */
export function Guide({ content }: { content: GuideContent }) {
  const { kind, title, lead, reviewed, sections, questions, sources } = content;
  const entries = [
    ...sections.map(({ id, title, short }) => ({ id, label: short ?? title })),
    { id: QUESTIONS_ID, label: 'Questions people ask' },
    ...(sources.length > 0 ? [{ id: SOURCES_ID, label: 'Sources' }] : []),
  ];
  return (
    <CitedSources value={sources}>
      <article>
        <header className={styles.band}>
          <GuideArt />
          <div className={classes('page-width', styles.opening)}>
            <Breadcrumb crumbs={[{ label: 'Home', href: '/home' }, { label: title }]} />
            <p className={styles.kind}>{kind}</p>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            <p className={styles.reviewed}>
              <ClockIcon size={18} />
              <span>
                Last reviewed <time dateTime={reviewed}>{formatDate(reviewed)}</time>
              </span>
            </p>
          </div>
        </header>
        <div className={classes('page-width', styles.columns)}>
          <ContentsList entries={entries} />
          <div className={styles.text}>
            {sections.map(({ id, title, Text }) => (
              <section key={id} className={styles.prose}>
                <h2 id={id}>{title}</h2>
                <Text />
              </section>
            ))}
            <Questions questions={questions} />
            {sources.length > 0 && <Sources sources={sources} />}
          </div>
        </div>
      </article>
    </CitedSources>
  );
}
