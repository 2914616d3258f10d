import { CircularProgress } from '@mui/material';
import { useParams } from 'react-router-dom';
import { LeftText } from '../records/left-text.tsx';
import { MissingRecord } from '../records/missing-record.tsx';
import { useAccount } from '../records/use-account.ts';
import { useOpened } from '../records/use-opened.ts';
import { wordsOf } from './article-difference.tsx';
import { ArticleForm, WRITTEN_ARTICLE } from './article-form.tsx';
import { readArticle } from './article-calls.ts';

/** One article, to write and to decide about. */
export default function ArticleEdit() {
  const { id = '' } = useParams();
  const { record: article, error } = useOpened(readArticle, id);
  const account = useAccount();
  if (error)
    return (
      <MissingRecord error={error}>
        <LeftText name={WRITTEN_ARTICLE.name({ id })} words={wordsOf} />
      </MissingRecord>
    );
  return article && account ? (
    <ArticleForm key={id} article={article} account={account} />
  ) : (
    <CircularProgress aria-label="The article is being loaded" />
  );
}
