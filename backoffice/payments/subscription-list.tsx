import { BooleanInput, FunctionField, SelectInput, TextField } from 'react-admin';
import type { ListedSubscription } from '#contract/payments.ts';
import { DateField } from '../records/date-field.tsx';
import { RecordList } from '../records/record-list.tsx';
import { wordText } from '../records/word-text.ts';
import { PLAN_CHOICES, planName } from '../accounts/choices.ts';
import { UserFilter } from '../accounts/user-filter.tsx';
import { payerPage, payerText } from './payer.ts';
import { endText } from './until-text.ts';

const SOURCES = { stripe: 'Stripe', test: 'Test checkout', grant: 'Given' } as const;
const STATUSES = ['active', 'trialing', 'past_due', 'unpaid', 'canceled', 'incomplete', 'paused'];

const FILTERS = [
  <UserFilter key="user_id" source="user_id" label="Who" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label="State"
    choices={STATUSES.map((status) => ({ id: status, name: wordText(status) }))}
    alwaysOn
  />,
  <SelectInput
    key="source"
    source="source"
    label="From"
    choices={Object.entries(SOURCES).map(([id, name]) => ({ id, name }))}
  />,
  <BooleanInput key="ending" source="ending" label="Ends, and is not renewed" />,
  <SelectInput key="plan" source="plan" label="Plan" choices={PLAN_CHOICES} />,
];

/** What gives plans, or gave them, the newest first. */
export default function SubscriptionList() {
  return (
    <RecordList<ListedSubscription>
      title="Subscriptions"
      sort={{ field: 'started_at', order: 'DESC' }}
      filters={FILTERS}
      opens={payerPage}
      card={{
        primaryText: payerText,
        secondaryText: (one) => `${wordText(one.status)}, ${SOURCES[one.source]}. ${endText(one)}`,
        tertiaryText: ({ plan }) => planName(plan),
      }}
    >
      <FunctionField<ListedSubscription> source="user_name" label="Who" sortable={false} render={payerText} />
      <FunctionField<ListedSubscription>
        source="plan"
        label="Plan"
        sortable={false}
        render={({ plan }) => planName(plan)}
      />
      <FunctionField<ListedSubscription>
        source="source"
        label="From"
        sortable={false}
        render={({ source }) => SOURCES[source]}
      />
      <FunctionField<ListedSubscription>
        source="status"
        label="State"
        sortable={false}
        render={({ status }) => wordText(status)}
      />
      <DateField source="started_at" label="Began" />
      <FunctionField<ListedSubscription> source="period_end" label="Renews or ends" render={endText} />
      <TextField source="user_email" label="E-mail" sortable={false} emptyText="–" />
    </RecordList>
  );
}
