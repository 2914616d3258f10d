import { useCallback, useEffect, useRef, useState } from 'react';
import {
  forgetUnsaved,
  isSameText,
  keepUnsaved,
  unsavedOf,
  versionUnder,
  withSent,
} from '../../article-editor/unsaved-text.ts';
import { Overtaken } from './record-calls.ts';

/** Milliseconds without a letter after which a draft is saved. */
const PAUSE = 2000;
const TRY_AGAIN = 10_000;

/** A kind of record that is written, and how it is kept. */
export interface Written<Saved, Text extends object> {
  /** What this browser keeps it by until it has arrived, beside whose it is: 'article-7'. */
  name: (saved: Saved) => string;
  version: (saved: Saved) => number;
  /** What is written of it, in one order. */
  text: (from: Saved | (Saved & Text)) => Text;
  /** Nobody reads it yet: it is saved as it is typed. */
  isDraft: (text: Text) => boolean;
  /** Rejects with Overtaken when the version is not the last. */
  save: (saved: Saved, sent: Sent<Text>) => Promise<Saved>;
}

export interface Sent<Text> {
  text: Text;
  /** That was changed. */
  version: number;
  /** The page goes at once. */
  outlivesPage: boolean;
}

export type SavingState<Saved> =
  | { kind: 'saved' | 'typed' | 'saving' }
  | { kind: 'failed'; message: string }
  /** Somebody else has saved this one. */
  | { kind: 'overtaken'; theirs: Saved };

export interface Saving<Saved, Text> {
  /** As the server has it. */
  record: Saved;
  text: Text;
  state: SavingState<Saved>;
  isDraft: boolean;
  /** It began with what had been typed in this browser before. */
  isRestored: boolean;
  /** Raised when the form has to begin anew. */
  beginning: number;
  /** The last one that is known. */
  version: () => number;
  /** The same function all the time. */
  change: (part: Partial<Text>) => void;
  /** Whether all that had been typed by then has arrived. */
  save: () => Promise<boolean>;
  /** Saves with these changes; what is refused is taken back. */
  decide: (part: Partial<Text>) => Promise<boolean>;
  /** Begins anew from a record as the server has it. */
  begin: (from: Saved) => void;
  /**
   * Saves, then does something to what was saved; what is typed meanwhile stays. Whether it was done: not when somebody
   * else has saved it. Rejects with what else speaks against it.
   */
  act: (work: (version: number) => Promise<Saved>) => Promise<boolean>;
  /** Saves over what somebody else has saved. */
  keepMine: (theirs: Saved) => void;
  /** For a record that is not there any more: nothing of it is kept or saved. */
  forget: () => void;
}

/**
 * A record that is written: a draft is saved as it is typed, and what is public when that is asked for. Until it has
 * arrived it is kept in this browser for the account ('admin-3'), whatever becomes of the session.
 */
