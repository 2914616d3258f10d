import type { OwnArticle } from '#contract/articles.ts';
import { articlePath, articlePreviewPath } from '#contract/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ArticleText } from '../articles/article-text.tsx';
import { stateWords } from './article-states.ts';
import styles from './own-articles.module.css';

/** An article that is out of its author's hands: what became of it, and what it says. */
export function SentArticle({ article }: { article: OwnArticle }) {
  const { id, state, title, sub_content, contents } = article;
  const { label, tone, next } = stateWords(article);
  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className={styles.lead}>{next}</p>
        <p>
          {state === 'published' ? (
            <ButtonLink href={articlePath('digest', id)}>Read it on the site</ButtonLink>
          ) : (
            <ButtonLink href={articlePreviewPath(id)} look="quiet">
              See it as readers will
            </ButtonLink>
          )}
        </p>
      </header>
      <div className={styles.sent}>
        <p className={styles.lead}>{sub_content}</p>
        <ArticleText html={contents} />
      </div>
    </>
  );
}
