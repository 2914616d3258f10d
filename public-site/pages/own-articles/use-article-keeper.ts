import { useEffect, useState } from 'react';
import type { OwnArticle } from '#contract/articles.ts';
import { API } from '#contract/paths.ts';
import {
  forgetUnsaved,
  isSameText,
  keepUnsaved,
  unsavedOf,
  versionUnder,
  withSent,
} from '../../../article-editor/unsaved-text.ts';
import { ApiError, getOwn, post } from '../../app/api.ts';
import { createDraftKeeper } from '../../components/drafts/draft-keeper.ts';
import type { DraftKeeper, DraftState } from '../../components/drafts/draft-keeper.ts';

/** What a doctor writes of an article. */
export type OwnText = Pick<OwnArticle, 'title' | 'sub_content' | 'contents' | 'cover'>;

interface KeptArticle {
  /** What the form begins with; another `version` is another beginning. */
  start: { text: OwnText; version: number };
  keeper: DraftKeeper;
  state: DraftState;
  type: (text: OwnText) => void;
  /** Puts what another window has saved into the form. */
  takeTheirs: () => Promise<void>;
  /** For an article that is not there any more: nothing of it is kept or saved. */
  forget: () => void;
}

/**
 * Saves an article of a doctor (an account's id) as it is typed; until it has arrived it is kept in this browser,
 * whatever becomes of the session. `sent` is told when another window has put it out of the author's hands.
 */
export function useArticleKeeper(
  article: OwnArticle,
  doctor: number,
  sent: (article: OwnArticle) => void,
): KeptArticle {
  const name = nameOf(article, doctor);
  const path = `${API.ownArticles}/${article.id}`;
  const [state, setState] = useState<DraftState>({ kind: 'kept', at: article.updated_at });
  const [begun] = useState(() => unsavedIn(article, doctor));
  const [start, setStart] = useState({ text: begun.text, version: article.version });
  /** `sent`: of the version that is changed, what is not answered. */
  const [last] = useState({ text: begun.text, sent: begun.sent });
  const [keeper] = useState(() =>
    createDraftKeeper(
      { save, latest },
      { revision: begun.version, content: ownText(article), at: article.updated_at },
      (now) => {
        setState(now);
        forgetArrived();
      },
    ),
  );

  useEffect(() => {
    keeper.type(last.text);
    forgetArrived();
    const leave = () => void keeper.flush();
    addEventListener('pagehide', leave);
    addEventListener('online', leave);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
      removeEventListener('online', leave);
    };
  }, [keeper, last]);

  async function save(revision: number, content: object, keepalive: boolean): Promise<number> {
    last.sent = withSent(last.sent, content);
    keepUnsaved(name, { version: revision, content: last.text, sent: last.sent });
    const answer = await post<OwnArticle>(path, { ...content, version: revision }, undefined, keepalive);
    if (answer.status !== 200) throw new ApiError(answer.status, answer.message);
    const { version } = answer.body;
    last.sent = [];
    keepUnsaved(name, { version, content: last.text });
    return version;
  }

  async function latest() {
    const now = await getOwn<OwnArticle>(path);
    if (now.state !== 'draft') {
      void keeper.hold();
      sent(now);
    }
    return { revision: now.version, content: { ...ownText(now) }, updated_at: now.updated_at };
  }

  function forgetArrived() {
    if (!keeper.isUnsaved()) forgetUnsaved(name);
  }

  function type(text: OwnText) {
    last.text = text;
    keepUnsaved(name, { version: keeper.revision(), content: text, sent: last.sent });
    keeper.type(text);
  }

  async function takeTheirs() {
    const { revision, content, updated_at } = await latest();
    forgetUnsaved(name);
    last.text = content;
    last.sent = [];
    keeper.begin({ revision, content, at: updated_at });
    setStart({ text: content, version: revision });
  }

  function forget() {
    void keeper.hold();
    keeper.type(ownText(article));
    forgetUnsaved(name);
  }

  return { start, forget, keeper, state, type, takeTheirs };
}

/** What the form begins with, and the version that it is a change of: the last one when all of it has arrived. */
function unsavedIn(
  article: OwnArticle,
  doctor: number,
): { text: OwnText; version: number; sent: readonly object[] } {
  const saved = ownText(article);
  const unsaved = unsavedOf(nameOf(article, doctor));
  const text = { ...saved, ...(unsaved?.content as Partial<OwnText> | undefined) };
  const { version } = article;
  if (!unsaved || isSameText(text, saved)) return { text: saved, version, sent: [] };
  const under = versionUnder(unsaved, { version, content: saved });
  return { text, version: under, sent: under === version ? [] : (unsaved.sent ?? []) };
}

/** What this browser keeps of an article that its doctor cannot change any more, when the article says another thing. */
export function leftBehind(article: OwnArticle, doctor: number): OwnText | null {
  const { text } = unsavedIn(article, doctor);
  return isSameText(text, ownText(article)) ? null : text;
}

export function forgetLeftBehind(article: OwnArticle, doctor: number): void {
  forgetUnsaved(nameOf(article, doctor));
}

/** Of its text in this browser. */
function nameOf({ id }: OwnArticle, doctor: number): string {
  return `doctor-${doctor}-article-${id}`;
}

/** In one order, so that two can be compared as texts. */
function ownText({ title, sub_content, contents, cover }: OwnText): OwnText {
  return { title, sub_content, contents, cover };
}
