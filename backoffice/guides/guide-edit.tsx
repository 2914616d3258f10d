import { useEffect, useState } from 'react';
import { Loading, useNotify } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { GuideRecord } from '#contract/guides.ts';
import { readGuide } from './guide-calls.ts';
import { GuideForm } from './guide-form.tsx';

/** One page, to write. */
export default function GuideEdit() {
  const { id = '' } = useParams();
  const notify = useNotify();
  const [page, setPage] = useState<GuideRecord | null>(null);
  useEffect(() => {
    let isWanted = true;
    readGuide(id).then(
      (found) => {
        if (isWanted) setPage(found);
      },
      (error: unknown) => notify((error as Error).message, { type: 'error' }),
    );
    return () => {
      isWanted = false;
    };
  }, [id, notify]);
  return page?.id === id ? <GuideForm key={id} opened={page} /> : <Loading />;
}
