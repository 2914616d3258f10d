import { Button } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useRedirect } from 'react-admin';
import type { UserRecord } from '#contract/users.ts';
import { useAct } from '../records/act.ts';
import { ReasonDialog } from '../records/reason-dialog.tsx';

/** Deletes somebody else's account: the reason first, then whether it is to be for good. */
export function DeleteUser({ user }: { user: UserRecord }) {
  const [asked, setAsked] = useState<'why' | 'for good' | null>(null);
  const [reason, setReason] = useState('');
  const { identity } = useGetIdentity();
  const act = useAct();
  const redirect = useRedirect();
  if (!identity || identity.id === user.id) return null;

  async function remove() {
    setAsked(null);
    const call = { method: 'DELETE', path: `/users/${user.id}`, body: { reason } } as const;
    if (await act({ ...call, done: 'The account is deleted.', isGone: true })) redirect('list', 'users');
  }

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsked('why')}>
        Delete the account
      </Button>
      {asked === 'why' && (
        <ReasonDialog
          title={`Delete the account: ${user.first_name} ${user.last_name}`}
          text={
            'Profile, drafts and pictures go with it, and a paid plan ends. Articles that are published stay. ' +
            (user.verified ? 'They get a mail, and no newsletter any more. ' : '') +
            'The reason stays in the trail for good: please write no name into it.'
          }
          action="Delete the account"
          reasonLabel="Why"
          onConfirm={(given) => {
            setReason(given);
            setAsked('for good');
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'for good' && (
        <ReasonDialog
          title={`Delete ${user.email} for good?`}
          text="Nobody can bring it back: not they, not you. To keep them out for a while, suspend the account."
          action="Delete it for good"
          onConfirm={() => void remove()}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
