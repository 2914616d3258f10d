import useSWR from 'swr';
import type { ArticleCard, ArticleList } from '#contract/articles.ts';
import { formatDate } from '#contract/dates.ts';
import { articleListPath, articlePath } from '#contract/paths.ts';
import { NEWEST_DIGEST } from '../../components/articles/article-list.ts';
import { LinkCard, LinkTitle } from '../../ui/link-card.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useBroken } from '../../ui/use-broken.ts';
import styles from './from-digest.module.css';

const SHOWN = 3;
const SIZES = '(min-width: 70em) 365px, (min-width: 44em) 31vw, 92vw';

/** The newest articles of the Authors Digest; nothing where there is none, or none could be loaded. */
export function FromDigest() {
  const { data } = useSWR<ArticleList>(NEWEST_DIGEST);
  if (!data?.data.length) return null;
  return (
    <section className="below" aria-labelledby="digest">
      <SectionHeading
        id="digest"
        title="From the Authors Digest"
        link={{ href: articleListPath('digest'), label: 'All articles' }}
      />
      <ul className={styles.cards} role="list">
        {data.data.slice(0, SHOWN).map((article) => (
          <DigestCard key={article.id} article={article} />
        ))}
      </ul>
    </section>
  );
}

function DigestCard({ article }: { article: ArticleCard }) {
  const { id, title, img_url, sub_content, author, created_at, reading_minutes } = article;
  const { isBroken, watched } = useBroken(img_url);
  return (
    <li>
      <LinkCard className={styles.card}>
        <span className={styles.cover}>
          {!isBroken && (
            <img
              {...watched}
              src={img_url}
              srcSet={`${img_url} 640w, ${img_url.replace(/-640\.webp$/, '-1280.webp')} 1280w`}
              sizes={SIZES}
              width={640}
              height={360}
              loading="lazy"
              decoding="async"
              alt=""
            />
          )}
        </span>
        <div className={styles.words}>
          <LinkTitle href={articlePath('digest', id)}>{title}</LinkTitle>
          <p className={styles.summary}>{sub_content}</p>
          <p className={styles.by}>
            {author}
            <span>
              <time dateTime={created_at}>{formatDate(created_at)}</time>
              {` · ${reading_minutes} min read`}
            </span>
          </p>
        </div>
      </LinkCard>
    </li>
  );
}
