import SaveIcon from '@mui/icons-material/Save';
import { Button, Typography } from '@mui/material';
import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { SimpleForm, Toolbar, useEditContext, useNotify } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { unsavedTexts } from '../../saving/unsaved-text.ts';
import { IdleButton } from './idle-button.tsx';

/** What was saved last, and what was sent to be saved. */
export interface Saved {
  record: RaRecord;
  sent: Partial<RaRecord>;
}

interface FormStates {
  /** Of what can be changed. */
  names: readonly string[];
  /** Raised when what was typed is given up: the form begins anew. */
  beginning: number;
  saved: Saved | null;
  /** What was sent since, and nobody knows whether it has arrived. */
  unheard: readonly Partial<RaRecord>[];
  /** What was typed is given up, and what was sent with it. */
  forgetUnheard: () => void;
  /** Where this browser keeps what is typed until it is saved; null until it is known for whom. */
  unsaved: ReturnType<typeof unsavedTexts> | null;
}

export const FormState = createContext<FormStates>({
  names: [],
  beginning: 0,
  saved: null,
  unheard: [],
  forgetUnheard: () => undefined,
  unsaved: null,
});

/** The form of a record that others may change. What is typed stays when the record is read again. */
export function VersionedForm({ children }: { children: ReactNode }) {
  return <BegunForm key={useContext(FormState).beginning}>{children}</BegunForm>;
}

function BegunForm({ children }: { children: ReactNode }) {
  const { record } = useEditContext<RaRecord>();
  // react-admin would begin anew with each record.
  const [opened] = useState(record);
  const [isStored, setStored] = useState(true);
  return (
    <SimpleForm
      record={opened}
      toolbar={
        <Toolbar sx={{ '&&': { bgcolor: 'transparent', px: 0, flexWrap: 'wrap' } }}>
          <Saving />
          <Discarding isStored={isStored} />
        </Toolbar>
      }
      sx={{ '&&': { p: 0 } }}
    >
      {children}
      <Follower record={record} onKept={setStored} />
    </SimpleForm>
  );
}

function Saving() {
  const { isSubmitting } = useFormState();
  const isIdle = !useIsUnsaved() || isSubmitting;
  return (
    <IdleButton type="submit" variant="contained" startIcon={<SaveIcon />} isIdle={isIdle}>
      Save
    </IdleButton>
  );
}

/** What was sent and not answered may be there, also when the form is as it began. */
function useIsUnsaved(): boolean {
  const { isDirty } = useFormState();
  return useContext(FormState).unheard.length > 0 || isDirty;
}

/** What is typed outlives the page: a way to be rid of it. */
function Discarding({ isStored }: { isStored: boolean }) {
  const { record, refetch } = useEditContext<RaRecord>();
  const { reset } = useFormContext<RaRecord>();
  const { forgetUnheard } = useContext(FormState);
  const isUnsaved = useIsUnsaved();
  const asks = isUnsaved && !isStored;

  function discard() {
    reset(record);
    forgetUnheard();
    void refetch?.();
  }

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (asks) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [asks]);
  return (
    <>
      {isUnsaved && (
        <Button sx={{ ml: 1 }} onClick={discard}>
          Discard changes
        </Button>
      )}
      <Typography variant="body2" color="text.secondary" role="status" sx={{ ml: 1 }}>
        {isUnsaved &&
          `Not saved yet. ${isStored ? 'This browser keeps it.' : 'Please leave this page open.'}`}
      </Typography>
    </>
  );
}

/**
 * Keeps what is typed in this browser until it is saved, and takes over what the record says since, besides what is typed. Where another has changed that as well, the version
 * stays the old one: saving it is refused, and both are shown to choose from.
 */
function Follower({ record, onKept }: { record?: RaRecord; onKept: (isStored: boolean) => void }) {
  const { formState, getValues, reset, setValue } = useFormContext<RaRecord>();
  const { dirtyFields, defaultValues: begun = {} } = formState;
  const { names, saved, unheard, unsaved } = useContext(FormState);
  const notify = useNotify();

  /** It may be as it began, and be another one at the server. */
  const isUnheard = (name: string, value: unknown) => unheard.some((one) => !isSame(value, one[name]));

  const follow = useEffectEvent((now?: RaRecord) => {
    const values = getValues();
    const typed = names.filter((name) => dirtyFields[name] || isUnheard(name, values[name]));
    const isOvertaken = typed.some((field) => begun[field] !== now?.[field]);
    const old = isOvertaken ? [...typed, 'revision'] : [];
    const unsaved = Object.fromEntries(old.map((field) => [field, begun[field]]));
    reset({ ...now, ...unsaved }, { keepDirtyValues: true });
  });
  useEffect(() => follow(record), [record]);

  const restore = useEffectEvent(() => {
    const [left] = unsaved?.others() ?? [];
    if (!left) return;
    // Of an older version: it was typed over something else, and both are shown when it is saved.
    if (left.version !== getValues().revision) setValue('revision', left.version);
    for (const [field, value] of Object.entries(left.content))
      if (names.includes(field)) setValue(field, value, { shouldDirty: true });
    // Written first: it is somewhere at every moment.
    if (unsaved?.save(left)) unsaved.drop(left);
    notify('This is what was typed in this browser and had not been saved.');
  });
  const values = useWatch<RaRecord>();
  const keep = useEffectEvent(() => {
    const typed = names.filter((name) => !isSame(values[name], begun[name]) || isUnheard(name, values[name]));
    const content = Object.fromEntries(typed.map((name) => [name, values[name] as unknown]));
    if (typed.length === 0) unsaved?.forget();
    const isKept =
      typed.length === 0 ||
      unsaved?.save({ version: Number(values.revision), content, sent: [], at: Date.now() });
    onKept(isKept === true);
  });
  useEffect(() => keep(), [values, begun, unheard, unsaved]);

  // The form begins with its record once more when it is mounted.
  useEffect(() => queueMicrotask(() => restore()), [unsaved]);

  const begin = useEffectEvent((now: Saved) => {
    const values = getValues();
    const typed = names.filter((name) => !isSame(values[name], now.sent[name]));
    reset(now.record);
    // What was typed while it was on its way.
    for (const name of typed) setValue(name, values[name], { shouldDirty: true });
  });
  useEffect(() => {
    if (saved) begin(saved);
  }, [saved]);
  return null;
}

/** What is empty may be missing. */
export function isSame(one: unknown, other: unknown): boolean {
  return (one ?? null) === (other ?? null);
}
