import { Box, Chip, Stack, Typography } from '@mui/material';
import { formatDate } from '#contract/dates.ts';
import { FINDING_STATES, findingTitle } from '#contract/registry-findings.ts';
import type { RegistryFinding } from '#contract/schemas/answers/registry-findings.ts';
import { COMPARISON_RESULTS, REGISTRY_FILES } from '#contract/registry.ts';
import { timeText } from '../records/time-text.ts';

/** What differs: "License MA 12345: differs from the register", and both sides. */
export function FindingText({ finding }: { finding: RegistryFinding }) {
  const { about, ours, theirs, result } = finding;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography
        variant="body2"
        sx={{ fontWeight: 600 }}
        color={result === 'excluded' ? 'error' : undefined}
      >
        {findingTitle(about)}: {COMPARISON_RESULTS[result]}
      </Typography>
      <Typography variant="body2">Profile: {ours}</Typography>
      <Typography variant="body2">Register: {theirs ?? 'nothing'}</Typography>
    </Box>
  );
}

/** "NPPES, monthly, of Nov 08, 2026" */
export function fileText({ file }: RegistryFinding): string {
  return file
    ? `${REGISTRY_FILES[file.kind]}, of ${formatDate(file.dated)}`
    : 'A file that is not kept any more';
}

/** Where it stands: open, or who was done with it, when and why. */
export function FindingState({ finding }: { finding: RegistryFinding }) {
  const { state, took_off, is_off, gone_at, settled_at, settled_by, note } = finding;
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <Chip
        size="small"
        variant="outlined"
        color={state === 'open' ? 'warning' : 'default'}
        label={FINDING_STATES[state]}
      />
      {took_off && (
        <Typography variant="body2">
          {is_off ? 'Taken off the site for it' : 'Was taken off the site, and is shown again'}
        </Typography>
      )}
      {gone_at !== null && <Typography variant="body2">Since {timeText(gone_at)}</Typography>}
      {settled_at !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {timeText(settled_at)}, {settled_by ?? 'somebody who has left'}: {note}
        </Typography>
      )}
    </Stack>
  );
}
