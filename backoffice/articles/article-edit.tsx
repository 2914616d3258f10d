import { CircularProgress } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { AdminArticle } from '#contract/articles.ts';
import { ArticleForm } from './article-form.tsx';
import { readArticle } from './article-calls.ts';

/** One article, to write and to decide about. */
export default function ArticleEdit() {
  const id = Number(useParams().id);
  const notify = useNotify();
  const [article, setArticle] = useState<AdminArticle | null>(null);
  useEffect(() => {
    let isWanted = true;
    readArticle(id).then(
      (found) => {
        if (isWanted) setArticle(found);
      },
      (error: unknown) => notify((error as Error).message, { type: 'error' }),
    );
    return () => {
      isWanted = false;
    };
  }, [id, notify]);
  return article?.id === id ? (
    <ArticleForm key={id} article={article} />
  ) : (
    <CircularProgress aria-label="The article is being loaded" />
  );
}
