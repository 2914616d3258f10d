import { useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import { API } from '#contract/paths.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { wholeChanges } from '../../../../saving/decided.ts';
import { keyOf } from '../../../../saving/unsaved-text.ts';
import { ApiError, getOwn, post } from '../../../app/api.ts';
import { useDraft, useJoined } from '../../../components/drafts/use-draft.ts';
import type { Draft } from '../../../components/drafts/use-draft.ts';
import { putIn } from '../fields/put-in.ts';
import { TOGETHER } from '../fields/together.ts';
import { contentOf, filledForms, startOf, useSetupForms } from './forms.ts';
import type { SetupContent, SetupForms } from './forms.ts';

/** What is typed and not saved of a profile, or what its forms begin with. */
export interface SetupDraft {
  revision: number;
  content: SetupContent;
  /** ISO date-time; null for none. */
  at: string | null;
  /** What is saved, where that is not what the draft was typed over. */
  over?: SetupContent['over'];
}

export interface Drafts {
  forms: SetupForms;
  draft: Draft<SetupDraft, SetupContent>;
  /** Puts what another device has saved into the forms. */
  takeTheirs: (theirs: SetupDraft) => void;
  /** Saves over it what was typed here; each field that only the other one has changed stays as it is there. */
  keepMine: () => Promise<boolean>;
}

/** Both forms, and what is typed in them: saved after a pause, when a field is left, and when the page is. */
export function useDrafts(own: OwnProfile, user: User): Drafts {
  const draft = useDraft(
    {
      version: ({ revision }) => revision,
      text: ({ content }) => content,
      under: ['over'],
      parts: ['identity', 'practice'],
      together: TOGETHER,
      isAllText: true,
      async latest() {
        const now = await getOwn<OwnProfile>(API.ownProfile);
        return { ...draftOf(now, user), over: now.content };
      },
      async save({ text: content, version: revision, outlivesPage }) {
        const said = { revision, content };
        const answer = await post<{ revision: number }>(API.saveDraft, said, undefined, outlivesPage);
        if (answer.status !== 200) throw new ApiError(answer.status, answer.message);
        return { revision: answer.body.revision, content, at: new Date().toISOString() };
      },
    },
    draftOf(own, user),
    { doctor: user.id, name: 'profile' },
  );
  const { saver } = draft;
  const forms = useSetupForms(filledForms(draft.start));
  const { identity, practice, registry } = forms;
  useJoined(saver, (text) => {
    const content = filledForms(text);
    putIn(identity, content.identity);
    putIn(practice, content.practice);
    putIn(registry, { match: content.registry });
  });

  useEffect(() => {
    const follow = {
      formState: { values: true },
      callback: () => saver.change(contentOf({ identity, practice, registry })),
    };
    const ends = [identity.subscribe(follow), practice.subscribe(follow), registry.subscribe(follow)];
    return () => ends.forEach((end) => end());
  }, [saver, identity, practice, registry]);

  /** Whoever has chosen writes over what is saved now. */
  function chose({ over }: SetupDraft) {
    if (over !== undefined) saver.change({ over });
  }

  function takeTheirs(theirs: SetupDraft) {
    saver.begin(theirs);
    chose(theirs);
    const content = filledForms(theirs.content);
    identity.reset(content.identity);
    practice.reset(content.practice);
    registry.reset({ match: content.registry });
  }

  function keepMine(): Promise<boolean> {
    const { state, record, text } = saver.shown();
    if (state.kind === 'overtaken') {
      const { identity, practice, registry } = filledForms(state.theirs.content);
      const { content } = record;
      forms.identity.reset({ ...identity, ...wholeChanges(content.identity, text.identity, TOGETHER) });
      forms.practice.reset({ ...practice, ...wholeChanges(content.practice, text.practice, TOGETHER) });
      const isFilledHere = keyOf({ is: content.registry }) !== keyOf({ is: text.registry });
      if (!isFilledHere) forms.registry.reset({ match: registry });
      saver.change(contentOf(forms));
      chose(state.theirs);
    }
    return saver.keepMine();
  }

  return { forms, draft, takeTheirs, keepMine };
}

function draftOf(own: OwnProfile, user: User): SetupDraft {
  const { revision = 0, updated_at: at = null } = own.draft ?? {};
  return { revision, content: startOf(own, user), at };
}
