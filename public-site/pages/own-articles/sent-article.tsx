import { useState } from 'react';
import type { RefObject } from 'react';
import type { OwnArticle } from '#contract/articles.ts';
import { API, articlePath, articlePreviewPath } from '#contract/paths.ts';
import { ApiError, post } from '../../app/api.ts';
import { showError, showToast } from '../../app/toasts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ArticleText } from '../articles/article-text.tsx';
import { AddressField } from './address-field.tsx';
import { stateWords } from './article-states.ts';
import styles from './own-articles.module.css';

interface SentArticleProps {
  heading: RefObject<HTMLHeadingElement | null>;
  article: OwnArticle;
  /** Told when it is a draft again. */
  withdrawn: (article: OwnArticle) => void;
  /** Told when it does not wait any more. */
  again: () => void;
}

/** An article that is out of its author's hands: what became of it, and what it says. */
export function SentArticle({ heading, article, withdrawn, again }: SentArticleProps) {
  const { id, state, title, sub_content, contents } = article;
  const { label, tone, next } = stateWords(article);
  const [busy, setBusy] = useState(false);

  async function withdraw() {
    setBusy(true);
    try {
      const answer = await post<OwnArticle>(`${API.ownArticles}/${id}/withdraw`, {});
      if (answer.status !== 200) return showToast('warning', answer.message);
      showToast('success', 'It is a draft again, and only you see it.');
      withdrawn(answer.body);
    } catch (error) {
      showError(error);
      if (error instanceof ApiError && error.status === 409) again();
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className={styles.lead}>{next}</p>
        <div className={styles.actions}>
          {state === 'published' ? (
            <ButtonLink href={articlePath('digest', id)}>Read it on the site</ButtonLink>
          ) : (
            <ButtonLink href={articlePreviewPath(id)} look="quiet">
              See it as readers will
            </ButtonLink>
          )}
          {state === 'review' && (
            <Button look="quiet" busy={busy} onClick={() => void withdraw()}>
              Take it back to change it
            </Button>
          )}
        </div>
      </header>
      {state === 'published' && <AddressField {...article} />}
      <div className={styles.sent}>
        <p className={styles.lead}>{sub_content}</p>
        <ArticleText html={contents} />
      </div>
    </>
  );
}
