import { Button } from '@mui/material';
import type { ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../records/act.ts';
import { ReasonDialog } from '../records/reason-dialog.tsx';

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
  const [isAsking, setIsAsking] = useState(false);
  const act = useAct();

  async function decide(reason: string) {
    setIsAsking(false);
    if (isSuspended) await act({ path: `/profiles/${id}/unsuspend`, done: 'The profile is back as it was.' });
    else
      await act({
        path: `/profiles/${id}/suspend`,
        body: { reason },
        done: 'Visitors do not see the profile any more.',
      });
  }

  return (
    <>
      <Button size={size} color={isSuspended ? 'primary' : 'error'} onClick={() => setIsAsking(true)}>
        {isSuspended ? labels.show : labels.suspend}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={isSuspended ? 'Show the profile again?' : 'Suspend this profile?'}
          text={
            isSuspended
              ? 'Visitors see it again, if nothing else speaks against it.'
              : 'Visitors do not see it from now on. The doctor can still sign in.'
          }
          action={isSuspended ? 'Show it' : 'Suspend'}
          isDestructive={!isSuspended}
          reasonLabel={isSuspended ? undefined : 'Why'}
          onConfirm={(reason) => void decide(reason)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
