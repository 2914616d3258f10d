import { Alert, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { ADMIN_API } from '#contract/admin-paths.ts';
import type { Refund, Refundable } from '#contract/payments.ts';
import type { Price } from '#contract/plans.ts';
import type { UserRecord } from '#contract/users.ts';
import { moneyDigits, moneyText } from '#contract/money.ts';
import { asAdministrator } from '../data-provider.ts';
import { refusalText } from '../records/act.ts';
import { AMOUNT, amountOf } from '../records/amount-of.ts';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import type { OnRefused } from '../records/reason-dialog.tsx';

interface RefundDialogProps {
  user: UserRecord;
  payment: UserRecord['payments'][number];
  onClose: () => void;
}

/** Gives back what was paid, or a part of it. What is left of it the provider says first. */
export function RefundDialog({ user, payment, onClose }: RefundDialogProps) {
  const path = `${ADMIN_API.all}/payments/${payment.id}`;
  const [left, setLeft] = useState<Price | null>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();

  useEffect(() => {
    let isShown = true;
    asAdministrator(`${path}/refundable`)
      .then(({ json }) => {
        if (!isShown) return;
        const answer = (json as Refundable).left;
        setLeft(answer);
        setTyped(String(answer.amount / 10 ** moneyDigits(answer.currency)));
      })
      .catch(async (error: unknown) => {
        if (!isShown || (await logoutIfAccessDenied(error))) return;
        setProblem(refusalText(error));
      });
    return () => void (isShown = false);
  }, [path, logoutIfAccessDenied]);

  const amount = left && amountOf(typed, left.currency);
  const isFit = left !== null && amount !== null && amount > 0 && amount <= left.amount;

  async function refund(reason: string, onRefused: OnRefused) {
    if (!left) return;
    const order = { amount, left: left.amount, reason };
    try {
      const { json } = await asAdministrator(`${path}/refund`, {
        method: 'POST',
        body: JSON.stringify(order),
      });
      const { text, type } = outcomeOf(json as Refund);
      notify(text, { type });
      onClose();
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return;
      onRefused(refusalText(error));
    }
    refresh();
  }

  return (
    <ReasonDialog
      title={`Refund ${user.first_name} ${user.last_name}`}
      text={`${moneyText(payment)} was paid. The money goes back the way it came, and cannot be called back. The plan goes on as it is.`}
      action={isFit ? `Refund ${moneyText({ ...left, amount })}` : 'Refund'}
      place="Refund"
      isReady={isFit}
      reasonLabel="Why"
      onConfirm={refund}
      onClose={onClose}
    >
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <TextField
        label={`Amount, in ${payment.currency.toUpperCase()}`}
        value={typed}
        required
        autoFocus
        fullWidth
        error={left !== null && !isFit}
        helperText={left ? leftText(left) : problem === null && 'Asking the payment provider what is left …'}
        slotProps={{ htmlInput: { ...AMOUNT, readOnly: left === null } }}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ReasonDialog>
  );
}

function leftText(left: Price): string {
  return left.amount === 0
    ? 'Nothing of it can be given back (any more).'
    : `${moneyText(left)} can be given back: all of it, or less.`;
}

function outcomeOf(refund: Refund): { text: string; type: 'success' | 'warning' | 'error' } {
  const sum = moneyText(refund);
  switch (refund.state) {
    case 'done':
      return { text: `${sum} is given back.`, type: 'success' };
    case 'waiting':
      return {
        text: `The payment provider does not answer: it is asked again until ${sum} is given back.`,
        type: 'warning',
      };
    case 'refused':
      return { text: `The payment provider refuses: ${refund.refused}`, type: 'error' };
  }
}
