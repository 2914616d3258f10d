import { Loading } from 'react-admin';
import { useParams } from 'react-router-dom';
import { MissingRecord } from '../records/missing-record.tsx';
import { useAccount } from '../records/use-account.ts';
import { useOpened } from '../records/use-opened.ts';
import { readGuide } from './guide-calls.ts';
import { GuideForm } from './guide-form.tsx';

/** One page, to write. */
export default function GuideEdit() {
  const { id = '' } = useParams();
  const { record: page, error } = useOpened(readGuide, id);
  const account = useAccount();
  if (error) return <MissingRecord error={error} />;
  return page && account ? <GuideForm key={id} opened={page} account={account} /> : <Loading />;
}
