import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { User } from '#contract/accounts.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { post } from '../../../app/api.ts';
import type { Refused } from '../../../app/api.ts';
import { showToast } from '../../../app/toasts.ts';
import { useLeaveQuestion } from '../../../components/leaving/use-leave-question.tsx';
import { sectionWithUnsaved } from './sections.ts';
import type { SectionName } from './sections.ts';

export interface Editing {
  /** Whose profile it is: the id of the account. */
  doctor: number;
  /** Changing a profile needs a plan; seeing it does not. */
  allowed: boolean;
  /** Visitors see the profile. */
  isPublic: boolean;
  /** The section whose text this browser keeps until there is a plan again. */
  kept: SectionName | null;
  /** The section that is being changed: one at a time. */
  open: SectionName | null;
  /** Opens a section; asks first when another one has changes that were not saved. */
  edit: (name: SectionName) => void;
  /** Closes the open section; asks first when it has changes. */
  cancel: () => void;
  /** Asks this of the open section before it is left, until what it answers is called. */
  follow: (typed: Typed) => () => void;
  /** Saves by a call of the API. Resolves to the refusal, null without one; throws ApiError. */
  change: (call: string, said: object) => Promise<Refused | null>;
  /** Gets what is saved by now; null for no whole profile. Rejects as a call does. */
  refresh: () => Promise<ProfileContent | null>;
  /** Closes a section, if it is open: what was typed there is saved, or given up. */
  close: (name: SectionName) => void;
  /** The dialog that asks; for the end of the page. */
  question: ReactNode;
}

/** What is typed of the open section. */
interface Typed {
  isUnsaved: () => boolean;
  /** Waits for what is on its way. Whether all has arrived. */
  arrive: () => Promise<boolean>;
  giveUp: () => void;
}

/**
 * Which section is being changed, and what stands before leaving it: at first the one in which something was typed
 * that was not saved. `refresh`: gets what was saved.
 */
export function useEditing(
  { id: doctor, plan }: Pick<User, 'id' | 'plan'>,
  isPublic: boolean,
  refresh: Editing['refresh'],
): Editing {
  const allowed = plan > 0;
  const [open, setOpen] = useState(() => (allowed ? sectionWithUnsaved(doctor) : null));
  const typed = useRef<Typed | null>(null);
  const { ask, question } = useLeaveQuestion({
    isUnsaved: () => typed.current?.isUnsaved() ?? false,
    save: () => typed.current?.arrive() ?? Promise.resolve(true),
    sentence: 'What you have changed in this section is not saved yet.',
    onDiscard: () => typed.current?.giveUp(),
  });

  async function change(call: string, said: object): Promise<Refused | null> {
    const answer = await post<{ message: string }>(call, said);
    if (answer.status !== 200) {
      showToast('warning', answer.message);
      // It may be the plan that has ended.
      if (!answer.field) await refresh().catch(() => null);
      return answer;
    }
    // What was saved is shown when the section closes, not what was there before.
    await refresh().catch(() => null);
    showToast('success', answer.body.message);
    return null;
  }

  return {
    doctor,
    allowed,
    isPublic,
    kept: allowed ? null : sectionWithUnsaved(doctor),
    open,
    edit: (name) => ask(() => setOpen(name)),
    cancel: () => ask(() => setOpen(null)),
    follow(one) {
      typed.current = one;
      return () => (typed.current = null);
    },
    refresh,
    close: (name) => setOpen((now) => (now === name ? null : now)),
    change,
    question,
  };
}
