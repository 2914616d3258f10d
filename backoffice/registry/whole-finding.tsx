import { Stack, Typography } from '@mui/material';
import type { RegistryFinding } from '#contract/schemas/answers/registry-findings.ts';
import { timeText } from '../records/time-text.ts';
import { FindingActions } from './finding-actions.tsx';
import { FindingState, FindingText, fileText } from './finding-text.tsx';

/** A finding below each other, with what can be done about it. */
export function WholeFinding({ finding }: { finding: RegistryFinding }) {
  return (
    <Stack component="span" spacing={1} sx={{ color: 'text.primary', mt: 0.5 }}>
      <FindingText finding={finding} />
      <Typography variant="body2" color="text.secondary">
        {fileText(finding)}; found {timeText(finding.found_at)}
      </Typography>
      <FindingState finding={finding} />
      <FindingActions finding={finding} />
    </Stack>
  );
}
