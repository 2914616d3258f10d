import { Loading } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useOpened } from '../records/use-opened.ts';
import { readGuide } from './guide-calls.ts';
import { GuideForm } from './guide-form.tsx';

/** One page, to write. */
export default function GuideEdit() {
  const { id = '' } = useParams();
  const page = useOpened(readGuide, id);
  return page ? <GuideForm key={id} opened={page} /> : <Loading />;
}
