import { Chip } from '@mui/material';
import { FunctionField, NumberField, SearchInput, SelectInput, TextField } from 'react-admin';
import type { ListedNewsletter } from '#contract/schemas/answers/newsletters.ts';
import { numberText } from '#contract/wording.ts';
import { DateField } from '../records/date-field.tsx';
import { RecordList } from '../records/record-list.tsx';
import { timeText } from '../records/time-text.ts';
import { NEWSLETTER_CHIPS, choicesOf } from './newsletter-states.ts';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" label="State" choices={choicesOf(NEWSLETTER_CHIPS)} alwaysOn />,
];

/** Issues of the newsletter, the newest first. */
export default function NewsletterList() {
  return (
    <RecordList<ListedNewsletter>
      title="Newsletters"
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={FILTERS}
      hasCreate
      opens="edit"
      card={{
        primaryText: ({ subject }) => subject,
        secondaryText: progressOf,
        tertiaryText: ({ state }) => <Chip size="small" variant="outlined" {...NEWSLETTER_CHIPS[state]} />,
      }}
    >
      <TextField source="subject" label="Subject" sortable={false} />
      <FunctionField<ListedNewsletter>
        source="state"
        label="State"
        sortable={false}
        render={({ state }) => <Chip size="small" variant="outlined" {...NEWSLETTER_CHIPS[state]} />}
      />
      <NumberField source="recipients" label="Subscribers" sortable={false} />
      <NumberField source="sent" label="Sent" sortable={false} />
      <NumberField source="refused" label="Refused" sortable={false} />
      <DateField source="created_at" label="Begun" showTime />
      <DateField source="send_at" label="Goes out" showTime sortable={false} emptyText="–" />
      <DateField source="finished_at" label="Sent to all" showTime sortable={false} emptyText="–" />
    </RecordList>
  );
}

function progressOf({ state, sent, recipients, created_at, send_at }: ListedNewsletter): string {
  if (state === 'draft') return `Begun ${timeText(created_at)}`;
  if (state === 'scheduled') return `Goes out ${timeText(send_at)}`;
  return `${numberText(sent)} of ${numberText(recipients)} sent`;
}
