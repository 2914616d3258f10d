import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';

/**
 * A record to write, as the server has it when the page is opened: what lists have kept of it may be an older version.
 * Null until then. `read` rejects with an Error whose message can be shown; the same function all the time.
 */
export function useOpened<Id, Saved extends { id: Id }>(
  read: (id: Id) => Promise<Saved>,
  id: Id,
): Saved | null {
  const notify = useNotify();
  const [record, setRecord] = useState<Saved | null>(null);
  useEffect(() => {
    let isWanted = true;
    read(id).then(
      (found) => {
        if (isWanted) setRecord(found);
      },
      (error: unknown) => notify((error as Error).message, { type: 'error' }),
    );
    return () => {
      isWanted = false;
    };
  }, [read, id, notify]);
  return record?.id === id ? record : null;
}
