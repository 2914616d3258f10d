import { Button } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useRedirect } from 'react-admin';
import type { UserRecord } from '#contract/users.ts';
import { formatDate } from '#contract/dates.ts';
import { moneyText } from '#contract/money.ts';
import { useAct } from '../records/act.ts';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import type { OnRefused } from '../records/reason-dialog.tsx';
import { useKeptText } from '../records/use-kept-text.ts';

/** What becomes of a plan that is paid for: the settings say it. */
function planEnd({ plan_status: { on_deletion } }: UserRecord): string {
  if (on_deletion === null) return '';
  const { how, refund, ends_at } = on_deletion;
  if (how === 'period')
    return `The plan is not renewed and ends ${formatDate(ends_at)}; nothing is refunded. `;
  return refund
    ? `The plan ends at once, and about ${moneyText(refund)} is refunded. `
    : 'The plan ends at once, and nothing is refunded. ';
}

/** Deletes somebody else's account: the reason first, then whether it is to be for good. */
export function DeleteUser({ user }: { user: UserRecord }) {
  /** Of the account as it is read when the first question comes: another one is asked about anew. */
  const [asked, setAsked] = useState<{ what: 'why' | 'for good'; revision: number } | null>(null);
  const [reason, setReason] = useKeptText('the account is deleted');
  const { identity } = useGetIdentity();
  const act = useAct();
  const redirect = useRedirect();
  if (!identity || identity.id === user.id) return null;

  async function remove(revision: number, onRefused: OnRefused) {
    const call = { method: 'DELETE', path: `/users/${user.id}`, body: { reason, revision } } as const;
    if (await act({ ...call, done: 'The account is deleted.', isGone: true, onRefused }))
      redirect('list', 'users');
  }

  function close() {
    setAsked(null);
    setReason('');
  }

  return (
    <>
      <Button
        variant="outlined"
        color="error"
        onClick={() => setAsked({ what: 'why', revision: user.revision })}
      >
        Delete the account
      </Button>
      {asked?.what === 'why' && (
        <ReasonDialog
          title={`Delete the account: ${user.first_name} ${user.last_name}`}
          text={
            `Profile, drafts and pictures go with it. ${planEnd(user)}Articles that are published stay. ` +
            (user.verified ? 'They get a mail, and no newsletter any more. ' : '') +
            'The reason stays in the trail for good: please write no name into it.'
          }
          action="Delete the account"
          isDestructive
          reasonLabel="Why"
          begun={reason}
          onConfirm={(given) => {
            setReason(given);
            setAsked({ ...asked, what: 'for good' });
          }}
          onClose={close}
        />
      )}
      {asked?.what === 'for good' && (
        <ReasonDialog
          title={`Delete ${user.email} for good?`}
          text="Nobody can bring it back: not they, not you. To keep them out for a while, suspend the account."
          action="Delete it for good"
          isDestructive
          onConfirm={(_, onRefused) => remove(asked.revision, onRefused)}
          onClose={close}
        />
      )}
    </>
  );
}
