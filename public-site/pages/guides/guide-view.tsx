import type { Guide } from '#contract/guides.ts';
import { formatDate } from '#contract/dates.ts';
import { PAGES } from '#contract/paths.ts';
import { useHead } from '../../app/head.ts';
import { ContentsList } from '../../components/guides/contents-list.tsx';
import { GuideArt } from '../../components/guides/guide-art.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { classes } from '../../ui/classes.ts';
import { ClockIcon } from '../../ui/icons.tsx';
import { guideSchema } from './guide-schema.ts';
import { GuideText } from './guide-text.tsx';
import { QUESTIONS_ID, Questions } from './questions.tsx';
import { SOURCES_ID, Sources } from './sources.tsx';
import styles from '../../components/guides/guide.module.css';

/** A page to read, with its contents beside it. */
export function GuideView({ guide }: { guide: Guide }) {
  const { kind, title, description, lead, reviewed, html, outline, questions, sources } = guide;
  const crumbs = [{ label: 'Home', href: PAGES.home }, { label: title }];
  useHead({
    title,
    description,
    schema: import.meta.env.SSR ? guideSchema(guide, crumbs) : undefined,
  });
  const entries = [
    ...outline,
    ...(questions.length > 0 ? [{ id: QUESTIONS_ID, label: 'Questions people ask' }] : []),
    ...(sources.length > 0 ? [{ id: SOURCES_ID, label: 'Sources' }] : []),
  ];
  return (
    <article>
      <header className={styles.band}>
        <GuideArt />
        <div className={classes('page-width', styles.opening)}>
          <Breadcrumb crumbs={crumbs} />
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
          <GuideText html={html} />
          {questions.length > 0 && <Questions questions={questions} sources={sources} />}
          {sources.length > 0 && <Sources sources={sources} />}
        </div>
      </div>
    </article>
  );
}
