import type { Article } from '#contract/articles.ts';
import { ContentsList } from '../../components/guides/contents-list.tsx';
import { Note } from '../../components/guides/note.tsx';
import { useSite } from '../../app/site.ts';
import { classes } from '../../ui/classes.ts';
import { ArticleEnd } from './article-end.tsx';
import { ArticleOpening } from './article-opening.tsx';
import { ArticleText } from './article-text.tsx';
import guide from '../../components/guides/guide.module.css';
import styles from './article-view.module.css';

/** With fewer headings, an article is found through by looking. */
const FEWEST_ENTRIES = 3;

/** An article to read. */
export function ArticleBody({ article }: { article: Article }) {
  const { kind, reviewer, contents, outline } = article;
  const { demo } = useSite();
  const entries = outline.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, label: text }));
  const isLong = entries.length >= FEWEST_ENTRIES;
  return (
    <article className={styles.article}>
      <ArticleOpening article={article} />
      <div className={classes('page-width', isLong ? guide.columns : styles.column)}>
        {isLong && <ContentsList entries={entries} />}
        <div className={styles.main}>
          {kind === 'digest' && demo && (
            <Note>
              <p>{SAMPLE}</p>
            </Note>
          )}
          {kind === 'ai' && (
            <Note>
              <p>{originWords(reviewer, demo)}</p>
            </Note>
          )}
          <ArticleText html={contents} />
          <ArticleEnd article={article} />
        </div>
      </div>
    </article>
  );
}

const SAMPLE =
  'This is a sample article. The doctors named in it are invented, and so is what they tell of their practice.';

/** How an AI article came about, in one honest sentence. */
function originWords(reviewer: string | null, demo: boolean): string {
  if (demo && reviewer !== null) return `${SAMPLE} Software drafted it. Sample review: ${reviewer}.`;
  return reviewer === null
    ? 'Software drafted this article and no doctor has reviewed it, so check what matters for your care with your own doctor.'
    : `Software drafted this article and ${reviewer} reviewed it; what is right for you is still for you and your own doctor to decide.`;
}
