import { formatDate } from '#contract/dates.ts';
import type { ArticleCard } from '#contract/articles.ts';
import { useSite } from '../../app/site.ts';
import { classes } from '../../ui/classes.ts';
import { firstLetter } from '../../ui/first-letter.ts';
import { useBroken } from '../../ui/use-broken.ts';
import styles from './byline.module.css';

interface BylineProps {
  article: ArticleCard;
  size: 's' | 'm';
  lazy?: boolean;
}

const PIXELS = { s: 40, m: 56 };

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ article, size, lazy }: BylineProps) {
  const { author, created_at, reading_minutes } = article;
  return (
    <div className={classes(styles.by, styles[size])}>
      <Face article={article} size={size} lazy={lazy} />
      <p>
        <span className={styles.author}>{author}</span>
        <span className={styles.facts}>
          <time dateTime={created_at}>{formatDate(created_at)}</time>
          {` · ${reading_minutes} min read`}
        </span>
      </p>
    </div>
  );
}

/** Says that an article was drafted with AI. */
export function AiLabel() {
  return <span className={styles.drafted}>Drafted with AI</span>;
}

/** Says which doctor reviewed an article; of a sample, that nobody did. */
export function ReviewedBy({ reviewer }: { reviewer: string }) {
  const { demo } = useSite();
  return <span className={styles.reviewed}>{`${demo ? 'Sample review:' : 'Reviewed by'} ${reviewer}`}</span>;
}

/** The author's picture at 96 pixels, whose larger one has its name, or the initials. */
function Face({ article: { author, avatar }, size, lazy }: BylineProps) {
  const { isBroken, watched } = useBroken(avatar);
  if (avatar === null || isBroken) {
    return (
      <span className={styles.face} aria-hidden="true">
        {initialsOf(author)}
      </span>
    );
  }
  return (
    <img
      {...watched}
      className={styles.face}
      src={avatar}
      srcSet={`${avatar} 96w, ${avatar.replace(/-96\.webp$/, '-256.webp')} 256w`}
      sizes={`${PIXELS[size]}px`}
      width={PIXELS[size]}
      height={PIXELS[size]}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      alt=""
    />
  );
}

/** Of the first and the last word that is a name: "AO" of "Dr. Amara Osei". */
export function initialsOf(author: string): string {
  const names = author.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word) && !/^(Dr|Prof)\.?$/.test(word));
  const [first = author] = names;
  const last = names.length > 1 ? (names.at(-1) ?? '') : '';
  return [first, last].map(firstLetter).join('');
}
