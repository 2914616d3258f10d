import {
  DateField,
  DateInput,
  DeleteWithConfirmButton,
  NullableBooleanInput,
  SearchInput,
  TextField,
} from 'react-admin';
import type { ListedSubscriber } from '#contract/subscribers.ts';
import { RecordList } from '../records/record-list.tsx';
import { timeText } from '../records/time-text.ts';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <NullableBooleanInput key="refused" source="refused" label="Refuses mail" />,
  <DateInput key="from" source="from" label="Since, from" />,
  <DateInput key="to" source="to" label="Since, until" />,
];

/** Who gets the newsletter, the newest first. */
export default function SubscriberList() {
  return (
    <RecordList<ListedSubscriber>
      title="Subscribers"
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={FILTERS}
      rowClick={false}
      card={{
        primaryText: ({ email }) => email,
        secondaryText: ({ created_at, refused }) => refused ?? `Since ${timeText(created_at)}`,
        tertiaryText: () => <Remove />,
      }}
    >
      <TextField source="email" label="E-mail" />
      <DateField source="created_at" label="Since" showTime />
      <TextField source="refused" label="Why it refuses mail" sortable={false} emptyText="–" />
      <Remove />
    </RecordList>
  );
}

function Remove() {
  return (
    <DeleteWithConfirmButton
      label="Remove"
      confirmTitle="Remove this subscriber?"
      confirmContent="They get no newsletter any more. They can subscribe again by themselves."
      redirect={false}
      mutationMode="pessimistic"
      successMessage="The subscriber is removed."
    />
  );
}
