import type { Article } from '#contract/articles.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { classes } from '../../ui/classes.ts';
import { AiLabel, Byline, ReviewedBy } from './byline.tsx';
import { Cover } from './cover.tsx';
import { crumbsTo, lastList } from './article-kinds.ts';
import guide from '../../components/guides/guide.module.css';
import styles from './article-opening.module.css';

/** Above the text: where it stands, what it is, who wrote it and when. */
export function ArticleOpening({ article }: { article: Article }) {
  const { kind, title, reviewer } = article;
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
          <Byline article={article} size="m" />
        </div>
        {article.img_url !== '' && (
          <Cover
            className={styles.cover}
            src={article.img_url}
            sizes="(min-width: 78em) 500px, (min-width: 62em) 42vw, 92vw"
            first
          />
        )}
      </div>
    </header>
  );
}
