/* pages/call-list/: whom a visitor wants to call. All of it is the browser's own: the server sends an empty page. */
import { useCallback, useState } from 'react';
import { useHead } from '../../app/head.ts';
import type { SavedDoctor, SavedList } from '../../components/call-list/saved-list.ts';
import { classes } from '../../ui/classes.ts';
import { NoScript } from '../../ui/no-script.tsx';
import { CallList } from './call-list.tsx';
import { EmptyList } from './empty-list.tsx';
import { RemovedNote } from './removed-note.tsx';
import { useSavedList } from './use-saved-list.ts';
import page from '../../components/page/page.module.css';
import styles from './call-list-page.module.css';

/** /list */
export default function CallListPage() {
  useHead({ title: 'Your call list', robots: 'noindex' });
  const list = useSavedList();
  const [removed, setRemoved] = useState<SavedList | null>(null);

  const forget = useCallback(() => setRemoved(null), []);

  function remove(doctors: SavedDoctor[]) {
    if (list) setRemoved({ doctors, wish: list.wish });
  }

  return (
    <>
      <div className={page.band}>
        <div className={classes('page-width', styles.opening)}>
          <h1>Your call list</h1>
          <p className={styles.lead}>One call today is enough.</p>
          <NoScript>
            Your list is kept by your own browser alone. To show it, this page needs JavaScript, which is off
            in this browser.
          </NoScript>
        </div>
      </div>
      <div className={classes('page-width', styles.body)}>
        {list && (list.doctors.length > 0 ? <CallList list={list} onRemoved={remove} /> : <EmptyList />)}
        {removed && <RemovedNote removed={removed} onDone={forget} />}
      </div>
    </>
  );
}
