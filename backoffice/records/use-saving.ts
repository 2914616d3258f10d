import { useEffect, useState } from 'react';
import { browser } from '../../saving/page-events.ts';
import { unsavedOf } from '../../saving/restore-unsaved.ts';
import type { Saver } from '../../saving/saver.ts';
import type { SavingState, Sent, Shown, Written as WrittenText } from '../../saving/saver-types.ts';
import { useSaver } from '../../saving/use-saver.ts';
import { signInAgain } from '../auth-provider.ts';
import { answered, isGone } from './record-calls.ts';

/** A kind of record that is written, and how it is kept. */
export interface Written<Saved, Text extends object> extends Omit<WrittenText<Saved, Text>, 'save'> {
  /** What this browser keeps it by until it has arrived, beside whose it is: 'article-7'. */
  name: (saved: Saved) => string;
  /** Rejects as `callRecord` does. */
  save: (saved: Saved, sent: Sent<Text>) => Promise<Saved>;
}

export type Saving<Saved, Text extends object> = Shown<Saved, Text> &
  Omit<Saver<Saved, Text>, 'act'> & {
    /** What somebody else has saved, to be chosen from now; null also when that was put off. */
    choice: Overtaken<Saved> | null;
    /** Nothing is saved or lost until then: whatever would be saved asks again. */
    chooseLater: () => void;
    chooseNow: () => void;
    /** As a saver acts; `work` rejects as `callRecord` does. */
    act: (work: (version: number, saved: Text) => Promise<Saved>) => Promise<boolean>;
    /**
     * Saves and removes it, and forgets what is kept of it. What cannot be saved goes all the same, and what is gone
     * already is removed. Whether it is: not where somebody else has saved it. Rejects with what else speaks against it.
     */
    remove: (work: (version: number) => Promise<Saved>) => Promise<boolean>;
  };

type Overtaken<Saved> = Extract<SavingState<Saved>, { kind: 'overtaken' }>;

/** A record that an account ('admin-3') writes: see saving/saver.ts. Whoever is signed out comes back to it. */
export function useSaving<Saved, Text extends object>(
  written: Written<Saved, Text>,
  opened: Saved,
  account: string,
): Saving<Saved, Text> {
  const save = (sent: Sent<Text>) => answered(account, () => written.save(opened, sent));
  const { saver, ...shown } = useSaver({ ...written, save }, opened, `${account}-${written.name(opened)}`);
  const { state } = shown;
  const isSignedOut = state.kind === 'refused' && state.isSignedOut;
  const [putOff, setPutOff] = useState<SavingState<Saved> | null>(null);
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

  const chooseNow = () => setPutOff(null);

  const act: Saving<Saved, Text>['act'] = (work) => {
    chooseNow();
    return saver.act((version, saved) => answered(account, () => work(version, saved)));
  };

  return {
    ...shown,
    ...saver,
    choice: state.kind === 'overtaken' && state !== putOff ? state : null,
    chooseLater: () => setPutOff(state),
    chooseNow,
    save() {
      chooseNow();
      return saver.save();
    },
    decide(part) {
      chooseNow();
      return saver.decide(part);
    },
    act,
    async remove(work) {
      const removed = (version: number) => work(version).catch(asItWas(saver.shown().record));
      if (!(await act(removed))) {
        const { state } = saver.shown();
        if (state.kind !== 'refused' || state.isSignedOut) return false;
        await removed(saver.version());
      }
      saver.forget();
      return true;
    },
  };
}

/** Answers what is not there any more; rejects with anything else. */
function asItWas<Saved>(record: Saved): (error: Error) => Saved {
  return (error) => {
    if (isGone(error)) return record;
    throw error;
  };
}

/** Whether this browser keeps something of a record that an account has written and that has not arrived. */
export function hasUnsaved<Saved, Text extends object>(
  written: Written<Saved, Text>,
  opened: Saved,
  account: string,
): boolean {
  return unsavedOf(written, opened, `${account}-${written.name(opened)}`, browser.storage) !== null;
}
