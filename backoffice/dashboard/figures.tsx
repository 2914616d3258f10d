import { Card, Stack, Typography } from '@mui/material';
import type { StateCount } from '#contract/search.ts';

const whole = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export function Figures({ states }: { states: StateCount[] }) {
  const psychiatrists = sum(states.map((state) => state.psychiatrists));
  const accepting = sum(states.map((state) => state.accepting));
  const share = psychiatrists === 0 ? 0 : accepting / psychiatrists;
  const covered = states.filter((state) => state.psychiatrists > 0).length;
  return (
    <Stack component="dl" direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap sx={{ m: 0 }}>
      <Figure label="Psychiatrists listed" value={whole.format(psychiatrists)} note="public profiles" />
      <Figure
        label="Accepting new patients"
        value={whole.format(accepting)}
        note={`${percent.format(share)} of all, confirmed lately`}
      />
      <Figure
        label="States and territories"
        value={whole.format(covered)}
        note="with at least one psychiatrist"
      />
    </Stack>
  );
}

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <Card sx={{ flex: { sm: 1 }, p: 2 }}>
      <Typography component="dt" color="text.secondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="h1"
        sx={{ m: 0, my: 0.5, color: 'primary.main', fontSize: '2.6rem' }}
      >
        {value}
      </Typography>
      <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
        {note}
      </Typography>
    </Card>
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
