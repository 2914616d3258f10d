import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { post } from '../../../app/api.ts';
import type { Refused } from '../../../app/api.ts';
import { showToast } from '../../../app/toasts.ts';
import { useLeaveQuestion } from '../../../components/leaving/use-leave-question.tsx';

export type SectionName = 'contact' | 'summary' | 'education' | 'hours' | 'title';

export interface Editing {
  /** Changing a profile needs a plan; seeing it does not. */
  allowed: boolean;
  /** The section that is being changed: one at a time. */
  open: SectionName | null;
  /** Opens a section; asks first when another one has changes that were not saved. */
  edit: (name: SectionName) => void;
  /** Closes the open section; asks first when it has changes. */
  cancel: () => void;
  /** Tells whether the open section has changes that were not saved. */
  setChanged: (changed: boolean) => void;
  /** Saves by a call of the API and closes the section. Resolves to the refusal, null without one; throws ApiError. */
  save: (call: string, said: object) => Promise<Refused | null>;
  /** The same of what has no section to close. */
  change: (call: string, said: object) => Promise<Refused | null>;
  /** The dialog that asks; for the end of the page. */
  question: ReactNode;
}

/** Which section is being changed, and what stands before leaving it. `refresh`: gets what was saved. */
export function useEditing(allowed: boolean, refresh: () => Promise<unknown>): Editing {
  const [open, setOpen] = useState<SectionName | null>(null);
  const changed = useRef(false);
  const { ask, question } = useLeaveQuestion({
    isUnsaved: () => changed.current,
    sentence: 'What you have changed in this section is not saved yet.',
  });

  function close() {
    changed.current = false;
    setOpen(null);
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
    allowed,
    open,
    edit: (name) =>
      ask(() => {
        changed.current = false;
        setOpen(name);
      }),
    cancel: () => ask(close),
    setChanged: (is) => {
      changed.current = is;
    },
    async save(call, said) {
      const refused = await change(call, said);
      if (!refused) close();
      return refused;
    },
    change,
    question,
  };
}
