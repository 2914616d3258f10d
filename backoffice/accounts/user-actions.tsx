import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import type { UserRecord } from '#contract/users.ts';
import { useAct } from '../records/act.ts';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import type { OnRefused } from '../records/reason-dialog.tsx';
import { DeleteUser } from './delete-user.tsx';

interface UserAction {
  /** As in the path. */
  name: string;
  label: string;
  /** What follows from it. */
  text: string;
  done: string;
  hasReason: boolean;
  /** It is done to the account as it was when that was asked about, and to no other. */
  isVersioned?: boolean;
  /** It takes something away. */
  isDestructive?: boolean;
  isOffered: (user: UserRecord) => boolean;
}

const ACTIONS: UserAction[] = [
  {
    name: 'verify',
    label: 'Verify the address',
    text: 'The e-mail address counts as confirmed, without the mailed link.',
    done: 'The address counts as confirmed.',
    hasReason: false,
    isOffered: ({ verified }) => !verified,
  },
  {
    name: 'allow-mails',
    label: 'Send mails again',
    text: 'The next mail is sent to the address as to any other. If it comes back again, they stop again.',
    done: 'Mails are sent again.',
    hasReason: false,
    isOffered: ({ mails_stopped }) => mails_stopped !== null,
  },
  {
    name: 'password-link',
    label: 'Send a password link',
    text: 'They get a mail with a link to choose a new password. It holds for an hour, and nobody but they see it.',
    done: 'The mail is on its way.',
    hasReason: false,
    isOffered: ({ suspended_at }) => suspended_at === null,
  },
  {
    name: 'end-sessions',
    label: 'End sessions',
    text: 'They are signed out everywhere and can sign in again.',
    done: 'They are signed out everywhere.',
    hasReason: false,
    isOffered: ({ sessions }) => sessions.length > 0,
  },
  {
    name: 'suspend',
    label: 'Suspend the account',
    text: 'They are signed out, cannot sign in any more, and get a mail that does not say why. Visitors do not see the profile. A plan goes on, and is charged, until it is ended.',
    done: 'The account is suspended.',
    hasReason: true,
    isDestructive: true,
    isOffered: ({ suspended_at }) => suspended_at === null,
  },
  {
    name: 'unsuspend',
    label: 'Lift the suspension',
    text: 'They can sign in again, and visitors see an approved profile at once.',
    done: 'They can sign in again.',
    hasReason: false,
    isOffered: ({ suspended_at }) => suspended_at !== null,
  },
  {
    name: 'make-administrator',
    label: 'Make administrator',
    text: 'They can do everything that you can do here, and get a mail.',
    done: 'They are an administrator now.',
    hasReason: true,
    isVersioned: true,
    isOffered: ({ manage_role, suspended_at }) => manage_role === '' && suspended_at === null,
  },
  {
    name: 'unmake-administrator',
    label: 'Unmake administrator',
    text: 'They are signed out, and have no backoffice when they sign in again.',
    done: 'They are no administrator any more.',
    hasReason: true,
    isDestructive: true,
    isOffered: ({ manage_role }) => manage_role === 'admin',
  },
];

/** What can be done to an account as it is; each is asked about first. */
export function UserActions({ user }: { user: UserRecord }) {
  const [asked, setAsked] = useState<(UserAction & Pick<UserRecord, 'revision'>) | null>(null);
  const act = useAct();

  async function confirm(
    { name, done, hasReason, isVersioned, revision }: NonNullable<typeof asked>,
    reason: string,
    onRefused: OnRefused,
  ) {
    const body = { ...(hasReason && { reason }), ...(isVersioned && { revision }) };
    const call = { path: `/users/${user.id}/${name}`, body };
    if (await act({ ...call, done, onRefused })) setAsked(null);
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {ACTIONS.filter(({ isOffered }) => isOffered(user)).map((action) => (
        <Button
          key={action.name}
          variant="outlined"
          color={action.isDestructive ? 'error' : 'primary'}
          onClick={() => setAsked({ ...action, revision: user.revision })}
        >
          {action.label}
        </Button>
      ))}
      <DeleteUser user={user} />
      {asked && (
        <ReasonDialog
          title={`${asked.label}: ${user.first_name} ${user.last_name}`}
          text={asked.text}
          action={asked.label}
          isDestructive={asked.isDestructive}
          reasonLabel={asked.hasReason ? 'Why' : undefined}
          onConfirm={(reason, onRefused) => confirm(asked, reason, onRefused)}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
