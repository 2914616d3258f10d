import { useEffect, useRef } from 'react';
import { changeList } from '../../components/call-list/change-list.ts';
import type { SavedList } from '../../components/call-list/saved-list.ts';
import { Button } from '../../ui/button.tsx';
import { counted } from '#contract/wording.ts';
import { nameOf } from './doctor-words.ts';
import styles from './removed-note.module.css';

/** Not for whoever sits down at a shared computer afterwards. */
const UNDO_MS = 30_000;

interface RemovedNoteProps {
  /** Who was taken off, with what was searched for. */
  removed: SavedList;
  onDone: () => void;
}

/** Says who was taken off the list, and brings them back. For a while, and until the page is left. */
export function RemovedNote({ removed, onDone }: RemovedNoteProps) {
  const { doctors } = removed;
  const undo = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was pressed is gone.
    undo.current?.querySelector('button')?.focus();
    const timer = setTimeout(onDone, UNDO_MS);
    addEventListener('pagehide', onDone);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', onDone);
    };
  }, [removed, onDone]);

  function restore() {
    changeList((list) => {
      const others = list.doctors.filter(({ id }) => !doctors.some((doctor) => doctor.id === id));
      return { doctors: [...others, ...doctors], wish: removed.wish };
    });
    onDone();
    document.querySelector<HTMLElement>('h1')?.focus();
  }

  return (
    <div className={styles.note} ref={undo}>
      <p role="status">
        {doctors.length === 1
          ? `${nameOf(doctors[0])} is off your list.`
          : `Your list is deleted: ${counted(doctors.length, 'doctor')}, with all notes.`}
      </p>
      <Button look="quiet" onClick={restore}>
        Undo
      </Button>
    </div>
  );
}
