import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { DefaultValues, Resolver } from 'react-hook-form';
import { Link } from 'wouter';
import type { z } from 'zod';
import type { ProfileSchemas } from '#contract/schemas/profiles.ts';
import { PAGES } from '#contract/paths.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import type { Refused } from '../../../app/api.ts';
import { showToast } from '../../../app/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { OVERTAKEN, OvertakenChoice } from '../../../components/drafts/overtaken-choice.tsx';
import { useJoined } from '../../../components/drafts/use-draft.ts';
import { checkedBy } from '../fields/checked-by.ts';
import type { FieldName, ProfileForm } from '../fields/profile-form.ts';
import { putIn } from '../fields/put-in.ts';
import { SCHEMAS } from '../fields/schemas.ts';
import { firstControl } from '../setup/focus-field.ts';
import { TwoVersions, differing } from './two-versions.tsx';
import type { SectionName } from './sections.ts';
import type { Editing } from './use-editing.tsx';
import { useSection } from './use-section.ts';
import styles from './edit-form.module.css';

type Part = 'contactInfo' | 'workingTime' | 'titleWebsite' | 'summary' | 'education';

interface EditFormProps<Name extends Part> {
  editing: Editing;
  section: SectionName;
  /** What is asked: the schema of that name. */
  part: Name;
  content: ProfileContent;
  /** What is there so far of what is asked. */
  said: (content: ProfileContent) => z.input<ProfileSchemas[Name]>;
  /** The call of the API that saves it. */
  call: string;
  /** What saving means while the profile is public. */
  note: ReactNode;
  children: ReactNode;
}

/** The form of a section, with its ways out. */
export function EditForm<Name extends Part>({
  editing,
  section,
  part,
  content,
  said,
  call,
  note,
  children,
}: EditFormProps<Name>) {
  const frame = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const { saver, state, text, start, refused } = useSection(editing, section, { content, said, call });
  const form = useForm<ProfileForm>({
    defaultValues: start as DefaultValues<ProfileForm>,
    // The schema is of a part of the form that all fields are typed by.
    resolver: checkedBy(
      SCHEMAS[part] as unknown as z.ZodType<ProfileForm, ProfileForm>,
    ) as Resolver<ProfileForm>,
    reValidateMode: 'onSubmit',
  });
  const { isSubmitting, submitCount, errors } = form.formState;
  useJoined(saver, ({ typed }) => putIn(form, typed as ProfileForm));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saver.change({ typed: structuredClone(values) }),
      }),
    [form, saver],
  );
  useEffect(() => {
    if (submitCount > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus();
  }, [submitCount]);
  useEffect(() => {
    if (frame.current) firstControl(frame.current)?.focus();
  }, []);

  const press = (save: () => Promise<boolean>) =>
    form.handleSubmit(async (typed) => {
      // As the server is going to have it.
      saver.change({ typed });
      const isSaved = await save();
      const { state: now } = saver.shown();
      if (isSaved && !saver.isUnsaved()) editing.close(section);
      else if (now.kind === 'lost' || now.kind === 'refused') tell(now.message, refused());
    });

  function tell(message: string, refusal: Refused | null) {
    if (!refusal) showToast('error', message);
    const field = refusal?.field?.split('.')[0] ?? '';
    if (field in start) form.setError(refusal?.field as FieldName, { message }, { shouldFocus: true });
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
        onSubmit={(event) => void press(saver.save)(event)}
        onKeyDown={onKeyDown}
      >
        {children}
        {editing.isPublic && <p className={styles.note}>{note}</p>}
        {errors.root?.message && (
          <p className={styles.problem} role="alert">
            {errors.root.message} {!editing.allowed && <Link href={PAGES.pricing}>Go to Plans</Link>}
          </p>
        )}
        {state.kind === 'overtaken' && (
          <Overtaken
            theirs={state.theirs}
            mine={text.typed}
            takeTheirs={() => {
              saver.begin(state.theirs);
              editing.close(section);
            }}
            keepMine={() => {
              // The choice goes, and with it what was pressed.
              submit.current?.focus();
              saver.change({ over: state.theirs });
              void press(saver.keepMine)();
            }}
          />
        )}
        <div className={styles.actions}>
          <Button ref={submit} type="submit" busy={isSubmitting}>
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

interface OvertakenProps {
  /** Of a part of a profile, as it is now. */
  theirs: object;
  mine: object;
  takeTheirs: () => void;
  keepMine: () => void;
}

function Overtaken({ theirs, mine, ...choice }: OvertakenProps) {
  return (
    <>
      <OvertakenChoice {...choice}>{OVERTAKEN} Below is what differs.</OvertakenChoice>
      <TwoVersions
        fields={differing(Object.keys(theirs) as (keyof ProfileContent)[], theirs, mine)}
        one={{ label: 'As it is now', said: theirs }}
        other={{ label: 'What you typed', said: mine }}
      />
    </>
  );
}
