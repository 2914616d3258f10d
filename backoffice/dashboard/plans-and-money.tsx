import { Card, Link, Stack, Typography, useTheme } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatMonth } from '#contract/dates.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { PLAN_NAMES } from '#contract/plans.ts';
import { moneyText } from '#contract/money.ts';
import { counted, numberText } from '#contract/wording.ts';
import { ChartCard } from './chart-card.tsx';
import { filtered } from './filtered.ts';

/** Who has which plan, and what came in by month, each currency by itself. */
export function PlansAndMoney({ plans, leaving, months }: Pick<Dashboard, 'plans' | 'leaving' | 'months'>) {
  const { palette } = useTheme();
  const currencies = [...new Set(months.map(({ currency }) => currency))];
  return (
    <Stack spacing={3} sx={{ minWidth: 0 }}>
      <Card component="section" aria-labelledby="plans" sx={{ p: 2 }}>
        <Typography variant="h2" id="plans">
          Plans
        </Typography>
        <ul>
          {plans.map(({ plan, users, granted }) => (
            <li key={plan}>
              {PLAN_NAMES[plan]}: {counted(users, 'user')}, {numberText(granted)} of them given
            </li>
          ))}
          <li>
            <Link component={RouterLink} to={filtered('subscriptions', { ending: true })}>
              {counted(leaving, 'user')} {leaving === 1 ? 'leaves' : 'leave'}
            </Link>
            : canceled, and listed until the plan ends
          </li>
        </ul>
        {months.length === 0 && <Typography color="text.secondary">No money came in yet.</Typography>}
      </Card>
      {currencies.map((currency) => {
        const those = months.filter((month) => month.currency === currency);
        return (
          <ChartCard
            key={currency}
            id={`money-${currency}`}
            title={`By month, in ${currency.toUpperCase()}`}
            rowsAre="Month"
            rows={those.map(({ month }) => formatMonth(`${month.slice(0, 7)}-01`))}
            textOf={(amount) => moneyText({ amount, currency })}
            series={[
              { label: 'Paid', values: those.map(({ paid }) => paid), color: palette.primary.main },
              {
                label: 'Given back',
                values: those.map(({ refunded }) => refunded),
                color: palette.warning.main,
              },
            ]}
          />
        );
      })}
    </Stack>
  );
}
