import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { EditBase, HttpError, useEditContext, useNotify, useRefresh, useResourceContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useParams } from 'react-router-dom';
import { browser } from '../../saving/page-events.ts';
import { failure } from '../../saving/saver-types.ts';
import { markOf, unsavedTexts } from '../../saving/unsaved-text.ts';
import { refusalText } from './act.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FieldDifference } from './field-difference.tsx';
import type { Fields } from './field-difference.tsx';
import { MissingRecord } from './missing-record.tsx';
import { useAccount } from './use-account.ts';
import { FormState, isSame } from './versioned-form.tsx';
import type { Saved } from './versioned-form.tsx';

interface VersionedEditProps {
  /** When the address does not say it. */
  id?: string;
  fields: Fields;
  children: ReactNode;
}

type Versioned = Record<string, unknown> & { revision: number };

interface Conflict {
  mine: Versioned;
  /** As it is now. */
  theirs: Versioned;
}

/** What was sent, and the record that it was a change of. */
interface Attempt {
  data?: Partial<RaRecord>;
  previousData?: RaRecord;
}

/** Edits a record that others may change at the same time. It is saved when the server says so. */
export function VersionedEdit({ id, fields, children }: VersionedEditProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [beginning, setBeginning] = useState(0);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [unheard, setUnheard] = useState<Partial<RaRecord>[]>([]);
  /** What is sent once more, over what had arrived unheard. */
  const [again, setAgain] = useState<Versioned | null>(null);
  const names = Object.keys(fields);
  const account = useAccount();
  const name = [account, useResourceContext(), useParams().id ?? id].join('-');
  const unsaved = useMemo(() => account && unsavedTexts(browser.storage, name), [account, name]);

  function onSuccess(record: RaRecord, { data: sent = {} }: Attempt) {
    setSaved({ record, sent });
    setUnheard([]);
    notify('Saved.', { type: 'success' });
  }

  function onError(error: unknown, { data: sent = {}, previousData = { id: '' } }: Attempt) {
    const { record: theirs } = ((error instanceof HttpError && error.body) || {}) as {
      record?: Versioned & RaRecord;
    };
    if (failure(error instanceof HttpError ? (error.status as number) : 0, '').kind === 'lost')
      setUnheard([...unheard, sent]);
    if (!theirs) return notify(refusalText(error), { type: 'error' });
    refresh();
    // What nobody typed is as others have it.
    const untouched = names.filter((name) =>
      [previousData, ...unheard].every((one) => isSame(sent[name], one[name])),
    );
    const mine = { ...sent, ...Object.fromEntries(untouched.map((name) => [name, theirs[name]])) };
    // The answer to a save may have been lost: then what is there now is our own.
    if (names.every((name) => isSame(mine[name as keyof typeof mine], theirs[name])))
      onSuccess(theirs, { data: sent });
    else if (unheard.some((one) => markOfFields(one) === markOfFields(theirs)))
      setAgain({ ...mine, revision: theirs.revision });
    else setConflict({ mine: mine as Versioned, theirs });
  }

  function markOfFields(record: Partial<RaRecord>): string {
    return markOf(names.map((name) => record[name] as unknown));
  }

  function takeTheirs() {
    setSaved(null);
    setUnheard([]);
    setBeginning(beginning + 1);
  }

  return (
    <EditBase
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onError, onSuccess }}
      queryOptions={{ onError: undefined }}
      redirectOnError={false}
    >
      <FormState
        value={{
          ...{ names, beginning, saved, unheard, unsaved: unsaved || null },
          forgetUnheard: () => setUnheard([]),
        }}
      >
        <Opened>{children}</Opened>
      </FormState>
      <Again sent={again} />
      {conflict && (
        <Choice {...{ conflict, fields }} onTakeTheirs={takeTheirs} onClose={() => setConflict(null)} />
      )}
    </EditBase>
  );
}

function Opened({ children }: { children: ReactNode }) {
  const { record, error } = useEditContext<RaRecord>();
  return error && !record ? <MissingRecord error={error} /> : children;
}

/** Sends what is given. */
function Again({ sent }: { sent: Versioned | null }) {
  const { save } = useEditContext();
  const send = useEffectEvent(() => {
    if (sent) void save?.(sent);
  });
  useEffect(() => send(), [sent]);
  return null;
}

interface ChoiceProps {
  conflict: Conflict;
  fields: Fields;
  /** What was typed is given up. */
  onTakeTheirs: () => void;
  onClose: () => void;
}

function Choice({ conflict: { mine, theirs }, fields, onTakeTheirs, onClose }: ChoiceProps) {
  const { refetch, save } = useEditContext();
  return (
    <ConflictDialog
      title="Somebody has changed this meanwhile"
      said="It was saved while you had it open. Nothing of yours is saved yet."
      legend=""
      difference={<FieldDifference {...{ fields, mine, theirs }} />}
      takeLabel="Take what it is now"
      keepLabel="Save what I typed"
      onLater={onClose}
      onTakeTheirs={() => {
        onClose();
        onTakeTheirs();
        void refetch();
      }}
      onKeepMine={() => {
        onClose();
        void save?.({ ...mine, revision: theirs.revision });
      }}
    />
  );
}
