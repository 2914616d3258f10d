import { Button, Chip, Stack, Typography } from '@mui/material';
import { FunctionField, SelectInput, TextField } from 'react-admin';
import type { ListedImport } from '#contract/schemas/answers/imports.ts';
import { DateField } from '../records/date-field.tsx';
import { RecordList } from '../records/record-list.tsx';
import { timeText } from '../records/time-text.ts';
import { ColumnTable } from './column-table.tsx';
import { FileInput } from './file-input.tsx';
import { IMPORT_STATUSES } from './import-statuses.ts';
import { downloadSample } from './sample.ts';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    choices={Object.entries(IMPORT_STATUSES).map(([id, { label }]) => ({ id, name: label }))}
    alwaysOn
  />,
];

/** Files of doctors to invite, the newest first, and a place to bring another one. */
export default function ImportList() {
  return (
    <RecordList<ListedImport>
      title="Imports"
      opening={<Opening />}
      sort={{ field: 'id', order: 'DESC' }}
      filters={FILTERS}
      opens="show"
      card={{
        primaryText: ({ file_name }) => file_name,
        secondaryText: (one) => `${countsText(one)}, ${timeText(one.created_at)}`,
        tertiaryText: ({ status }) => <Chip size="small" variant="outlined" {...IMPORT_STATUSES[status]} />,
      }}
    >
      <TextField source="file_name" label="File" sortable={false} />
      <FunctionField<ListedImport>
        source="status"
        label="State"
        sortable={false}
        render={({ status }) => <Chip size="small" variant="outlined" {...IMPORT_STATUSES[status]} />}
      />
      <TextField source="good" label="Wait" sortable={false} />
      <TextField source="invited" label="Invited" sortable={false} />
      <TextField source="refused" label="Refused" sortable={false} />
      <DateField source="created_at" label="Brought" showTime />
    </RecordList>
  );
}

function Opening() {
  return (
    <Stack spacing={1} sx={{ mt: 1, mb: 2, alignItems: 'flex-start' }}>
      <Typography color="text.secondary" sx={{ maxWidth: 720 }}>
        Bring a CSV file of doctors, see what would become of each line, and invite them by mail. They have no
        account and nobody sees anything of them before they take the invitation up, complete their profile
        and submit it.
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <FileInput />
        <Button variant="outlined" onClick={downloadSample}>
          Download a sample
        </Button>
      </Stack>
      <ColumnTable />
    </Stack>
  );
}

function countsText({ good, invited, refused }: ListedImport): string {
  return `${good} wait, ${invited} invited, ${refused} refused`;
}
