import { Button } from '@mui/material';
import { useState } from 'react';
import {
  DateInput,
  FunctionField,
  NullableBooleanInput,
  SearchInput,
  TextField,
  useRecordContext,
} from 'react-admin';
import type { ListedSubscriber } from '#contract/subscribers.ts';
import { useAct } from '../records/act.ts';
import type { ActionCall } from '../records/act.ts';
import type { BulkAction } from '../records/bulk-actions.tsx';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import { DateField } from '../records/date-field.tsx';
import { RecordList } from '../records/record-list.tsx';
import { timeText } from '../records/time-text.ts';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <NullableBooleanInput key="refused" source="refused" label="Refuses mail" />,
  <DateInput key="from" source="from" label="Since, from" />,
  <DateInput key="to" source="to" label="Since, until" />,
];

const CONSEQUENCE = 'They get no newsletter any more. They can subscribe again by themselves.';

const removal = (id: number | string): ActionCall => ({ method: 'DELETE', path: `/subscribers/${id}` });

const BULK_ACTIONS: BulkAction[] = [
  {
    label: 'Remove',
    isDestructive: true,
    text: CONSEQUENCE,
    call: removal,
  },
];

/** Who gets the newsletter, the newest first. */
export default function SubscriberList() {
  return (
    <RecordList<ListedSubscriber>
      title="Subscribers"
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={FILTERS}
      bulkActions={BULK_ACTIONS}
      opens={null}
      card={{
        primaryText: ({ email }) => email,
        secondaryText: ({ created_at, refused }) => refused ?? `Since ${timeText(created_at)}`,
        tertiaryText: () => <Remove />,
      }}
    >
      <TextField source="email" label="E-mail" />
      <DateField source="created_at" label="Since" showTime />
      <TextField source="refused" label="Why it refuses mail" sortable={false} emptyText="–" />
      <FunctionField label="Remove" render={() => <Remove />} />
    </RecordList>
  );
}

function Remove() {
  const subscriber = useRecordContext<ListedSubscriber>();
  const [isAsked, setIsAsked] = useState(false);
  const act = useAct();
  if (!subscriber) return null;
  return (
    <>
      <Button size="small" color="error" onClick={() => setIsAsked(true)}>
        Remove
      </Button>
      {isAsked && (
        <ReasonDialog
          title="Remove this subscriber?"
          text={CONSEQUENCE}
          action="Remove"
          isDestructive
          onConfirm={() => {
            setIsAsked(false);
            void act({ ...removal(subscriber.id), done: 'The subscriber is removed.' });
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
