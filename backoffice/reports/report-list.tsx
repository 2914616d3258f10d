import { Button } from '@mui/material';
import { FunctionField, NullableBooleanInput, SelectInput, useRecordContext } from 'react-admin';
import { REPORTS } from '#contract/reports.ts';
import type { ReportRow } from '#contract/schemas/answers/reports.ts';
import { useAct } from '../records/act.ts';
import type { BulkAction } from '../records/bulk-actions.tsx';
import { DateField } from '../records/date-field.tsx';
import { RecordList } from '../records/record-list.tsx';
import { timeText } from '../records/time-text.ts';

const FILTERS = [
  <NullableBooleanInput key="settled" source="settled" label="Done with" alwaysOn />,
  <SelectInput
    key="kind"
    source="kind"
    label="What is wrong"
    choices={Object.entries(REPORTS).map(([id, name]) => ({ id, name }))}
  />,
];

const BULK_ACTIONS: BulkAction[] = [
  {
    label: 'Done with',
    text: 'Somebody has looked into them.',
    call: (id) => ({ path: `/reports/${id}/settle` }),
  },
];

/** What visitors say is wrong with profiles, the newest first. */
export default function ReportList() {
  return (
    <RecordList<ReportRow>
      title="Reports"
      sort={{ field: 'id', order: 'DESC' }}
      filters={FILTERS}
      bulkActions={BULK_ACTIONS}
      opens={({ doctor }) => `/users/${doctor}`}
      card={{
        primaryText: nameOf,
        secondaryText: ({ kind, at }) => `${REPORTS[kind]}, ${timeText(at)}`,
        tertiaryText: ({ settled_at, settled_by }) =>
          settled_at === null ? <Settled /> : `Done by the ${settled_by ?? 'doctor'}`,
      }}
    >
      <FunctionField<ReportRow> source="doctor" label="Doctor" sortable={false} render={nameOf} />
      <FunctionField<ReportRow>
        source="kind"
        label="What is wrong"
        sortable={false}
        render={({ kind }) => REPORTS[kind]}
      />
      <DateField source="at" label="Reported" showTime sortable={false} />
      <DateField source="asked_at" label="Doctor asked" showTime sortable={false} emptyText="–" />
      <FunctionField<ReportRow>
        source="settled_at"
        label="Done with"
        sortable={false}
        render={() => <Settled />}
      />
    </RecordList>
  );
}

function nameOf({ first_name, last_name }: ReportRow): string {
  return `${first_name} ${last_name}`;
}

function Settled() {
  const report = useRecordContext<ReportRow>();
  const act = useAct();
  if (!report) return null;
  const { id, settled_at, settled_by } = report;
  if (settled_at !== null) return `${timeText(settled_at)}, by the ${settled_by ?? 'doctor'}`;
  return (
    <Button
      size="small"
      variant="outlined"
      onClick={() => void act({ path: `/reports/${id}/settle`, done: 'The report is done with.' })}
    >
      Done
    </Button>
  );
}
