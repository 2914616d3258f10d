import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** What somebody typed, in a cell of a table: a word without end makes it high, and pushes no other out of view. */
export function TypedText({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-block', minWidth: '8rem', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}
