import { useEffect, useState } from 'react';

/** A record that is read: not yet (null), as it is, or why there is none. */
interface Opened<Saved> {
  record: Saved | null;
  /** What `callRecord` met. */
  error: unknown;
}

/**
 * A record to write, as the server has it when the page is opened: what lists have kept of it may be an older version.
 * `read` rejects as `callRecord` does; the same function all the time.
 */
export function useOpened<Id, Saved>(read: (id: Id) => Promise<Saved>, id: Id): Opened<Saved> {
  const [opened, setOpened] = useState<(Opened<Saved> & { id: Id }) | null>(null);
  useEffect(() => {
    let isWanted = true;
    read(id).then(
      (record) => isWanted && setOpened({ id, record, error: null }),
      (error: unknown) => isWanted && setOpened({ id, record: null, error: (error as Error).cause ?? error }),
    );
    return () => {
      isWanted = false;
    };
  }, [read, id]);
  return opened?.id === id ? opened : NOT_YET;
}

const NOT_YET = { record: null, error: null };
