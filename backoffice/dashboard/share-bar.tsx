import { Box, useTheme } from '@mui/material';

/** A bar as long as `whole`, filled as far as `part`; both from 0 to 1. The numbers stand beside it. */
export function ShareBar({ whole, part }: { whole: number; part: number }) {
  const { palette } = useTheme();
  return (
    <Box
      component="svg"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden
      sx={{ display: 'block', width: '100%', height: 10 }}
    >
      <rect width={whole * 100} height="10" fill={palette.primary.main} opacity="0.3" />
      <rect width={part * 100} height="10" fill={palette.primary.main} />
    </Box>
  );
}
