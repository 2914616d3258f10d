import { Card, Typography } from '@mui/material';
import { formatMonth } from '#contract/dates.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { PLAN_NAMES } from '#contract/plans.ts';
import { counted, moneyText, numberText } from '#contract/words.ts';

/** Who has which plan, and what came in by month, the newest first. */
export function PlansAndMoney({ plans, months }: Pick<Dashboard, 'plans' | 'months'>) {
  return (
    <Card component="section" aria-labelledby="plans" sx={{ p: 2 }}>
      <Typography variant="h2" id="plans">
        Plans and money
      </Typography>
      <ul>
        {plans.map(({ plan, users, granted }) => (
          <li key={plan}>
            {PLAN_NAMES[plan]}: {counted(users, 'user')}, {numberText(granted)} of them given
          </li>
        ))}
      </ul>
      {months.length === 0 && <Typography color="text.secondary">No money came in yet.</Typography>}
      <ul>
        {months.toReversed().map(({ month, currency, paid, refunded }) => (
          <li key={`${month} ${currency}`}>
            {formatMonth(`${month.slice(0, 7)}-01`)}: {moneyText({ amount: paid, currency })}
            {refunded > 0 && `, ${moneyText({ amount: refunded, currency })} given back`}
          </li>
        ))}
      </ul>
    </Card>
  );
}
