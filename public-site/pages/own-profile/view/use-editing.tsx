import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { User } from '#contract/accounts.ts';
import { post } from '../../../app/api.ts';
import type { Refused } from '../../../app/api.ts';
import { showToast } from '../../../app/toasts.ts';
import { useLeaveQuestion } from '../../../components/leaving/use-leave-question.tsx';
import { sectionWithUnsaved } from './unsaved-section.ts';
import type { SectionName } from './unsaved-section.ts';

export interface Editing {
  /** Whose profile it is: the id of the account. */
  doctor: number;
  /** Changing a profile needs a plan; seeing it does not. */
  allowed: boolean;
  /** The section that is being changed: one at a time. */
  open: SectionName | null;
  /** Opens a section; asks first when another one has changes that were not saved. */
  edit: (name: SectionName) => void;
  /** Closes the open section; asks first when it has changes. */
  cancel: () => void;
  /** Tells whether the open section has changes that were not saved, and how what is kept of them is forgotten. */
  setChanged: (changed: boolean, forget: () => void) => void;
  /** Saves by a call of the API. Resolves to the refusal, null without one; throws ApiError. */
  change: (call: string, said: object) => Promise<Refused | null>;
  /** Gets what is saved by now. Rejects as a call does. */
  refresh: () => Promise<object | null | undefined>;
  /** Closes the open section: what was typed there is saved, or given up. */
  close: () => void;
  /** The dialog that asks; for the end of the page. */
  question: ReactNode;
}

/**
 * Which section is being changed, and what stands before leaving it: at first the one in which something was typed
 * that was not saved. `refresh`: gets what was saved.
 */
export function useEditing(
  { id: doctor, plan }: Pick<User, 'id' | 'plan'>,
  refresh: Editing['refresh'],
): Editing {
  const allowed = plan > 0;
  const [open, setOpen] = useState(() => (allowed ? sectionWithUnsaved(doctor) : null));
  const changed = useRef(false);
  const forget = useRef(() => {});
  const { ask, question } = useLeaveQuestion({
    isUnsaved: () => changed.current,
    sentence: 'What you have changed in this section is not saved yet.',
    onDiscard: () => forget.current(),
  });

  function show(next: SectionName | null) {
    changed.current = false;
    forget.current();
    setOpen(next);
  }

  async function change(call: string, said: object): Promise<Refused | null> {
    const answer = await post<{ message: string }>(call, said);
    if (answer.status !== 200) {
      showToast('warning', answer.message);
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
    open,
    edit: (name) => ask(() => show(name)),
    cancel: () => ask(() => show(null)),
    setChanged: (is, how) => {
      changed.current = is;
      forget.current = how;
    },
    refresh,
    close: () => show(null),
    change,
    question,
  };
}
