import type { Article } from '#contract/articles.ts';
import { articlePath } from '#contract/articles.ts';
import { useHead } from '../../app/head.ts';
import { ContentsList } from '../../components/guides/contents-list.tsx';
import { Note } from '../../components/guides/note.tsx';
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts';
import { useSite } from '../../app/site.ts';
import { classes } from '../../ui/classes.ts';
import { ArticleEnd } from './article-end.tsx';
import { ArticleOpening } from './article-opening.tsx';
import { blogPosting } from './article-schema.ts';
import { ArticleText } from './article-text.tsx';
import { crumbsTo } from './crumbs.ts';
import { RelatedArticles } from './related-articles.tsx';
import guide from '../../components/guides/guide.module.css';
import styles from './article-view.module.css';

/** With fewer headings, an article is found through by looking. */
const FEWEST_ENTRIES = 3;

/** SPEC §2, Blog detail: an article to read, with what belongs to it. */
export function ArticleView({ article }: { article: Article }) {
  const { kind, title, reviewer, contents, outline, related } = article;
  const { demo } = useSite();
  const entries = outline.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, label: text }));
  const isLong = entries.length >= FEWEST_ENTRIES;
  useHead({
    title,
    description: article.sub_content,
    canonical: articlePath(kind, article.id),
    type: 'article',
    published: article.created_at,
    image: { path: `/share/${kind}-${article.id}.png`, alt: `${title}, by ${article.author}` },
    schema: import.meta.env.SSR
      ? [blogPosting(article), breadcrumbList([...crumbsTo(kind), { label: title }])]
      : undefined,
  });
  return (
    <>
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
      {related.length > 0 && <RelatedArticles kind={kind} related={related} />}
    </>
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
