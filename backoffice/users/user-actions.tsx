import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useRedirect } from 'react-admin';
import type { UserRecord } from '#contract/users.ts';
import { useAct } from '../records/act.ts';
import { ReasonDialog } from '../records/reason-dialog.tsx';

interface UserAction {
  /** As in the path. */
  name: string;
  label: string;
  /** What follows from it. */
  text: string;
  done: string;
  hasReason: boolean;
  /** What is asked once more, for what cannot be undone: the record is gone with it. */
  forGood?: string;
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
    text: 'They are signed out and cannot sign in any more. Visitors do not see the profile.',
    done: 'The account is suspended.',
    hasReason: true,
    isOffered: ({ suspended_at }) => suspended_at === null,
  },
  {
    name: 'unsuspend',
    label: 'Lift the suspension',
    text: 'They can sign in again.',
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
    isOffered: ({ manage_role, suspended_at }) => manage_role === '' && suspended_at === null,
  },
  {
    name: 'unmake-administrator',
    label: 'Unmake administrator',
    text: 'They are signed out, and have no backoffice when they sign in again.',
    done: 'They are no administrator any more.',
    hasReason: true,
    isOffered: ({ manage_role }) => manage_role === 'admin',
  },
  {
    name: 'delete',
    label: 'Delete the account',
    text:
      'The account goes, with its profile, drafts, pictures and newsletter, and they get a mail. A paid plan ends. ' +
      'Articles that are published stay. The reason stays in the trail for good: please write no name into it.',
    done: 'The account is deleted.',
    hasReason: true,
    forGood: 'Nobody can bring it back: not they, not you. To keep them out for a while, suspend the account.',
    isOffered: () => true,
  },
];

/** What can be done to an account as it is; each is asked about first. */
export function UserActions({ user }: { user: UserRecord }) {
  const [asked, setAsked] = useState<UserAction | null>(null);
  /** The reason for what is asked once more. */
  const [forGood, setForGood] = useState<string | null>(null);
  const act = useAct();
  const redirect = useRedirect();

  function close() {
    setAsked(null);
    setForGood(null);
  }

  async function confirm({ name, done, hasReason }: UserAction, reason: string) {
    close();
    await act({ path: `/users/${user.id}/${name}`, body: hasReason ? { reason } : {}, done });
  }

  async function remove({ done }: UserAction, reason: string) {
    close();
    const call = { method: 'DELETE', path: `/users/${user.id}`, body: { reason } } as const;
    if (await act({ ...call, done, isGone: true })) redirect('list', 'users');
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {ACTIONS.filter(({ isOffered }) => isOffered(user)).map((action) => (
        <Button key={action.name} variant="outlined" onClick={() => setAsked(action)}>
          {action.label}
        </Button>
      ))}
      {asked && forGood === null && (
        <ReasonDialog
          title={`${asked.label}: ${user.first_name} ${user.last_name}`}
          text={asked.text}
          action={asked.label}
          reasonLabel={asked.hasReason ? 'Why' : undefined}
          onConfirm={(reason) => (asked.forGood ? setForGood(reason) : void confirm(asked, reason))}
          onClose={close}
        />
      )}
      {asked?.forGood && forGood !== null && (
        <ReasonDialog
          title={`Delete ${user.email} for good?`}
          text={asked.forGood}
          action="Delete it for good"
          onConfirm={() => void remove(asked, forGood)}
          onClose={close}
        />
      )}
    </Stack>
  );
}
