import { Divider, Stack, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { MOST_LISTED } from '#contract/constants.ts';
import type { RegistryFinding } from '#contract/schemas/answers/registry-findings.ts';
import { Panel } from '../records/panel.tsx';
import { timeText } from '../records/time-text.ts';
import { FindingActions } from './finding-actions.tsx';
import { FindingState, FindingText, fileText } from './finding-text.tsx';

/** What registers say against the profile of a doctor, the newest first. */
export function FindingPanel({ doctor }: { doctor: number }) {
  const { data, isPending } = useGetList<RegistryFinding>('registry-findings', {
    filter: { doctor },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: MOST_LISTED },
  });
  if (isPending) return null;
  return (
    <Panel title="In the registers">
      {data && data.length > 0 ? (
        <Stack spacing={2} divider={<Divider />} sx={{ maxHeight: 520, overflowY: 'auto' }}>
          {data.map((finding) => (
            <Stack key={finding.id} spacing={1}>
              <FindingText finding={finding} />
              <Typography variant="body2" color="text.secondary">
                {fileText(finding)}; found {timeText(finding.found_at)}
              </Typography>
              <FindingState finding={finding} />
              <FindingActions finding={finding} />
            </Stack>
          ))}
        </Stack>
      ) : (
        <Typography color="text.secondary">Nothing was found against the profile.</Typography>
      )}
    </Panel>
  );
}
