/** registry/: the files of the two public registers that credentials are compared with. */
import { Chip, Typography } from '@mui/material';
import { FunctionField, SelectInput, TextField } from 'react-admin';
import { REGISTRY_FILES } from '#contract/registry.ts';
import type { ListedRegistryFile } from '#contract/schemas/answers/registry.ts';
import { longDate } from '#contract/dates.ts';
import { DateField } from '../records/date-field.tsx';
import { RecordList } from '../records/record-list.tsx';
import { timeText } from '../records/time-text.ts';
import { changeText } from './change-text.ts';
import { REGISTRY_FILE_STATES } from './registry-file-states.ts';
import { Registers } from './registers.tsx';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    choices={Object.entries(REGISTRY_FILE_STATES).map(([id, { label }]) => ({ id, name: label }))}
    alwaysOn
  />,
  <SelectInput
    key="kind"
    source="kind"
    label="Register"
    choices={Object.entries(REGISTRY_FILES).map(([id, name]) => ({ id, name }))}
  />,
];

/** How the registers are and how to have a newer one, with the files that were read, the newest first. */
export default function RegistryFileList() {
  return (
    <RecordList<ListedRegistryFile>
      title="Registers"
      opening={<Registers />}
      sort={{ field: 'id', order: 'DESC' }}
      filters={FILTERS}
      opens={null}
      card={{
        primaryText: ({ kind, dated }) => `${REGISTRY_FILES[kind]}, up to ${longDate(dated)}`,
        secondaryText: (file) => (
          <>
            {file.name}, {timeText(file.started_at)}
            {file.started_by && `, ${file.started_by}`}
            <br />
            {outcomeText(file)}
          </>
        ),
        tertiaryText: ({ status }) => (
          <Chip size="small" variant="outlined" {...REGISTRY_FILE_STATES[status]} />
        ),
      }}
    >
      <FunctionField<ListedRegistryFile>
        source="kind"
        label="Register"
        sortable={false}
        render={({ kind, name }) => (
          <>
            {REGISTRY_FILES[kind]}
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
          </>
        )}
      />
      <FunctionField<ListedRegistryFile>
        source="dated"
        label="Tells up to"
        render={({ dated }) => longDate(dated)}
      />
      <FunctionField<ListedRegistryFile>
        source="status"
        label="State"
        sortable={false}
        render={({ status }) => <Chip size="small" variant="outlined" {...REGISTRY_FILE_STATES[status]} />}
      />
      <FunctionField<ListedRegistryFile>
        source="records"
        label="What became of it"
        sortable={false}
        render={outcomeText}
      />
      <DateField source="started_at" label="Begun" showTime sortable={false} />
      <TextField source="started_by" label="By" sortable={false} emptyText="a command" />
    </RecordList>
  );
}

function outcomeText(file: ListedRegistryFile): string {
  return file.why ?? changeText(file);
}
