import { useEffect, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { API } from '#contract/paths.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { ApiError, getOwn, post } from '../../../app/api.ts';
import type { Drafts } from '../../../components/drafts/draft-bar.tsx';
import { createDraftKeeper } from '../../../components/drafts/draft-keeper.ts';
import type { DraftState } from '../../../components/drafts/draft-keeper.ts';
import { contentOf, startOf } from './forms.ts';
import type { SetupForms } from './forms.ts';

/** Keeps what is typed in the forms: after a pause, when a field is left, and when the page is. */
export function useDrafts(own: OwnProfile, forms: SetupForms, user: User): Drafts {
  const at = own.draft?.updated_at ?? null;
  const [state, setState] = useState<DraftState>({ kind: 'kept', at });
  const [keeper] = useState(() =>
    createDraftKeeper(CALLS, { revision: own.draft?.revision ?? 0, content: contentOf(forms), at }, setState),
  );
  const { identity, practice } = forms;

  useEffect(() => {
    const follow = {
      formState: { values: true },
      callback: () => keeper.type(contentOf({ identity, practice })),
    };
    const ends = [identity.subscribe(follow), practice.subscribe(follow)];
    const leave = () => void keeper.flush(true);
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const save = () => void keeper.flush();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    addEventListener('online', save);
    return () => {
      leave();
      ends.forEach((end) => end());
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('online', save);
    };
  }, [keeper, identity, practice]);

  async function takeTheirs() {
    const latest = await getOwn<OwnProfile>(API.ownProfile);
    const start = startOf(latest, user);
    identity.reset(start.identity);
    practice.reset(start.practice);
    const { revision = 0, updated_at = null } = latest.draft ?? {};
    keeper.begin({ revision, content: contentOf(forms), at: updated_at });
  }

  return { keeper, state, takeTheirs };
}

const CALLS = {
  async save(revision: number, content: object, keepalive: boolean) {
    const answer = await post<{ revision: number }>(
      API.saveDraft,
      { revision, content },
      undefined,
      keepalive,
    );
    if (answer.status !== 200) throw new ApiError(answer.status, answer.message);
    return answer.body.revision;
  },
  latest: async () => (await getOwn<OwnProfile>(API.ownProfile)).draft,
};
