import { useEffect } from 'react';
import type { OwnArticle } from '#contract/articles.ts';
import { API } from '#contract/paths.ts';
import { browser } from '../../../saving/page-events.ts';
import { leftOf } from '../../../saving/restore-unsaved.ts';
import { unsavedTexts } from '../../../saving/unsaved-text.ts';
import { ApiError, getOwn, post } from '../../app/api.ts';
import { draftName, useDraft } from '../../components/drafts/use-draft.ts';
import type { Draft } from '../../components/drafts/use-draft.ts';

/** What a doctor writes of an article. */
export type OwnText = Pick<OwnArticle, 'title' | 'sub_content' | 'contents' | 'cover' | 'slug'>;

/** What of an article says which text it is. */
export type Kept = OwnText & Pick<OwnArticle, 'id' | 'version'>;

const WRITTEN = {
  version: ({ version }: Kept) => version,
  text: ({ title, sub_content, contents, cover, slug }: Kept): OwnText => ({
    title,
    sub_content,
    contents,
    cover,
    slug,
  }),
};

/** The text of an article as a doctor writes it. `sent` is told when another window has put it out of their hands. */
export function useOwnText(
  article: OwnArticle,
  doctor: number,
  sent: (article: OwnArticle) => void,
): Draft<OwnArticle, OwnText> {
  const path = `${API.ownArticles}/${article.id}`;
  const draft = useDraft(
    {
      ...WRITTEN,
      latest: () => getOwn<OwnArticle>(path),
      async save({ text, version, outlivesPage }) {
        const answer = await post<OwnArticle>(path, { ...text, version }, undefined, outlivesPage);
        if (answer.status !== 200) throw new ApiError(answer.status, answer.message);
        return answer.body;
      },
    },
    article,
    { doctor, name: nameOf(article) },
  );
  const { state } = draft;
  useEffect(() => {
    if (state.kind === 'overtaken' && state.theirs.state !== 'draft') sent(state.theirs);
  }, [state, sent]);
  return draft;
}

interface LeftBehindText {
  text: OwnText;
  /** Gives up this one, and what other windows have typed stays. */
  forget: () => void;
}

/** An article that was deleted elsewhere, of which this browser may keep a text. */
export function goneArticle(id: number): Kept {
  return { id, version: 0, title: '', sub_content: '', contents: '', cover: null, slug: null };
}

/** The newest text that this browser keeps of an article that its doctor cannot change any more, and that says another thing. */
export function leftBehind(article: Kept, doctor: number): LeftBehindText | null {
  const texts = unsavedTexts(browser.storage, draftName(doctor, nameOf(article)));
  const { begun, from, arrived } = leftOf(WRITTEN, article, texts.others());
  return from && { text: begun.text, forget: () => [from, ...arrived].forEach(texts.drop) };
}

function nameOf({ id }: Kept): string {
  return `article-${id}`;
}
