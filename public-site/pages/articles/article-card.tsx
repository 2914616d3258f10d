import { Link } from 'wouter';
import type { ArticleCard as Card, Segment } from '#contract/articles.ts';
import { articlePath } from '#contract/paths.ts';
import { classes } from '../../ui/classes.ts';
import { LinkCard, LinkTitle } from '../../ui/link-card.tsx';
import { AiLabel, Byline, ReviewedBy } from './byline.tsx';
import { Cover } from './cover.tsx';
import styles from './article-card.module.css';

const SIZES = {
  card: '(min-width: 70em) 365px, (min-width: 44em) 48vw, 92vw',
  wide: '(min-width: 70em) 640px, 92vw',
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
  const { title, marked } = article;
  const href = articlePath(article.kind, article.id);
  return (
    <li className={classes(styles.item, wide && styles.wide)}>
      <LinkCard className={styles.card}>
        <Cover
          className={styles.cover}
          src={article.img_url}
          sizes={wide ? SIZES.wide : SIZES.card}
          lazy={lazy}
          first={wide}
        />
        <div className={styles.words}>
          {article.kind === 'ai' && <AiLabel />}
          <LinkTitle className={styles.title} href={href}>
            <Marked text={title} segments={marked?.title} />
          </LinkTitle>
          <Byline article={article} size="s" lazy={lazy} />
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
      </LinkCard>
    </li>
  );
}

/** A text whose matches of the search are marked; the text as it is where nothing was searched for. */
function Marked({ text, segments }: { text: string; segments?: readonly Segment[] }) {
  if (!segments) return text;
  return segments.map((segment, index) =>
    segment.hit ? <mark key={index}>{segment.text}</mark> : segment.text,
  );
}
