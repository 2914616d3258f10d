import { Button, Stack, Typography } from '@mui/material';
import type { NewsletterRecord } from '#contract/schemas/answers/newsletters.ts';
import { counted } from '#contract/wording.ts';
import { useAct } from '../records/act.ts';
import { Panel } from '../records/panel.tsx';
import { momentText } from '../records/time-text.ts';
import { DuplicateButton } from './duplicate-button.tsx';
import { PreviewButton } from './preview-button.tsx';

interface ScheduledPanelProps {
  newsletter: NewsletterRecord;
  /** ISO date-time */
  at: string;
}

/** When an issue goes out by itself. It is written again once that is taken back. */
export function ScheduledPanel({ newsletter, at }: ScheduledPanelProps) {
  const { id, subscribers } = newsletter;
  const act = useAct();
  return (
    <Panel
      title={`Goes out on ${momentText(new Date(at))}`}
      actions={
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <PreviewButton id={id} />
          <DuplicateButton newsletter={newsletter} />
          <Button
            variant="contained"
            onClick={() => void act({ path: `/newsletters/${id}/unschedule`, done: 'It is a draft again.' })}
          >
            Do not send it then
          </Button>
        </Stack>
      }
    >
      <Typography>
        To everybody who is a subscriber then; now there are {counted(subscribers, 'subscriber')}. To change
        it, take the time back first.
      </Typography>
    </Panel>
  );
}
