import { useEffect, useState, useSyncExternalStore } from 'react';
import { browser } from './page-events.ts';
import { createSaver } from './saver.ts';
import type { Saver } from './saver.ts';
import type { Shown, Written } from './saver-types.ts';

/** What a form writes and how far it has arrived, as long as the form is there. `name`: whose and of what it is. */
export function useSaver<Saved, Text extends object>(
  written: Written<Saved, Text>,
  opened: Saved,
  name: string,
): Shown<Saved, Text> & { saver: Saver<Saved, Text> } {
  const [saver] = useState(() => createSaver(written, opened, name, browser));
  useEffect(() => saver.open(), [saver]);
  return { ...useSyncExternalStore(saver.listen, saver.shown, saver.shown), saver };
}
