import SaveIcon from '@mui/icons-material/Save';
import { Box, Button } from '@mui/material';
import type { TextFieldProps } from '@mui/material';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify, useRedirect, useRefresh, useResourceContext } from 'react-admin';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FieldDifference } from './field-difference.tsx';
import type { Fields } from './field-difference.tsx';
import { IdleButton } from './idle-button.tsx';
import { isGone } from './record-calls.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { SaveBar, focusSaveBar } from './save-bar.tsx';
import { SavingAlerts, SavingStatus } from './saving-status.tsx';
import { useSaving } from './use-saving.ts';
import type { Values, Versioned, WrittenFields } from './written-fields.ts';

/** How an input shows a field, and changes it. */
export type FieldProps = TextFieldProps & { label: string };

interface FieldsFormProps<Saved extends Versioned, Text extends Values> {
  written: WrittenFields<Saved, Text>;
  /** As it was read last. */
  record: Saved;
  /** Whoever types: 'admin-3' */
  account: string;
  labels: Fields<keyof Text & string>;
  children: (
    field: (name: keyof Text & string, hint?: string) => FieldProps,
    text: Text,
    change: (part: Partial<Text>) => void,
  ) => ReactNode;
}

/** The form of a record that others may change at the same time. It is saved when somebody says so. */
export function FieldsForm<Saved extends Versioned, Text extends Values>({
  written,
  record,
  account,
  labels,
  children,
}: FieldsFormProps<Saved, Text>) {
  const saving = useSaving(written, record, account);
  const { text, state, choice, change, follow } = saving;
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const refused = (state.kind === 'refused' && state.fields) || {};
  const isIdle = state.kind === 'clean' || state.kind === 'on its way';

  useEffect(() => follow(record), [follow, record]);

  const field = (name: keyof Text & string, hint?: string): FieldProps => ({
    name,
    label: labelOf(labels[name]),
    value: text[name] ?? '',
    error: name in refused,
    helperText: refused[name] ?? hint,
    fullWidth: true,
    // What is left empty is null.
    onChange: ({ target }) => change({ [name]: target.value || null } as Partial<Text>),
  });

  async function saved(save: () => Promise<boolean>) {
    if (!(await save())) return;
    notify('Saved.', { type: 'success' });
    refresh();
  }

  async function discard() {
    setAsksToDiscard(false);
    try {
      await saving.discard(() => written.read(record));
      refresh();
      focusSaveBar();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      if (!isGone(error as Error)) return;
      saving.forget();
      redirect('list', resource);
    }
  }

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isIdle) return;
          change(written.tidied(text));
          void saved(saving.save);
        }}
      >
        <SavingAlerts saving={saving} />
        <Box sx={{ display: 'grid', gap: 2 }}>{children(field, text, change)}</Box>
        <SaveBar>
          <SavingStatus saving={saving} savedAt={null} typed="Not saved yet" />
          {state.kind !== 'clean' && (
            <Button disabled={state.kind === 'on its way'} onClick={() => setAsksToDiscard(true)}>
              Discard changes
            </Button>
          )}
          <IdleButton type="submit" variant="contained" startIcon={<SaveIcon />} isIdle={isIdle}>
            Save
          </IdleButton>
        </SaveBar>
      </form>
      {/* Not within it: what is submitted in a dialog would be submitted here. */}
      {asksToDiscard && (
        <ReasonDialog
          title="Discard your changes?"
          text="What you typed is gone. It says again what was saved last."
          action="Discard them"
          isDestructive
          onConfirm={() => void discard()}
          onClose={() => setAsksToDiscard(false)}
        />
      )}
      {choice && (
        <ConflictDialog
          title="Somebody has changed this meanwhile"
          said="It was saved while you had it open. Nothing of yours is saved yet."
          legend=""
          difference={
            <FieldDifference
              fields={labels}
              mine={saving.mine(choice.theirs)}
              theirs={written.text(choice.theirs)}
            />
          }
          takeLabel="Take what it is now"
          keepLabel="Save what I typed"
          onLater={saving.chooseLater}
          onTakeTheirs={() => {
            saving.begin(choice.theirs);
            refresh();
          }}
          onKeepMine={() => void saved(saving.keepMine)}
        />
      )}
    </>
  );
}

function labelOf(field: Fields[string]): string {
  return typeof field === 'string' ? field : field.label;
}
