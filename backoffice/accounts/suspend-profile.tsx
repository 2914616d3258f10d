import { Button } from '@mui/material';
import type { ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../records/act.ts';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import type { OnRefused } from '../records/reason-dialog.tsx';

interface SuspendProfileProps extends Pick<ButtonProps, 'size'> {
  /** Of the account. */
  id: number;
  isSuspended: boolean;
  /** On the button. */
  labels?: { suspend: string; show: string };
}

const LABELS = { suspend: 'Suspend the profile', show: 'Show the profile again' };

/** Takes a profile off the site, with a reason, or lets it be shown again. */
export function SuspendProfile({ id, isSuspended, labels = LABELS, size }: SuspendProfileProps) {
  /** What is asked stays, also when somebody else has done it meanwhile. */
  const [asked, setAsked] = useState<'suspend' | 'show' | null>(null);
  const act = useAct();
  const shows = asked === 'show';

  async function decide(reason: string, onRefused: OnRefused) {
    const call = shows
      ? { path: `/profiles/${id}/unsuspend`, done: 'The profile is back as it was.' }
      : {
          path: `/profiles/${id}/suspend`,
          body: { reason },
          done: 'Visitors do not see the profile any more.',
        };
    if (await act({ ...call, onRefused })) setAsked(null);
  }

  return (
    <>
      <Button
        size={size}
        color={isSuspended ? 'primary' : 'error'}
        onClick={() => setAsked(isSuspended ? 'show' : 'suspend')}
      >
        {isSuspended ? labels.show : labels.suspend}
      </Button>
      {asked && (
        <ReasonDialog
          title={shows ? 'Show the profile again?' : 'Suspend this profile?'}
          text={
            shows
              ? 'Visitors see it again, if nothing else speaks against it.'
              : 'Visitors do not see it from now on. The doctor can still sign in.'
          }
          action={shows ? 'Show it' : 'Suspend'}
          place={`Suspend ${id}`}
          isDestructive={!shows}
          reasonLabel={shows ? undefined : 'Why'}
          reasonHint="The doctor gets this by mail, and reads it beside the profile."
          onConfirm={decide}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
