import { useEffect } from 'react';
import { browser } from '../../saving/browser.ts';
import { unsavedOf } from '../../saving/saver.ts';
import type { Saver, Sent, Shown } from '../../saving/saver.ts';
import { useSaver } from '../../saving/use-saver.ts';
import { signInAgain } from '../auth-provider.ts';
import { answered } from './record-calls.ts';

/** A kind of record that is written, and how it is kept. */
export interface Written<Saved, Text extends object> {
  /** What this browser keeps it by until it has arrived, beside whose it is: 'article-7'. */
  name: (saved: Saved) => string;
  version: (saved: Saved) => number;
  /** What is written of it, in one order. */
  text: (from: Saved) => Text;
  /** Nobody reads it yet: it is saved as it is typed. */
  isDraft: (text: Text) => boolean;
  /** Rejects as `callRecord` does. */
  save: (saved: Saved, sent: Sent<Text>) => Promise<Saved>;
}

export type Saving<Saved, Text extends object> = Shown<Saved, Text> &
  Omit<Saver<Saved, Text>, 'act'> & {
    /** As a saver acts; `work` rejects as `callRecord` does. */
    act: (work: (version: number) => Promise<Saved>) => Promise<boolean>;
  };

/** A record that an account ('admin-3') writes: see saving/saver.ts. Whoever is signed out comes back to it. */
export function useSaving<Saved, Text extends object>(
  written: Written<Saved, Text>,
  opened: Saved,
  account: string,
): Saving<Saved, Text> {
  const save = (sent: Sent<Text>) => answered(account, () => written.save(opened, sent));
  const { saver, ...shown } = useSaver({ ...written, save }, opened, nameOf(written, opened, account));
  const { state } = shown;
  const isSignedOut = state.kind === 'refused' && state.isSignedOut;
  const asks = state.kind !== 'clean' && !isSignedOut;

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (asks) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [asks]);

  useEffect(() => {
    if (isSignedOut) void signInAgain();
  }, [isSignedOut]);

  return {
    ...shown,
    ...saver,
    act: (work) => saver.act((version) => answered(account, () => work(version))),
  };
}

/** Whether this browser keeps something of a record that an account has written and that has not arrived. */
export function hasUnsaved<Saved, Text extends object>(
  written: Written<Saved, Text>,
  opened: Saved,
  account: string,
): boolean {
  return unsavedOf(written, opened, nameOf(written, opened, account), browser.storage) !== null;
}

function nameOf<Saved, Text extends object>(
  written: Written<Saved, Text>,
  opened: Saved,
  account: string,
): string {
  return `${account}-${written.name(opened)}`;
}
