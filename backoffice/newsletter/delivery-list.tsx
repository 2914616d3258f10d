import { Chip } from '@mui/material';
import { FunctionField, SelectInput, TextField, TextInput } from 'react-admin';
import type { ListedDelivery } from '#contract/schemas/answers/newsletters.ts';
import { DateField } from '../records/date-field.tsx';
import { RecordList } from '../records/record-list.tsx';
import { NewsletterFilter } from './newsletter-filter.tsx';
import { DELIVERY_CHIPS, choicesOf } from './newsletter-states.ts';

const FILTERS = [
  <SelectInput key="state" source="state" label="State" choices={choicesOf(DELIVERY_CHIPS)} alwaysOn />,
  <TextInput key="email" source="email" label="Whole address" alwaysOn />,
  <NewsletterFilter key="newsletter" source="newsletter" alwaysOn />,
];

/** What became of newsletters for whom. Addresses are kept for 30 days, and no longer than the subscription. */
export default function DeliveryList() {
  return (
    <RecordList<ListedDelivery>
      title="Newsletter mails"
      sort={{ field: 'id', order: 'DESC' }}
      filters={FILTERS}
      opens={({ newsletter_id }) => `/newsletters/${newsletter_id}`}
      card={{
        primaryText: reader,
        secondaryText: ({ subject, error }) => error ?? subject,
        tertiaryText: ({ state }) => <Chip size="small" variant="outlined" {...DELIVERY_CHIPS[state]} />,
      }}
    >
      <FunctionField<ListedDelivery> source="email" label="To" sortable={false} render={reader} />
      <TextField source="subject" label="Newsletter" sortable={false} />
      <FunctionField<ListedDelivery>
        source="state"
        label="State"
        sortable={false}
        render={({ state }) => <Chip size="small" variant="outlined" {...DELIVERY_CHIPS[state]} />}
      />
      <TextField source="attempts" label="Tries" sortable={false} />
      <DateField source="done_at" label="When" showTime sortable={false} emptyText="–" />
      <TextField source="error" label="What went wrong" sortable={false} emptyText="–" />
    </RecordList>
  );
}

function reader({ email }: ListedDelivery): string {
  return email ?? 'somebody who has left';
}
