import { MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { DAY_MS } from '#contract/constants.ts';
import { PLAN_NAMES } from '#contract/plans.ts';
import type { Plan } from '#contract/plans.ts';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import type { OnRefused } from '../records/reason-dialog.tsx';

export interface Giving {
  plan: Plan;
  /** ISO date; the whole day counts, in UTC. */
  until: string;
  reason: string;
}

interface GrantDialogProps {
  onGive: (giving: Giving, onRefused: OnRefused) => Promise<void>;
  onClose: () => void;
}

/** Gives an account a plan for which nobody pays. */
export function GrantDialog({ onGive, onClose }: GrantDialogProps) {
  const [plan, setPlan] = useState<Plan>(2);
  const [until, setUntil] = useState(() => new Date(Date.now() + 365 * DAY_MS).toISOString().slice(0, 10));
  return (
    <ReasonDialog
      title="Give a plan"
      text="Nobody pays for it, and nothing is mailed."
      action="Give it"
      reasonLabel="Why"
      onConfirm={(reason, onRefused) => onGive({ plan, until, reason }, onRefused)}
      onClose={onClose}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ pt: 1 }}>
        <TextField
          select
          label="Plan"
          value={plan}
          fullWidth
          autoFocus
          onChange={({ target }) => setPlan(Number(target.value) === 1 ? 1 : 2)}
        >
          {([1, 2] as const).map((number) => (
            <MenuItem key={number} value={number}>
              {PLAN_NAMES[number]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Until the end of"
          type="date"
          value={until}
          required
          fullWidth
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => setUntil(target.value)}
        />
      </Stack>
    </ReasonDialog>
  );
}
