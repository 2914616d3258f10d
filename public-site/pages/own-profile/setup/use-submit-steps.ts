import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SavedProfile } from '#contract/accounts.ts';
import { PROFILE_MESSAGES } from '#contract/profile-messages.ts';
import { API } from '#contract/paths.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { keyOf } from '../../../../saving/unsaved-text.ts';
import type { Answer } from '../../../../saving/saver-types.ts';
import { ApiError, getOwn, post } from '../../../app/api.ts';
import { errorSentence } from '../../../app/error-sentence.ts';
import { updateUser } from '../../../app/session.ts';
import { showToast } from '../../../app/toasts.ts';
import type { UsePhoto } from '../../../components/photo/photo-field.tsx';
import { BLANK_IDENTITY, BLANK_PRACTICE } from './filled-in.ts';
import { focusField, focusFirstWrong } from './focus-field.ts';
import { contentOf, filledForms } from './forms.ts';
import type { SetupContent, SetupForms } from './forms.ts';
import { hasArrived, overOf } from './sent-step.ts';
import type { Drafts, SetupDraft } from './use-drafts.ts';
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
  /** Hands in a photo that was chosen and not used yet. */
  photo: RefObject<UsePhoto | null>;
  own: OwnProfile;
  reload: () => Promise<OwnProfile | undefined>;
  go: Go;
  toTop: () => void;
}

/** Saves the steps and submits the profile; what is refused is told where it is to be changed. */
export function useSubmitSteps({ forms, draft, photo, own, reload, go, toTop }: Saving) {
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

  /** Tells what is wrong with what is done meanwhile. */
  async function telling(step: Step, work: () => Promise<unknown>) {
    if (busy) return;
    setBusy(true);
    setTold(null);
    try {
      await work();
    } catch (error) {
      fail(step, error);
    }
    setBusy(false);
  }

  async function done(path: string, payload: object): Promise<SavedProfile> {
    const answer = await post<SavedProfile>(path, payload);
    if (answer.status === 200) return answer.body;
    const { status, message, field } = answer;
    throw new ApiError(status, message, field === undefined ? {} : { [field]: message });
  }

  /**
   * Saves a step: with it ends the draft of that step, and what was typed of the other one stays its draft. Whether
   * it is saved and nothing was typed meanwhile.
   */
  async function saveStep(name: StepName, path: string, payload: object): Promise<boolean> {
    const typed = keyOf(contentOf(forms)[name]);
    let isWhole = false;
    const isSaved = await saver.act(async (revision, known) => {
      const other = name === 'identity' ? 'practice' : 'identity';
      const over = filledOver(payload, known.over);
      const isLeft = keyOf(filledForms({ ...known, [other]: known.over })[other]) !== keyOf(known[other]);
      const content = isLeft ? { [other]: known[other], over: { ...known.over, ...payload } } : null;
      const step = { payload, content };
      const saved = filledForms({ ...known, [name]: payload });
      saver.expect(saved);
      const arrived = async (profile: OwnProfile['content'], next: number): Promise<Answer<SetupDraft>> => {
        const begun = { ...saved, over: overOf(profile, step, known.over) };
        await reload().catch(() => undefined);
        isWhole = keyOf(contentOf(forms)[name]) === typed;
        if (isWhole) forms[name].reset(structuredClone(begun[name]));
        return { kind: 'saved', saved: { revision: next, content: begun, at: null } };
      };
      try {
        const { user, draft: next = 0 } = await done(path, {
          ...payload,
          over,
          draft: { revision, content },
        });
        updateUser(user);
        return await arrived(user.profile, next);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
      }
      const now = await getOwn<OwnProfile>(API.ownProfile);
      // The answer to an earlier press may have been lost: then what is there now is our own.
      if (hasArrived(step, now)) return arrived(now.content, now.draft?.revision ?? 0);
      // What somebody else has typed and not saved is newer as well, and would be written over.
      const newer = now.draft && now.draft.revision !== revision ? now.draft.content : null;
      const theirs = filledForms({ ...known, [name]: now.content, ...newer });
      return {
        kind: 'overtaken',
        theirs: { revision: now.draft?.revision ?? 0, content: theirs, at: null, over: now.content },
      };
    });
    if (isSaved) showToast('success', PROFILE_MESSAGES.saved);
    else tellUnsaved(name === 'identity' ? 1 : 2);
    return isSaved && isWhole;
  }

  function tellUnsaved(step: Step) {
    const { state } = saver.shown();
    if (state.kind === 'overtaken') setTold({ step, status: 201, message: CHOOSE_FIRST });
    else if (state.kind === 'lost' || state.kind === 'refused')
      setTold({ step, status: 500, message: state.message });
  }

  const saveIdentity = forms.identity.handleSubmit(
    (payload) =>
      telling(1, async () => {
        if (!(await saveStep('identity', API.setupProfileStep1, payload))) return;
        const licensed = payload.licenses.map(({ state }) => state);
        const states = forms.practice.getValues('telehealth_states');
        forms.practice.setValue(
          'telehealth_states',
          states.filter((state) => licensed.includes(state)),
        );
        go(2);
      }),
    complain,
  );
  const savePractice = forms.practice.handleSubmit(
    (payload) =>
      telling(2, async () => {
        if (photo.current && !(await photo.current())) return focusField('avatar');
        if (await saveStep('practice', API.setupProfileStep2, payload)) go(3);
      }),
    complain,
  );
  const submit = () =>
    telling(3, () =>
      saver.hold(async () => {
        const handedIn = await done(API.profileSubmit, { over: own.content ?? undefined }).catch(
          async (error: unknown) => {
            // Of another device: it is shown before it is handed in.
            if (error instanceof ApiError && error.status === 409) await reload();
            throw error;
          },
        );
        updateUser(handedIn.user);
        await reload();
        // The button is gone, and with it the focus.
        toTop();
        showToast('success', PROFILE_MESSAGES.saved);
      }),
    );

  function complain() {
    setTold(null);
    setFailures((count) => count + 1);
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

type StepName = 'identity' | 'practice';

/** What a step was typed over, where nothing was saved included. */
function filledOver(payload: object, over: SetupContent['over']): object {
  const saved: Partial<Record<string, unknown>> = over ?? {};
  return Object.fromEntries(Object.keys(payload).map((field) => [field, saved[field] ?? null]));
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
