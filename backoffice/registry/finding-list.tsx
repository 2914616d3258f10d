import { Box, Typography } from '@mui/material';
import { FunctionField, SelectInput } from 'react-admin';
import { FINDING_RESULTS, FINDING_STATES } from '#contract/registry-findings.ts';
import type { RegistryFinding } from '#contract/schemas/answers/registry-findings.ts';
import { COMPARISON_RESULTS } from '#contract/registry.ts';
import type { BulkAction } from '../records/bulk-actions.tsx';
import { DateField } from '../records/date-field.tsx';
import { RecordList } from '../records/record-list.tsx';
import { FindingActions, NOTE_HINT, settling } from './finding-actions.tsx';
import { FindingState, FindingText, fileText } from './finding-text.tsx';
import { WholeFinding } from './whole-finding.tsx';

const FILTERS = [
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={Object.entries(FINDING_STATES).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
  <SelectInput
    key="result"
    source="result"
    label="What was found"
    choices={FINDING_RESULTS.map((id) => ({ id, name: COMPARISON_RESULTS[id] }))}
  />,
];

const BULK_ACTIONS: BulkAction[] = [
  {
    label: 'Done with',
    text: 'They leave the queue, and are not found again while the register says the same.',
    hasReason: true,
    reasonHint: NOTE_HINT,
    call: settling,
  },
];

/** What public registers say against profiles, the newest first. */
export default function FindingList() {
  return (
    <RecordList<RegistryFinding>
      title="Register findings"
      opening={
        <Typography color="text.secondary" sx={{ mt: 1, maxWidth: '80ch' }}>
          Every night, and with each file that is read, all profiles are compared with the public registers.
          What you knew when you approved a profile is not found again.
        </Typography>
      }
      sort={{ field: 'id', order: 'DESC' }}
      filters={FILTERS}
      bulkActions={BULK_ACTIONS}
      opens={({ doctor }) => `/users/${doctor}`}
      card={{
        primaryText: nameOf,
        secondaryText: (finding) => <WholeFinding finding={finding} />,
      }}
    >
      <FunctionField<RegistryFinding> source="doctor" label="Doctor" sortable={false} render={nameOf} />
      <FunctionField<RegistryFinding>
        source="about"
        label="What was found"
        sortable={false}
        render={(finding) => (
          <Box sx={{ minWidth: '14rem' }}>
            <FindingText finding={finding} />
          </Box>
        )}
      />
      <FunctionField<RegistryFinding> source="file" label="File" sortable={false} render={fileText} />
      <DateField source="found_at" label="Found" showTime sortable={false} />
      <FunctionField<RegistryFinding>
        source="state"
        label="State"
        sortable={false}
        render={(finding) => <FindingState finding={finding} />}
      />
      <FunctionField<RegistryFinding>
        source="id"
        label="To do"
        sortable={false}
        render={(finding) => (
          <Box sx={{ minWidth: 170 }}>
            <FindingActions finding={finding} />
          </Box>
        )}
      />
    </RecordList>
  );
}

function nameOf({ first_name, last_name }: RegistryFinding): string {
  return `${first_name} ${last_name}`;
}
