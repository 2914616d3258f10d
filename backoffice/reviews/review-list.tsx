import { Chip } from '@mui/material';
import { DateField, FunctionField } from 'react-admin';
import type { ReviewRow } from '#contract/reviews.ts';
import { RecordList } from '../records/record-list.tsx';
import { timeText } from '../records/time-text.ts';
import { changesText } from './field-names.ts';

/** What waits for a review, the oldest first. */
export default function ReviewList() {
  return (
    <RecordList<ReviewRow>
      title="Reviews"
      sort={{ field: 'made_at', order: 'ASC' }}
      opens="show"
      card={{
        primaryText: nameOf,
        secondaryText: ({ made_at }) => `Waits since ${timeText(made_at)}`,
        tertiaryText: ({ is_first }) => <KindChip is_first={is_first} />,
      }}
    >
      <FunctionField<ReviewRow> source="last_name" label="Doctor" sortable={false} render={nameOf} />
      <FunctionField<ReviewRow>
        source="is_first"
        label="Kind"
        sortable={false}
        render={({ is_first }) => <KindChip is_first={is_first} />}
      />
      <FunctionField<ReviewRow> source="changes" label="What changed" sortable={false} render={changesText} />
      <DateField source="made_at" label="Waits since" showTime sortable={false} />
    </RecordList>
  );
}

function KindChip({ is_first }: { is_first: boolean }) {
  return <Chip size="small" variant="outlined" label={is_first ? 'New profile' : 'Change'} />;
}

function nameOf({ first_name, last_name }: ReviewRow): string {
  return `${first_name} ${last_name}`;
}
