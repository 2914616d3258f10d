import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { User } from '#contract/accounts.ts';
import { PROFILE_MESSAGES } from '#contract/profile-messages.ts';
import { API } from '#contract/paths.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { ApiError, post } from '../../../app/api.ts';
import type { Refused } from '../../../app/api.ts';
import { errorSentence } from '../../../app/error-sentence.ts';
import { updateUser } from '../../../app/session.ts';
import { showToast } from '../../../app/toasts.ts';
import { BLANK_IDENTITY, BLANK_PRACTICE, filledIn } from './filled-in.ts';
import { focusFirstWrong } from './focus-field.ts';
import { contentOf, filledForms } from './forms.ts';
import type { SetupContent, SetupForms } from './forms.ts';
import type { Drafts } from './use-drafts.ts';
import type { Step } from './setup-path.ts';
import type { Go } from './use-step.ts';

/** What the server said instead of saving. Below 400 it is a warning (SPEC §4). */
export interface Notice {
  status: number;
  message: string;
}

/** Two tabs or devices have saved different things: the bar below the form asks which to keep. */
const CHOOSE_FIRST = 'Please choose first which draft to keep.';

interface Saving {
  forms: SetupForms;
  draft: Drafts['draft'];
  reload: () => Promise<OwnProfile | undefined>;
  go: Go;
  toTop: () => void;
}

/** Saves the steps and submits the profile; what is refused is told where it is to be changed. */
export function useSubmitSteps({ forms, draft, reload, go, toTop }: Saving) {
  const { saver, state } = draft;
  const isOvertaken = state.kind === 'overtaken';
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<(Notice & { step: Step }) | null>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0) focusFirstWrong();
  }, [failures]);

  // Whoever was told to choose has chosen.
  useEffect(() => setTold(null), [isOvertaken]);

  /** Posts with no draft under way, for a saved step ends the draft. */
  async function send(step: Step, path: string, payload: object, done: (user: User) => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setTold(null);
    await saver.hold(async () => {
      if (step < 3 && saver.shown().state.kind === 'overtaken') {
        return setTold({ step, status: 201, message: CHOOSE_FIRST });
      }
      try {
        const answer = await post<{ user: User }>(path, payload);
        if (answer.status === 200) {
          updateUser(answer.body.user);
          await done(answer.body.user);
          showToast('success', PROFILE_MESSAGES.saved);
        } else refuse(step, answer);
      } catch (error) {
        fail(step, error);
      }
    });
    setBusy(false);
  }

  async function begin(saved: Partial<SetupContent>) {
    const own = await reload();
    const registry = forms.registry.getValues('match');
    const content = {
      ...filledForms({ identity: own?.content, practice: own?.content, registry }),
      ...saved,
    };
    saver.begin({ revision: own?.draft?.revision ?? 0, content, at: null });
    saver.change(contentOf(forms));
  }

  const saveIdentity = forms.identity.handleSubmit(
    (payload) =>
      send(1, API.setupProfileStep1, payload, async ({ profile }) => {
        forms.identity.reset(filledIn(BLANK_IDENTITY, { ...profile, ...payload }));
        const licensed = payload.licenses.map(({ state }) => state);
        const states = forms.practice.getValues('telehealth_states');
        forms.practice.setValue(
          'telehealth_states',
          states.filter((state) => licensed.includes(state)),
        );
        await begin({ identity: contentOf(forms).identity });
        go(2);
      }),
    complain,
  );
  const savePractice = forms.practice.handleSubmit(
    (payload) =>
      send(2, API.setupProfileStep2, payload, async () => {
        forms.practice.reset(filledIn(BLANK_PRACTICE, payload));
        await begin({ practice: contentOf(forms).practice });
        go(3);
      }),
    complain,
  );
  const submit = () =>
    send(3, API.profileSubmit, {}, async () => {
      await reload();
      // The button is gone, and with it the focus.
      toTop();
    });

  function complain() {
    setTold(null);
    setFailures((count) => count + 1);
  }

  function refuse(step: Step, { status, message, field }: Refused) {
    const isShown = field !== undefined && showAt(step, { [field]: message });
    if (!isShown) setTold({ step, status, message });
  }

  function fail(step: Step, error: unknown) {
    const { status, fields } = error instanceof ApiError ? error : new ApiError(0, '');
    if (!showAt(step, fields)) setTold({ step, status: status || 500, message: errorSentence(error) });
  }

  /** Puts what is wrong at its fields, going to the step that has them. False when there is no such field. */
  function showAt(step: Step, wrong: Record<string, string>): boolean {
    const names = Object.keys(wrong);
    const home = names.map((name) => homeOf(name)).find((found) => found !== null);
    if (home === undefined || home === null) return false;
    for (const name of names) {
      const form = homeOf(name) === 1 ? forms.identity : forms.practice;
      setProblem(form as unknown as UseFormReturn, name, wrong[name]);
    }
    if (home === step) setFailures((count) => count + 1);
    else
      go(
        home,
        names.find((name) => homeOf(name) === home),
      );
    return true;
  }

  return {
    of: (step: Step) => ({
      busy,
      notice: told?.step === step ? told : null,
      onSubmit: step === 1 ? saveIdentity : step === 2 ? savePractice : submit,
    }),
  };
}

function setProblem(form: UseFormReturn, name: string, message: string) {
  form.setError(name, { type: 'server', message });
}

/** The step that has a field. */
function homeOf(name: string): 1 | 2 | null {
  const [field] = name.split('.');
  if (field in BLANK_IDENTITY) return 1;
  return field in BLANK_PRACTICE ? 2 : null;
}
