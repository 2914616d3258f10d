import { Loading } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useAccount } from '../records/use-account.ts';
import { useOpened } from '../records/use-opened.ts';
import { readGuide } from './guide-calls.ts';
import { GuideForm } from './guide-form.tsx';

/** One page, to write. */
export default function GuideEdit() {
  const { id = '' } = useParams();
  const page = useOpened(readGuide, id);
  const account = useAccount();
  return page && account ? <GuideForm key={id} opened={page} account={account} /> : <Loading />;
}
