import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { DefaultValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { createProfileSchemas } from '#contract/schemas/profiles.ts';
import type { ProfileSchemas } from '#contract/schemas/profiles.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { ApiError } from '../../../app/api.ts';
import { errorSentence } from '../../../app/error-sentence.ts';
import { showToast } from '../../../app/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { RESTORED } from '../../../components/drafts/use-draft.ts';
import { OVERTAKEN, OvertakenChoice } from '../../../components/drafts/overtaken-choice.tsx';
import { failure } from '../../../../saving/saver-types.ts';
import { keyOf } from '../../../../saving/unsaved-text.ts';
import { checkedBy } from '../fields/checked-by.ts';
import type { FieldName, ProfileForm } from '../fields/profile-form.ts';
import { firstControl } from '../setup/focus-field.ts';
import { TwoVersions, differing } from './two-versions.tsx';
import { unsavedSection } from './unsaved-section.ts';
import type { SectionName } from './unsaved-section.ts';
import type { Editing } from './use-editing.tsx';
import styles from './edit-form.module.css';

const SCHEMAS = createProfileSchemas(() => new Date().toISOString().slice(0, 10));

type Part = 'contactInfo' | 'workingTime' | 'titleWebsite' | 'summary' | 'education';

interface Known {
  saved: object;
  over: object;
  unheard: object[];
}

interface EditFormProps<Name extends Part> {
  editing: Editing;
  section: SectionName;
  /** What is asked: the schema of that name. */
  part: Name;
  /** What is there so far. */
  said: z.input<ProfileSchemas[Name]>;
  /** The call of the API that saves it. */
  call: string;
  /** What saving means. */
  note?: ReactNode;
  children: ReactNode;
}

/** The form of a section, with its ways out. */
export function EditForm<Name extends Part>({
  editing,
  section,
  part,
  said,
  call,
  note,
  children,
}: EditFormProps<Name>) {
  const frame = useRef<HTMLFormElement>(null);
  // What there was when the form was opened.
  const [begun] = useState(said);
  /** What is saved, and over what this is typed, as far as its doctor has seen; what was sent since, and may have arrived. */
  const known = useRef<Known>({ saved: begun, over: begun, unheard: [] });
  /** What was sent, and not written over what another tab has saved. */
  const [held, setHeld] = useState<ProfileForm | null>(null);
  const form = useForm<ProfileForm>({
    defaultValues: begun as DefaultValues<ProfileForm>,
    // The schema is of a part of the form that all fields are typed by.
    resolver: checkedBy(
      SCHEMAS[part] as unknown as z.ZodType<ProfileForm, ProfileForm>,
    ) as Resolver<ProfileForm>,
    reValidateMode: 'onSubmit',
  });
  const { isDirty, isSubmitting, submitCount, errors } = form.formState;
  const { doctor, setChanged } = editing;
  const [draft] = useState(() => unsavedSection(doctor, section));
  useLayoutEffect(() => setChanged(isDirty || known.current.unheard.length > 0, draft.forget));
  useEffect(() => {
    const left = draft.left(begun);
    if (left) {
      known.current.over = left.over;
      form.reset(left.typed, { keepDefaultValues: true });
      showToast('success', RESTORED);
    }
    return form.subscribe({
      formState: { values: true },
      callback({ values }) {
        const { saved, over, unheard } = known.current;
        if (unheard.length === 0 && isIn(saved, values)) draft.forget();
        else draft.save(values, over);
      },
    });
  }, [draft, form, begun]);
  useEffect(() => {
    if (submitCount > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus();
  }, [submitCount]);
  useEffect(() => {
    if (frame.current) firstControl(frame.current)?.focus();
  }, []);

  async function send(values: ProfileForm) {
    const sent = keyOf(form.getValues());
    setHeld(null);
    try {
      const refused = await editing.change(call, { ...values, over: known.current.over });
      if (refused) return tell(refused.message, refused.field === undefined ? [] : [refused.field]);
      if (keyOf(form.getValues()) === sent) return editing.close();
      // What was typed meanwhile stays, and is not saved yet.
      known.current = { saved: values, over: values, unheard: [] };
      form.reset(values, { keepValues: true });
      draft.save(form.getValues(), values);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return overtaken(values);
      const sentence = errorSentence(error);
      const status = error instanceof ApiError ? error.status : 0;
      if (failure(status, sentence).kind === 'lost') known.current.unheard.push(values);
      showToast('error', sentence);
      tell(sentence, []);
    }
  }

  /** Writes over what is there now, which has been seen. */
  function keepMine() {
    known.current.over = said;
    void form.handleSubmit(send)();
  }

  async function overtaken(values: ProfileForm) {
    try {
      const now = (await editing.refresh()) ?? {};
      const unheard = known.current.unheard.filter((sent) => !isIn(now, sent));
      if (unheard.length === known.current.unheard.length) return setHeld(values);
      // Nobody heard that it was saved: this was typed over it.
      known.current = { saved: now, over: now, unheard };
      await form.handleSubmit(send)();
    } catch (error) {
      tell(errorSentence(error), []);
    }
  }

  function tell(message: string, fields: string[]) {
    const name = fields.find(
      (field) => form.getFieldState(field as FieldName) && field.split('.')[0] in said,
    );
    if (name) form.setError(name as FieldName, { message }, { shouldFocus: true });
    else form.setError('root', { message });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    editing.cancel();
  }

  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        ref={frame}
        noValidate
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        onKeyDown={onKeyDown}
      >
        {children}
        {note && <p className={styles.note}>{note}</p>}
        {errors.root?.message && (
          <p className={styles.problem} role="alert">
            {errors.root.message}
          </p>
        )}
        {held && (
          <>
            <OvertakenChoice takeTheirs={editing.close} keepMine={keepMine}>
              {OVERTAKEN} Below is what differs.
            </OvertakenChoice>
            <Difference theirs={said} mine={held} />
          </>
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={isSubmitting}>
            Save
          </Button>
          <Button look="quiet" onClick={editing.cancel}>
            Cancel
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** Whether a part says what the whole says. */
function isIn(whole: object, part: object): boolean {
  return keyOf({ ...whole, ...part }) === keyOf(whole);
}

/** Of a part of a profile, as it is now and as it was sent. */
function Difference({ theirs, mine }: Record<'theirs' | 'mine', object>) {
  return (
    <TwoVersions
      fields={differing(Object.keys(theirs) as (keyof ProfileContent)[], theirs, mine)}
      one={{ label: 'As it is now', said: theirs }}
      other={{ label: 'What you typed', said: mine }}
    />
  );
}
