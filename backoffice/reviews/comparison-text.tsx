import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import ReportProblemIcon from '@mui/icons-material/ReportProblem';
import { Box, Typography } from '@mui/material';
import { weightOf } from '#contract/registry.ts';
import type { Comparison } from '#contract/schemas/answers/registry.ts';
import { fileText, resultText } from './comparison-words.ts';

const MARKS = {
  agrees: { Icon: CheckCircleIcon, color: 'success.main' },
  look: { Icon: ReportProblemIcon, color: 'warning.main' },
  against: { Icon: BlockIcon, color: 'error.main' },
  silent: { Icon: HelpOutlineIcon, color: 'text.secondary' },
} as const;

/** What a register says of a part of a profile: in words first, then in color; with its file. */
export function ComparisonText({ comparison }: { comparison: Comparison }) {
  const { theirs, file } = comparison;
  const { Icon, color } = MARKS[weightOf(comparison)];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1 }}>
      <Icon fontSize="small" sx={{ color }} aria-hidden />
      <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ color, fontWeight: 600 }}>
          {resultText(comparison)}
        </Box>
        {file && <Box component="span" sx={{ color: 'text.secondary' }}>{`, ${fileText(file)}`}</Box>}
        {theirs !== null && <div>It says: {theirs}</div>}
      </Typography>
    </Box>
  );
}
