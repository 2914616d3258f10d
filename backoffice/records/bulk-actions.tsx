import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { counted } from '#contract/wording.ts';
import { refusalText, sendAction } from './act.ts';
import type { ActionCall } from './act.ts';
import { called } from './called.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { OnRefused } from './reason-dialog.tsx';

export interface BulkAction {
  label: string;
  /** What follows from it. */
  text: string;
  /** It takes something away. */
  isDestructive?: boolean;
  /** Asks why. */
  hasReason?: boolean;
  /** What becomes of it; without, the trail keeps it. */
  reasonHint?: string;
  call: (id: number | string, reason: string) => ActionCall;
}

/** What can be done to all chosen records, one after the other; what is refused stays chosen. */
export function BulkActions({ actions }: { actions: BulkAction[] }) {
  const { resource, selectedIds, onSelect } = useListContext();
  const [one, several] = called(resource);
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const ids = selectedIds as (number | string)[];

  async function run({ call, hasReason = false }: BulkAction, reason: string, onRefused: OnRefused) {
    if (!hasReason) setAsked(null);
    const refused: (number | string)[] = [];
    let why = '';
    for (const [place, id] of ids.entries()) {
      setDone(place);
      try {
        await sendAction(call(id, reason));
      } catch (error) {
        if (await logoutIfAccessDenied(error)) return;
        refused.push(id);
        why = refusalText(error);
      }
    }
    setDone(null);
    onSelect(refused);
    refresh();
    const changed = `Done: ${counted(ids.length - refused.length, one, several)}`;
    const isWhole = refused.length === 0;
    const said = isWhole ? `${changed}.` : `${changed}, ${refused.length} refused. ${why}`;
    // The reason is there for those that are left.
    if (!isWhole && hasReason) return onRefused(said);
    setAsked(null);
    notify(said, { type: isWhole ? 'success' : 'warning' });
  }

  return (
    <>
      {done !== null && <span role="status">{`${done} of ${ids.length} …`}</span>}
      {done === null &&
        actions.map((action) => (
          <Button
            key={action.label}
            size="small"
            color={action.isDestructive ? 'error' : 'primary'}
            onClick={() => setAsked(action)}
          >
            {action.label}
          </Button>
        ))}
      {asked && (
        <ReasonDialog
          title={`${asked.label}: ${counted(ids.length, one, several)}`}
          text={done === null ? asked.text : `${done} of ${ids.length} …`}
          action={asked.label}
          place={`${asked.label} ${ids.join()}`}
          isDestructive={asked.isDestructive}
          reasonLabel={asked.hasReason ? 'Why' : undefined}
          reasonHint={asked.reasonHint}
          onConfirm={(reason, onRefused) => run(asked, reason, onRefused)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
