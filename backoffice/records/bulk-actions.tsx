import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { counted } from '#contract/wording.ts';
import { refusalText, sendAction } from './act.ts';
import type { ActionCall } from './act.ts';
import { called } from './called.ts';
import { ReasonDialog } from './reason-dialog.tsx';

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
  const { resource, selectedIds, onSelect, onUnselectItems } = useListContext();
  const [one, several] = called(resource);
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const ids = selectedIds as (number | string)[];

  async function run({ call }: BulkAction, reason: string) {
    setAsked(null);
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
    onUnselectItems();
    onSelect(refused);
    refresh();
    const changed = `Done: ${counted(ids.length - refused.length, one, several)}`;
    if (refused.length === 0) notify(`${changed}.`, { type: 'success' });
    else notify(`${changed}, ${refused.length} refused. ${why}`, { type: 'warning' });
  }

  if (done !== null) return <span role="status">{`${done} of ${ids.length} …`}</span>;
  return (
    <>
      {actions.map((action) => (
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
          text={asked.text}
          action={asked.label}
          isDestructive={asked.isDestructive}
          reasonLabel={asked.hasReason ? 'Why' : undefined}
          reasonHint={asked.reasonHint}
          onConfirm={(reason) => void run(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
