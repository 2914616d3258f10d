import { useEffect, useRef, useState } from 'react';
import { articleText } from '#contract/articles.ts';
import type { AdminArticle, ArticleText } from '#contract/articles.ts';
import { forgetUnsaved, keepUnsaved, unsavedOf } from '../../article-editor/unsaved-text.ts';
import { Overtaken, saveArticle } from './article-calls.ts';

/** Milliseconds without a letter after which a draft is saved. */
const PAUSE = 2000;
const TRY_AGAIN = 10_000;

export type SavingState =
  | { kind: 'saved'; at: string }
  | { kind: 'typed' }
  | { kind: 'saving' }
  | { kind: 'failed'; message: string }
  /** Somebody else has saved this one. */
  | { kind: 'overtaken'; theirs: AdminArticle };

export type Saving = ReturnType<typeof useSaving>;

/**
 * An article that is written: a draft is saved as it is typed, a public one when that is asked for. Until it has arrived
 * it is kept in this browser, whatever becomes of the session.
 */
export function useSaving(opened: AdminArticle) {
  const { id } = opened;
  const [begun] = useState(() => unsavedIn(opened));
  const [article, setArticle] = useState(opened);
  const [text, setText] = useState(begun.text);
  const [state, setState] = useState<SavingState>(
    begun.isRestored ? { kind: 'typed' } : { kind: 'saved', at: opened.updated_at },
  );
  /** Raised when the form has to begin anew. */
  const [beginning, setBeginning] = useState(0);
  const now = useRef({ text: begun.text, version: begun.version, running: null as Promise<boolean> | null });

  useEffect(() => {
    const wait = { typed: PAUSE, failed: TRY_AGAIN }[state.kind as string];
    if (wait === undefined || now.current.text.status === 'published') return;
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

  /** Whether all that was typed before has arrived. One at a time. */
  async function save(): Promise<boolean> {
    await now.current.running;
    const running = send().finally(() => (now.current.running = null));
    now.current.running = running;
    return running;
  }

  async function send(): Promise<boolean> {
    const sent = now.current.text;
    setState({ kind: 'saving' });
    try {
      const saved = await saveOrFind(id, sent, now.current.version);
      now.current.version = saved.version;
      setArticle(saved);
      if (now.current.text === sent) {
        forgetUnsaved(id);
        setState({ kind: 'saved', at: saved.updated_at });
        return true;
      }
      keepUnsaved(id, { version: saved.version, content: now.current.text });
      setState({ kind: 'typed' });
    } catch (error) {
      if (error instanceof Overtaken) setState({ kind: 'overtaken', theirs: error.article });
      else setState({ kind: 'failed', message: (error as Error).message });
    }
    return false;
  }

  function change(part: Partial<ArticleText>): void {
    now.current.text = { ...now.current.text, ...part };
    setText(now.current.text);
    keepUnsaved(id, { version: now.current.version, content: now.current.text });
    if (state.kind !== 'overtaken') setState({ kind: 'typed' });
  }

  /** Begins anew from an article as the server has it. */
  function begin(from: AdminArticle): void {
    forgetUnsaved(id);
    now.current.text = articleText(from);
    now.current.version = from.version;
    setArticle(from);
    setText(now.current.text);
    setState({ kind: 'saved', at: from.updated_at });
    setBeginning((count) => count + 1);
  }

  /** Saves over what somebody else has saved. */
  function keepMine(theirs: AdminArticle): void {
    now.current.version = theirs.version;
    void save();
  }

  /** Saves with these changes; what is refused is taken back. */
  async function decide(part: Partial<ArticleText>): Promise<boolean> {
    const before = now.current.text;
    now.current.text = { ...before, ...part };
    const isKept = await save();
    if (!isKept)
      now.current.text = { ...now.current.text, status: before.status, published_at: before.published_at };
    setText(now.current.text);
    return isKept;
  }

  const version = () => now.current.version;
  return {
    article,
    text,
    state,
    version,
    beginning,
    isRestored: begun.isRestored,
    change,
    save,
    begin,
    keepMine,
    decide,
  };
}

/** What the form begins with, and the version that it is a change of: the last one when all of it has arrived. */
function unsavedIn(opened: AdminArticle) {
  const saved = articleText(opened);
  const unsaved = unsavedOf(opened.id);
  const text = articleText({ ...opened, ...(unsaved?.content as Partial<ArticleText> | undefined) });
  if (!unsaved || isSame(text, saved)) return { text: saved, version: opened.version, isRestored: false };
  return { text, version: unsaved.version, isRestored: true };
}

/** The answer to a save may have been lost: then what is there now is our own. Throws as `saveArticle`. */
async function saveOrFind(id: number, text: ArticleText, version: number): Promise<AdminArticle> {
  try {
    return await saveArticle(id, text, version);
  } catch (error) {
    if (error instanceof Overtaken && isSame(articleText(error.article), text)) return error.article;
    throw error;
  }
}

function isSame(one: ArticleText, other: ArticleText): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
