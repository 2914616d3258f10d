import { Chip, Stack } from '@mui/material';
import { FunctionField } from 'react-admin';
import { COMPARISON_RESULTS } from '#contract/registry.ts';
import type { ReviewRow } from '#contract/reviews.ts';
import { DateField } from '../records/date-field.tsx';
import { RecordList } from '../records/record-list.tsx';
import { timeText } from '../records/time-text.ts';
import { changesText } from './changes-text.ts';

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
        tertiaryText: (row) => <Chips row={row} />,
      }}
    >
      <FunctionField<ReviewRow> source="last_name" label="Doctor" sortable={false} render={nameOf} />
      <FunctionField<ReviewRow>
        source="is_first"
        label="Kind"
        sortable={false}
        render={(row) => <Chips row={row} />}
      />
      <FunctionField<ReviewRow> source="changes" label="What changed" sortable={false} render={changesText} />
      <DateField source="made_at" label="Waits since" showTime sortable={false} />
    </RecordList>
  );
}

/** What kind of review it is, and the gravest of what a register says against it. */
function Chips({ row: { is_first, against } }: { row: ReviewRow }) {
  return (
    <Stack component="span" direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip component="span" size="small" variant="outlined" label={is_first ? 'New profile' : 'Change'} />
      {against.length > 0 && (
        <Chip
          component="span"
          size="small"
          color="error"
          variant="outlined"
          label={COMPARISON_RESULTS[against[0]]}
        />
      )}
    </Stack>
  );
}

function nameOf({ first_name, last_name }: ReviewRow): string {
  return `${first_name} ${last_name}`;
}
