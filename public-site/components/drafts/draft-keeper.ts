import type { KeptDraft } from '#contract/own-profile.ts';
import { ApiError } from '../../app/api.ts';
import { errorSentence } from '../../app/error-sentence.ts';

/** Milliseconds without a letter after which a draft is saved. */
const PAUSE = 1500;
const TRY_AGAIN = 5000;
/** Of many saves that are not answered the last few are known. */
const MOST_SENT = 3;

export type DraftState =
  /** `at`: ISO date-time; null when nothing was typed. */
  | { kind: 'kept'; at: string | null }
  | { kind: 'saving' }
  | { kind: 'failed'; offline: boolean; sentence: string }
  /** Another device or tab has kept this one, or has saved or forgotten it (null). */
  | { kind: 'overtaken'; draft: KeptDraft | null };

interface Calls {
  /** Resolves to the next revision. Throws ApiError; 409 for a draft that another one has overtaken. */
  save: (revision: number, content: object, keepalive: boolean) => Promise<number>;
  /** What is kept now. */
  latest: () => Promise<KeptDraft | null>;
}

interface Start {
  revision: number;
  content: object;
  /** ISO date-time */
  at: string | null;
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** Saves what is typed, one save at a time, and tries until it is saved or somebody has to choose. */
export function createDraftKeeper(calls: Calls, start: Start, tell: (state: DraftState) => void) {
  let { revision, content, at } = start;
  let kept = textOf(content);
  /** What was sent of this revision and not answered. */
  let sentBefore: string[] = [];
  let state: DraftState = { kind: 'kept', at };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let held = false;

  function become(next: DraftState) {
    state = next;
    tell(next);
  }

  function later(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  }

  const isUnsaved = () => textOf(content) !== kept;

  /** Whether all is saved that was typed before. */
  async function flush(keepalive = false): Promise<boolean> {
    clearTimeout(timer);
    while (running) await running;
    if (!isUnsaved()) return true;
    if (held || state.kind === 'overtaken') return false;
    running = save(keepalive).finally(() => (running = null));
    await running;
    return !isUnsaved();
  }

  async function save(keepalive: boolean) {
    const sent = textOf(content);
    sentBefore = [...sentBefore.filter((text) => text !== sent), sent].slice(-MOST_SENT);
    become({ kind: 'saving' });
    try {
      revision = await calls.save(revision, content, keepalive);
      acknowledge(sent, new Date().toISOString());
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await compare(sent, keepalive).catch(fail);
      else fail(error);
    }
  }

  function acknowledge(sent: string, time: string) {
    kept = sent;
    sentBefore = [];
    at = time;
    become({ kind: 'kept', at });
    if (isUnsaved()) later(PAUSE);
  }

  /** The answer to a save may have been lost: then what is kept is our own. */
  async function compare(sent: string, keepalive: boolean) {
    const draft = await calls.latest();
    const now = draft && textOf(draft.content);
    if (!draft || now === null || ![sent, ...sentBefore].includes(now))
      return become({ kind: 'overtaken', draft });
    revision = draft.revision;
    acknowledge(now, draft.updated_at);
    if (isUnsaved()) await save(keepalive);
  }

  function fail(error: unknown) {
    const { status, retryAfter = 0 } = error instanceof ApiError ? error : new ApiError(0, '');
    become({ kind: 'failed', offline: status === 0, sentence: errorSentence(error) });
    if (status === 0 || status === 429 || status >= 500) later(Math.max(TRY_AGAIN, retryAfter * 1000));
  }

  return {
    isUnsaved,
    flush,
    /** Of what is kept. */
    revision: () => revision,
    /** Tells what the form holds now. */
    type(now: object) {
      content = now;
      if (held || state.kind === 'overtaken') return;
      if (isUnsaved()) later(PAUSE);
    },
    /** Saves over what another device has kept. */
    keepMine() {
      if (state.kind !== 'overtaken') return;
      revision = state.draft?.revision ?? 0;
      become({ kind: 'saving' });
      void flush();
    },
    /** Starts from what the form holds now: it is what is kept. */
    begin(from: Start) {
      ({ revision, content, at } = from);
      sentBefore = [];
      kept = textOf(content);
      clearTimeout(timer);
      become({ kind: 'kept', at });
    },
    /** Resolves when nothing is under way; nothing begins until `release`. */
    async hold() {
      held = true;
      clearTimeout(timer);
      await running;
    },
    release() {
      held = false;
      if (isUnsaved() && state.kind !== 'overtaken') later(PAUSE);
    },
  };
}

/** The same for two forms that look the same: an empty field is one that is not there. */
function textOf(content: object): string {
  return JSON.stringify(content, (_, value: unknown) => (value === '' || value === null ? undefined : value));
}
