import { Divider, Stack, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { MOST_LISTED } from '#contract/constants.ts';
import type { RegistryFinding } from '#contract/schemas/answers/registry-findings.ts';
import { Panel } from '../records/panel.tsx';
import { WholeFinding } from './whole-finding.tsx';

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
        <Stack
          spacing={2}
          divider={<Divider />}
          sx={{ '@media screen': { maxHeight: 520, overflowY: 'auto' } }}
        >
          {data.map((finding) => (
            <WholeFinding key={finding.id} finding={finding} />
          ))}
        </Stack>
      ) : (
        <Typography color="text.secondary">Nothing was found against the profile.</Typography>
      )}
    </Panel>
  );
}
