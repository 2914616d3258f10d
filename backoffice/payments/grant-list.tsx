import { FunctionField, TextField } from 'react-admin';
import type { GrantedPlan } from '#contract/grants.ts';
import { DateField } from '../records/date-field.tsx';
import { RecordList } from '../records/record-list.tsx';
import { planName } from '../accounts/choices.ts';
import { UserFilter } from '../accounts/user-filter.tsx';
import { payerPage, payerText } from './payer.ts';
import { heldText, untilText } from './until-text.ts';

const FILTERS = [<UserFilter key="user_id" source="user_id" label="Who" alwaysOn />];

/** Plans that administrators gave; they are given and ended on the account's page. */
export default function GrantList() {
  return (
    <RecordList<GrantedPlan>
      title="Given plans"
      sort={{ field: 'started_at', order: 'DESC' }}
      filters={FILTERS}
      opens={payerPage}
      card={{
        primaryText: payerText,
        secondaryText: ({ reason, until }) => `${reason}, ${heldText(until)}`,
        tertiaryText: ({ plan, ended_at }) => planName(plan) + (ended_at === null ? '' : ', ended'),
      }}
    >
      <FunctionField<GrantedPlan> source="user_name" label="Who" sortable={false} render={payerText} />
      <FunctionField<GrantedPlan>
        source="plan"
        label="Plan"
        sortable={false}
        render={({ plan }) => planName(plan)}
      />
      <DateField source="started_at" label="Began" />
      <FunctionField<GrantedPlan> source="until" label="Until" render={({ until }) => untilText(until)} />
      <TextField source="reason" label="Why" sortable={false} />
      <TextField source="granted_by_name" label="Given by" sortable={false} emptyText="–" />
      <DateField source="ended_at" label="Ended" sortable={false} emptyText="–" />
      <TextField source="end_reason" label="Why it ended" sortable={false} emptyText="–" />
    </RecordList>
  );
}
