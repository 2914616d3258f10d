import { DateInput, FunctionField, SelectInput, TextField } from 'react-admin';
import type { ListedPayment } from '#contract/payments.ts';
import { moneyText } from '#contract/money.ts';
import { DateField } from '../records/date-field.tsx';
import { RecordList } from '../records/record-list.tsx';
import { timeText } from '../records/time-text.ts';
import { UserFilter } from '../accounts/user-filter.tsx';
import { PAYMENT_KINDS, paymentKind } from './payment-kinds.ts';
import { payerPage, payerText } from './payer.ts';

const FILTERS = [
  <UserFilter key="user_id" source="user_id" label="Who" alwaysOn />,
  <SelectInput
    key="kind"
    source="kind"
    label="What"
    choices={Object.entries(PAYMENT_KINDS).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
  <DateInput key="from" source="from" label="From" />,
  <DateInput key="to" source="to" label="Until" />,
];

/** The ledger, the newest first. */
export default function PaymentList() {
  return (
    <RecordList<ListedPayment>
      title="Payments"
      sort={{ field: 'at', order: 'DESC' }}
      filters={FILTERS}
      opens={payerPage}
      card={{
        primaryText: payerText,
        secondaryText: (payment) => `${paymentKind(payment)}, ${timeText(payment.at)}`,
        tertiaryText: moneyText,
      }}
    >
      <DateField source="at" label="When" showTime />
      <FunctionField<ListedPayment> source="user_name" label="Who" sortable={false} render={payerText} />
      <FunctionField<ListedPayment> source="kind" label="What" sortable={false} render={paymentKind} />
      <FunctionField<ListedPayment> source="amount" label="Amount" textAlign="right" render={moneyText} />
      <TextField source="ref" label="At the provider" sortable={false} />
    </RecordList>
  );
}
