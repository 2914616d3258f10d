import type { Article } from '#contract/articles.ts';
import { formatDate } from '#contract/dates.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { classes } from '../../ui/classes.ts';
import { AiLabel, ReviewedBy } from './ai-label.tsx';
import { AuthorFace } from './author-face.tsx';
import { Cover } from './cover.tsx';
import { crumbsTo } from './crumbs.ts';
import { lastList } from './remembered-list.ts';
import guide from '../../components/guides/guide.module.css';
import styles from './article-opening.module.css';

/** Above the text: where it stands, what it is, who wrote it and when. */
export function ArticleOpening({ article }: { article: Article }) {
  const { kind, title, author, reviewer, created_at } = article;
  return (
    <header className={guide.band}>
      <div className={classes('page-width', styles.opening)}>
        <div className={styles.trail}>
          <Breadcrumb crumbs={crumbsTo(kind, lastList(kind))} />
        </div>
        <div className={styles.words}>
          {kind === 'ai' && (
            <p className={styles.labels}>
              <AiLabel /> {reviewer !== null && <ReviewedBy reviewer={reviewer} />}
            </p>
          )}
          <h1 className={guide.title}>{title}</h1>
          <p className={guide.lead}>{article.sub_content}</p>
          <div className={styles.by}>
            <AuthorFace author={author} avatar={article.avatar} size="m" />
            <p>
              <span className={styles.author}>{author}</span>
              <span className={styles.facts}>
                <time dateTime={created_at}>{formatDate(created_at)}</time>
                {` · ${article.reading_minutes} min read`}
              </span>
            </p>
          </div>
        </div>
        <Cover
          className={styles.cover}
          src={article.img_url}
          sizes="(min-width: 78em) 500px, (min-width: 62em) 42vw, 92vw"
          first
        />
      </div>
    </header>
  );
}
