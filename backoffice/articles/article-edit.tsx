import { CircularProgress } from '@mui/material';
import { useParams } from 'react-router-dom';
import { useOpened } from '../records/use-opened.ts';
import { ArticleForm } from './article-form.tsx';
import { readArticle } from './article-calls.ts';

/** One article, to write and to decide about. */
export default function ArticleEdit() {
  const id = Number(useParams().id);
  const article = useOpened(readArticle, id);
  return article ? (
    <ArticleForm key={id} article={article} />
  ) : (
    <CircularProgress aria-label="The article is being loaded" />
  );
}
