import { useLayoutEffect, useRef } from 'react';
import type { ProfileContent } from '#contract/profiles.ts';
import { MESSAGES } from '#contract/messages.ts';
import { hashOf, keyOf } from '../../../../saving/unsaved-text.ts';
import { ApiError } from '../../../app/api.ts';
import type { Refused } from '../../../app/api.ts';
import { useDraft } from '../../../components/drafts/use-draft.ts';
import { TOGETHER } from '../fields/together.ts';
import { sectionDraft } from './sections.ts';
import type { SectionName } from './sections.ts';
import type { Editing } from './use-editing.tsx';

interface Section {
  content: ProfileContent;
  /** What a profile says in it. */
  said: (content: ProfileContent) => object;
  /** The call of the API that saves it. */
  call: string;
}

/** What is typed of a section: saved when its doctor says so, over what it was typed over. */
export function useSection(editing: Editing, name: SectionName, { content, said, call }: Section) {
  const refused = useRef<Refused | null>(null);
  const draft = useDraft(
    {
      // A section has no number: another one is one that says another thing.
      version: (saved: object) => hashOf(keyOf(saved)),
      text: (saved) => ({ typed: saved, over: saved }),
      under: ['over'],
      parts: ['typed'],
      together: TOGETHER,
      isAllText: true,
      isDraft: () => false,
      async save({ text: { typed, over } }) {
        refused.current = null;
        refused.current = await editing.change(call, { ...typed, over });
        if (refused.current) throw new ApiError(refused.current.status, refused.current.message);
        return typed;
      },
      async latest() {
        const now = await editing.refresh();
        if (!now) throw new ApiError(0, MESSAGES.disconnected);
        return said(now);
      },
    },
    said(content),
    { doctor: editing.doctor, name: sectionDraft(name) },
  );
  const { saver, start } = draft;
  useLayoutEffect(
    () =>
      editing.follow({
        isUnsaved: saver.isUnsaved,
        arrive: () => saver.hold(() => Promise.resolve(!saver.isUnsaved())),
        giveUp: () => saver.begin(saver.shown().record),
      }),
    [editing, saver],
  );
  return { ...draft, start: { ...said(content), ...start.typed }, refused: () => refused.current };
}
