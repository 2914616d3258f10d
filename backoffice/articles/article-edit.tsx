import { CircularProgress } from '@mui/material';
import { useParams } from 'react-router-dom';
import { useAccount } from '../records/use-account.ts';
import { useOpened } from '../records/use-opened.ts';
import { ArticleForm } from './article-form.tsx';
import { readArticle } from './article-calls.ts';

/** One article, to write and to decide about. */
export default function ArticleEdit() {
  const id = Number(useParams().id);
  const article = useOpened(readArticle, id);
  const account = useAccount();
  return article && account ? (
    <ArticleForm key={id} article={article} account={account} />
  ) : (
    <CircularProgress aria-label="The article is being loaded" />
  );
}