export function useSaving<Saved, Text extends object>(
  written: Written<Saved, Text>,
  opened: Saved,
  account: string,
): Saving<Saved, Text> {
  const name = nameOf(written, opened, account);
  const [begun] = useState(() => unsavedIn(written, opened, account));
  const [record, setRecord] = useState(opened);
  const [text, setText] = useState(begun.text);
  const [state, setState] = useState<SavingState<Saved>>({ kind: begun.isRestored ? 'typed' : 'saved' });
  const [beginning, setBeginning] = useState(0);
  const now = useRef({
    text: begun.text,
    /** What of it the server has; null when that is not known. */
    arrived: begun.isRestored ? null : begun.text,
    version: begun.version,
    /** What was sent of that version and is not answered. */
    sent: begun.sent,
    isOvertaken: false,
    running: null as Promise<boolean> | null,
  });
  const isDraft = written.isDraft(text);

  const keep = useCallback(() => {
    const { version, text: content, sent } = now.current;
    keepUnsaved(name, { version, content, sent: sent.length > 0 ? sent : undefined });
  }, [name]);

  const change = useCallback(
    (part: Partial<Text>) => {
      now.current.text = { ...now.current.text, ...part };
      setText(now.current.text);
      keep();
      if (!now.current.isOvertaken) setState({ kind: 'typed' });
    },
    [keep],
  );

  useEffect(() => {
    const wait = { typed: PAUSE, failed: TRY_AGAIN }[state.kind as string];
    if (wait === undefined || !written.isDraft(now.current.text)) return;
    const timer = setTimeout(() => void save(), wait);
    return () => clearTimeout(timer);
    // The text is in the list so that each letter begins the pause anew.
  }, [state, text]);

  useEffect(() => {
    const isSaved = state.kind === 'saved';
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSaved) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [state.kind]);

  useEffect(() => {
    const leave = (outlivesPage: boolean) => {
      const { text: typed, isOvertaken } = now.current;
      if (isUnsaved() && !isOvertaken && written.isDraft(typed)) void save(outlivesPage);
    };
    const close = () => leave(true);
    addEventListener('pagehide', close);
    return () => {
      removeEventListener('pagehide', close);
      leave(false);
    };
  }, []);

  function isUnsaved(): boolean {
    return now.current.text !== now.current.arrived;
  }

  /** One at a time. A page that goes cannot wait for its turn. */
  async function save(outlivesPage = false): Promise<boolean> {
    while (now.current.running && !outlivesPage) await now.current.running;
    if (!isUnsaved()) return true;
    const running = send(outlivesPage).finally(() => (now.current.running = null));
    now.current.running = running;
    return running;
  }

  async function send(outlivesPage: boolean): Promise<boolean> {
    const { text: typed, version: changed, sent } = now.current;
    now.current.sent = withSent(sent, typed);
    keep();
    setState({ kind: 'saving' });
    try {
      arrived(await written.save(record, { text: typed, version: changed, outlivesPage }), typed);
      return true;
    } catch (error) {
      if (!(error instanceof Overtaken)) {
        setState({ kind: 'failed', message: (error as Error).message });
        return false;
      }
      const theirs = error.theirs as Saved;
      // The answer to a save may have been lost: then what is there now is our own.
      const own = [typed, ...now.current.sent].find((text) => isSameText(written.text(theirs), text));
      if (!own) {
        overtaken(error);
        return false;
      }
      arrived(theirs, own);
      return isSameText(own, typed) || send(outlivesPage);
    }
  }

  function overtaken({ theirs }: Overtaken<unknown>): void {
    now.current.isOvertaken = true;
    // Another tab that has saved its own has forgotten what was kept.
    keep();
    setState({ kind: 'overtaken', theirs: theirs as Saved });
  }

  /** The server has this record, and with it so much of the text. */
  function arrived(saved: Saved, known: Text | null): void {
    now.current.version = written.version(saved);
    now.current.sent = [];
    now.current.isOvertaken = false;
    now.current.arrived = known;
    setRecord(saved);
    if (isUnsaved()) keep();
    else forgetUnsaved(name);
    setState({ kind: isUnsaved() ? 'typed' : 'saved' });
  }

  function begin(from: Saved): void {
    now.current.text = written.text(from);
    arrived(from, now.current.text);
    setText(now.current.text);
    setBeginning((count) => count + 1);
  }

  async function act(work: (version: number) => Promise<Saved>): Promise<boolean> {
    if (!(await save())) return false;
    const { arrived: known } = now.current;
    try {
      const done = await work(now.current.version);
      if (known === null || !isUnsaved()) begin(done);
      else goOn(done, changes(known, now.current.text));
      return true;
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      overtaken(error);
      return false;
    }
  }

  /** From a record as the server has it, with what was typed meanwhile. */
  function goOn(from: Saved, typed: Partial<Text>): void {
    now.current.text = { ...written.text(from), ...typed };
    arrived(from, null);
    setText(now.current.text);
  }

  function keepMine(theirs: Saved): void {
    arrived(theirs, null);
    void save();
  }

  async function decide(part: Partial<Text>): Promise<boolean> {
    const before = now.current.text;
    now.current.text = { ...before, ...part };
    const isKept = await save();
    if (!isKept) {
      const back = Object.keys(part).map((field) => [field, before[field as keyof Text]]);
      now.current.text = { ...now.current.text, ...(Object.fromEntries(back) as Partial<Text>) };
      keep();
    }
    setText(now.current.text);
    return isKept;
  }

  function forget(): void {
    forgetUnsaved(name);
    now.current.arrived = now.current.text;
  }

  const { isRestored } = begun;
  const version = () => now.current.version;
  const does = { version, change, save: () => save(), decide, act, begin, keepMine, forget };
  return { record, text, state, isDraft, isRestored, beginning, ...does };
}

/** Whether this browser keeps something of a record that an account has written and that has not arrived. */
export function hasUnsaved<Saved, Text extends object>(
  written: Written<Saved, Text>,
  opened: Saved,
  account: string,
): boolean {
  return unsavedIn(written, opened, account).isRestored;
}

function nameOf<Saved, Text extends object>(
  written: Written<Saved, Text>,
  opened: Saved,
  account: string,
): string {
  return `${account}-${written.name(opened)}`;
}

/** What the form begins with, and the version that it is a change of: the last one when all of it has arrived. */
function unsavedIn<Saved, Text extends object>(
  written: Written<Saved, Text>,
  opened: Saved,
  account: string,
): { text: Text; version: number; sent: Text[]; isRestored: boolean } {
  const saved = written.text(opened);
  const version = written.version(opened);
  const unsaved = unsavedOf(nameOf(written, opened, account));
  const text = written.text({ ...opened, ...(unsaved?.content as Partial<Text> | undefined) });
  if (!unsaved || isSameText(text, saved)) return { text: saved, version, sent: [], isRestored: false };
  const under = versionUnder(unsaved, { version, content: saved });
  const sent = under === version ? [] : ((unsaved.sent ?? []) as Text[]);
  return { text, version: under, sent, isRestored: true };
}

function changes<Text extends object>(from: Text, to: Text): Partial<Text> {
  const fields = Object.keys(to) as (keyof Text)[];
  return Object.fromEntries(
    fields.filter((field) => to[field] !== from[field]).map((field) => [field, to[field]]),
  ) as Partial<Text>;
}
