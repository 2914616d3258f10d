import type { ArticleKind } from '#contract/articles.ts';
import { listHref } from '../../components/articles/article-list.ts';
import { useHead } from '../../app/head.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { KINDS, lastList } from './article-kinds.ts';
import page from '../not-found.module.css';
import styles from './missing-article.module.css';

/** SPEC §2: the not-found page, where an article was, or never was. */
export function MissingArticle({ kind, removed }: { kind: ArticleKind; removed: boolean }) {
  const title = removed ? 'This article was removed.' : 'Page not found';
  const other = kind === 'ai' ? 'digest' : 'ai';
  useHead({ title, robots: 'noindex' });
  return (
    <div className={`page-width ${page.page}`}>
      <svg className={page.art} viewBox="0 0 320 150" aria-hidden="true">
        <circle className={styles.sun} cx="222" cy="64" r="40" />
        <path className={styles.hill} d="M0 150c60-60 110-60 160-30s110 10 160-30v60Z" />
        <path className={styles.sheet} d="M96 22h74l30 30v98H96Z" />
        <path className={styles.fold} d="m170 22 30 30h-30Z" />
        <path className={styles.lines} d="M116 74h62M116 94h62M116 114h38" />
      </svg>
      <h1>{title}</h1>
      <p className={page.text}>
        {removed
          ? 'It is no longer part of this site. There is more to read here:'
          : 'There is no article at this address. It may not be published yet, or the address is not quite right.'}
      </p>
      <div className={page.actions}>
        <ButtonLink href={lastList(kind)}>{`Go to ${KINDS[kind].title}`}</ButtonLink>
        <ButtonLink href={listHref(other, {})} look="quiet">
          {`Go to ${KINDS[other].title}`}
        </ButtonLink>
      </div>
    </div>
  );
}
