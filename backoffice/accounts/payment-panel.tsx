import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { Refund } from '#contract/payments.ts';
import type { UserRecord } from '#contract/users.ts';
import { moneyText } from '#contract/money.ts';
import { paymentKind } from '../payments/payment-kinds.ts';
import { FactTable } from '../records/fact-table.tsx';
import { Panel } from '../records/panel.tsx';
import { timeText } from '../records/time-text.ts';
import { RefundDialog } from './refund-dialog.tsx';

type UserPayment = UserRecord['payments'][number];

/** What was paid and given back, and how to give back what was paid. */
export function PaymentPanel({ user }: { user: UserRecord }) {
  const [refunding, setRefunding] = useState<UserPayment | null>(null);
  const { payments, refunds, provider_page } = user;
  return (
    <Panel
      title="Payments"
      actions={
        provider_page !== null && (
          <Button href={provider_page} target="_blank" rel="noreferrer">
            See them at Stripe
          </Button>
        )
      }
    >
      <Stack spacing={2}>
        <FactTable
          rows={payments}
          none="Nothing was paid."
          keyOf={({ id }) => id}
          columns={{
            When: ({ at }) => timeText(at),
            What: paymentKind,
            Amount: moneyText,
            Change: (payment) =>
              payment.kind !== 'paid' ? null : payment.left === 0 ? (
                <span tabIndex={-1} data-outcome>
                  Given back
                </span>
              ) : (
                <Button
                  size="small"
                  aria-label={`Refund ${moneyText(payment)} of ${timeText(payment.at)}`}
                  onClick={() => setRefunding(payment)}
                >
                  Refund
                </Button>
              ),
          }}
        />
        {refunds.filter(isOpen).map((refund) => (
          <Typography key={refund.ordered_at} color={refund.state === 'refused' ? 'error' : undefined}>
            {openText(refund)}
          </Typography>
        ))}
      </Stack>
      {refunding && <RefundDialog payment={refunding} user={user} onClose={() => setRefunding(null)} />}
    </Panel>
  );
}

/** What is done is a line of the table. */
function isOpen({ state }: Refund): boolean {
  return state !== 'done';
}

function openText(refund: Refund): string {
  const { ordered_at, state, refused } = refund;
  const which = `The refund of ${moneyText(refund)}, ordered ${timeText(ordered_at)},`;
  return state === 'refused'
    ? `${which} was refused by the payment provider: ${refused}`
    : `${which} waits: the payment provider does not answer, and is asked again every minute.`;
}
