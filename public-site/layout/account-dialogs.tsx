import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#contract/accounts.ts';
import type { Question } from './account-entries.ts';
import { PlansDialog } from './plans-dialog.tsx';
import { SetupDialog } from './setup-dialog.tsx';

export interface AccountDialogsProps {
  user: User;
  asked: Question | null;
  ask: (question: Question | null) => void;
}

/** The two questions of SPEC §4, one of them at a time. What closes comes before what opens: the focus follows. */
export function AccountDialogs({ user, asked, ask }: AccountDialogsProps) {
  const close = () => ask(null);
  const [path] = useLocation();
  // Who signs out, or goes back, leaves the question open for nobody.
  useEffect(() => () => ask(null), [ask, path]);
  return (
    <>
      <SetupDialog
        open={asked === 'setup'}
        onClose={close}
        hasPlan={user.plan > 0}
        onNoPlan={() => ask('plans')}
      />
      <PlansDialog open={asked === 'plans'} onClose={close} hasProfile={user.submit_at !== null} />
    </>
  );
}
