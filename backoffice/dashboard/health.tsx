import { Alert, Stack } from '@mui/material';
import type { Dashboard } from '#contract/dashboard.ts';

/** What whoever runs the site should see to; nothing when all is well. */
export function Health({ problems, warnings }: Dashboard['health']) {
  if (problems.length + warnings.length === 0) return null;
  return (
    <Stack component="section" aria-label="The state of the site" spacing={1}>
      {problems.map((sentence) => (
        <Alert key={sentence} severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {sentence}
        </Alert>
      ))}
      {warnings.map((sentence) => (
        <Alert key={sentence} severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {sentence}
        </Alert>
      ))}
    </Stack>
  );
}
