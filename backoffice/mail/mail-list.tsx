import { Chip } from '@mui/material';
import { DateInput, FunctionField, SelectInput, TextField, TextInput } from 'react-admin';
import type { ListedMail } from '#contract/mail.ts';
import type { BulkAction } from '../records/bulk-actions.tsx';
import { DateField } from '../records/date-field.tsx';
import { RecordList } from '../records/record-list.tsx';
import { timeText } from '../records/time-text.ts';
import { wordText } from '../records/word-text.ts';
import { MAIL_STATUSES } from './mail-statuses.ts';

const FILTERS = [
  <TextInput key="recipient" source="recipient" label="Whole address" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label="State"
    choices={Object.entries(MAIL_STATUSES).map(([id, { label }]) => ({ id, name: label }))}
    alwaysOn
  />,
  <TextInput key="kind" source="kind" label="Kind" />,
  <DateInput key="from" source="from" label="Written from" />,
  <DateInput key="to" source="to" label="Written until" />,
];

const BULK_ACTIONS: BulkAction[] = [
  {
    label: 'Try again',
    text: 'They are sent again as soon as possible.',
    call: (id) => ({ path: `/outbox/${id}/retry` }),
  },
  {
    label: 'Drop',
    isDestructive: true,
    text: 'They are not sent any more, and are gone from here.',
    call: (id) => ({ method: 'DELETE', path: `/outbox/${id}` }),
  },
];

/** Mails that are kept, the newest first. */
export default function MailList() {
  return (
    <RecordList<ListedMail>
      title="Outbox"
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={FILTERS}
      bulkActions={BULK_ACTIONS}
      opens="show"
      card={{
        primaryText: ({ recipient }) => recipient,
        secondaryText: ({ kind, created_at }) => `${wordText(kind)}, ${timeText(created_at)}`,
        tertiaryText: ({ status }) => <Chip size="small" variant="outlined" {...MAIL_STATUSES[status]} />,
      }}
    >
      <TextField source="recipient" label="To" sortable={false} />
      <FunctionField<ListedMail>
        source="kind"
        label="Kind"
        sortable={false}
        render={({ kind }) => wordText(kind)}
      />
      <FunctionField<ListedMail>
        source="status"
        label="State"
        sortable={false}
        render={({ status }) => <Chip size="small" variant="outlined" {...MAIL_STATUSES[status]} />}
      />
      <TextField source="attempts" label="Tries" sortable={false} />
      <DateField source="created_at" label="Written" showTime />
      <DateField source="sent_at" label="Sent" showTime sortable={false} emptyText="–" />
      <TextField source="error" label="What went wrong" sortable={false} emptyText="–" />
    </RecordList>
  );
}
