import { Card, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** A part of a page, with what can be done about it beside its name. */
export function Panel({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ mb: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}
      >
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        {actions}
      </Stack>
      {children}
    </Card>
  );
}
