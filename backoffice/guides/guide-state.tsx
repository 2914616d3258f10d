import { Chip, Stack } from '@mui/material';
import type { ListedGuide } from '#contract/guides.ts';

/** Whether a page says what its file says, and whether something else is typed, or came with an update. */
export function GuideState({
  is_replaced,
  drafted_at,
  is_updated,
}: Pick<ListedGuide, 'is_replaced' | 'drafted_at' | 'is_updated'>) {
  return (
    <Stack direction="row" spacing={1} component="span">
      <Chip
        size="small"
        variant="outlined"
        color={is_replaced ? 'warning' : 'default'}
        label={is_replaced ? 'Replaced' : 'Original'}
      />
      {drafted_at !== null && <Chip size="small" variant="outlined" color="info" label="Draft" />}
      {is_updated && <Chip size="small" variant="outlined" color="warning" label="Update to look at" />}
    </Stack>
  );
}
