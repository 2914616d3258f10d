import { Link } from 'wouter';
import type { ArticleCard as Card } from '#contract/articles.ts';
import { articlePath } from '#contract/articles.ts';
import { formatDate } from '#contract/dates.ts';
import { classes } from '../../ui/classes.ts';
import { AiLabel, ReviewedBy } from './ai-label.tsx';
import { AuthorFace } from './author-face.tsx';
import { Cover } from './cover.tsx';
import { Marked } from './marked.tsx';
import styles from './article-card.module.css';

const SIZES = {
  card: '(min-width: 68em) 365px, (min-width: 44em) 48vw, 92vw',
  wide: '(min-width: 68em) 640px, 92vw',
};

interface ArticleCardProps {
  article: Card;
  /** As wide as the list, with the picture beside the words where there is room. */
  wide?: boolean;
  /** The card lies below the first screen. */
  lazy?: boolean;
}

/** One article in a list: an `li` whose every point leads to the article. */
export function ArticleCard({ article, wide, lazy }: ArticleCardProps) {
  const { title, author, created_at, marked } = article;
  const href = articlePath(article.kind, article.id);
  return (
    <li className={classes(styles.item, wide && styles.wide)}>
      <article className={styles.card}>
        <Cover
          className={styles.cover}
          src={article.img_url}
          sizes={wide ? SIZES.wide : SIZES.card}
          lazy={lazy}
          first={wide}
        />
        <div className={styles.words}>
          {article.kind === 'ai' && <AiLabel />}
          <h3 className={styles.title}>
            <Link className={styles.name} href={href}>
              <Marked text={title} segments={marked?.title} />
            </Link>
          </h3>
          <div className={styles.by}>
            <AuthorFace author={author} avatar={article.avatar} size="s" lazy={lazy} />
            <p>
              <span className={styles.author}>{author}</span>
              <span className={styles.facts}>
                <time dateTime={created_at}>{formatDate(created_at)}</time>
                {` · ${article.reading_minutes} min read`}
              </span>
            </p>
          </div>
          <p className={styles.summary}>
            <Marked text={article.sub_content} segments={marked?.sub_content} />
          </p>
          {marked?.passage && (
            <p className={styles.passage}>
              <span className="visually-hidden">Found in the article: </span>
              <Marked text="" segments={marked.passage} />
            </p>
          )}
          {article.reviewer !== null && <ReviewedBy reviewer={article.reviewer} />}
          <Link className={styles.read} href={href}>
            Read Full Article...
            <span className="visually-hidden">{` ${title}`}</span>
          </Link>
        </div>
      </article>
    </li>
  );
}
