import { Button } from '@mui/material';
import { useState } from 'react';
import { ADMIN_API } from '#contract/admin-paths.ts';
import type { UserRecord, UserSubscription } from '#contract/users.ts';
import { useAct } from '../records/act.ts';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import type { OnRefused } from '../records/reason-dialog.tsx';
import { planName } from './choices.ts';
import { endText } from '../payments/until-text.ts';
import { FactTable } from '../records/fact-table.tsx';
import { wordText } from '../records/word-text.ts';
import { GrantDialog } from './grant-dialog.tsx';
import type { Giving } from './grant-dialog.tsx';
import { Panel } from '../records/panel.tsx';

/** What gives the account a plan; one can be given, and one that was given can be ended. */
export function SubscriptionPanel({ user: { id, plan, subscriptions } }: { user: UserRecord }) {
  const [isGiving, setIsGiving] = useState(false);
  const [ending, setEnding] = useState<UserSubscription | null>(null);
  const act = useAct();

  async function give(giving: Giving, onRefused: OnRefused) {
    const body = { user_id: id, ...giving };
    if (await act({ path: GRANTS, body, done: 'The plan is given.', onRefused })) setIsGiving(false);
  }

  async function end({ id: grant }: UserSubscription, reason: string, onRefused: OnRefused) {
    const call = {
      method: 'DELETE',
      path: `${GRANTS}/${encodeURIComponent(grant)}`,
      body: { reason },
    } as const;
    if (await act({ ...call, done: 'The plan has ended.', onRefused })) setEnding(null);
  }

  return (
    <Panel title="Plan" actions={<Button onClick={() => setIsGiving(true)}>Give a plan</Button>}>
      <FactTable
        rows={subscriptions}
        none={plan === 0 ? 'There was never one.' : 'It comes with the sample data.'}
        columns={{
          Plan: ({ plan: of }) => planName(of),
          From: ({ source }) => SOURCES[source],
          State: ({ status }) => wordText(status),
          'Renews or ends': endText,
          Reason: ({ reason }) => reason ?? '',
          Change: (one) =>
            one.source === 'grant' && isHeld(one) ? (
              <Button size="small" onClick={() => setEnding(one)}>
                End it
              </Button>
            ) : null,
        }}
      />
      {isGiving && <GrantDialog onGive={give} onClose={() => setIsGiving(false)} />}
      {ending && (
        <ReasonDialog
          title="End this plan?"
          text="It ends now, and the doctor gets a mail. Without a plan the profile is not public."
          action="End it"
          isDestructive
          reasonLabel="Why"
          onConfirm={(reason, onRefused) => end(ending, reason, onRefused)}
          onClose={() => setEnding(null)}
        />
      )}
    </Panel>
  );
}

const GRANTS = ADMIN_API.grants.slice(ADMIN_API.all.length);
const SOURCES = { stripe: 'Stripe', test: 'Test checkout', grant: 'Given' } as const;

function isHeld({ holds_until }: UserSubscription): boolean {
  return holds_until !== null && holds_until > new Date().toISOString();
}
