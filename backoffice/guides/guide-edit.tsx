import { Loading } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { GuideText } from '#contract/guides.ts';
import { LeftText } from '../records/left-text.tsx';
import { MissingRecord } from '../records/missing-record.tsx';
import { useAccount } from '../records/use-account.ts';
import { useOpened } from '../records/use-opened.ts';
import { readGuide } from './guide-calls.ts';
import { GuideForm, WRITTEN_GUIDE } from './guide-form.tsx';

/** One page, to write. */
export default function GuideEdit() {
  const { id = '' } = useParams();
  const { record: page, error } = useOpened(readGuide, id);
  const account = useAccount();
  if (error)
    return (
      <MissingRecord error={error}>
        <LeftText name={WRITTEN_GUIDE.name({ id })} words={({ text = '' }: Partial<GuideText>) => text} />
      </MissingRecord>
    );
  return page && account ? <GuideForm key={id} opened={page} account={account} /> : <Loading />;
}
