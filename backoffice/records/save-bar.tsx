import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, GlobalStyles, Paper, Stack } from '@mui/material';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

/** As high as the bar, so that what has the focus is not below it. */
const ROOM = <GlobalStyles styles={{ html: { scrollPaddingBlockEnd: '7rem' } }} />;

const ID = 'save-bar';

/** Past what stands between what is written and the bar. */
export function focusSaveBar(): void {
  document.getElementById(ID)?.focus();
}

/** Stays in view below what is written: whether it is saved, and what can be done with it. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <>
      {ROOM}
      <Paper
        component="section"
        id={ID}
        tabIndex={-1}
        aria-label="Saving and publishing"
        elevation={4}
        sx={{
          ...{ position: 'sticky', bottom: 0, zIndex: 3, mt: 2, px: 2, py: 1 },
          ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1 },
          '& [role="status"]': { flexGrow: 1 },
        }}
      >
        {children}
      </Paper>
    </>
  );
}

/** What can be done besides the main thing: below "More" where the screen has no room for it. */
export function BesideMain({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        sx={{ display: { md: 'none' } }}
        onClick={() => setIsOpen(!isOpen)}
      >
        More
      </Button>
      <Stack
        id={id}
        direction="row"
        spacing={1}
        useFlexGap
        sx={{
          ...{ display: { xs: isOpen ? 'flex' : 'none', md: 'flex' }, flexWrap: 'wrap' },
          ...{ order: { xs: 1, md: 0 }, width: { xs: '100%', md: 'auto' } },
        }}
      >
        {children}
      </Stack>
    </>
  );
}
