import { FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useState } from 'react';
import { ReasonDialog } from './reason-dialog.tsx';
import { momentText } from './time-text.ts';

interface MomentDialogProps {
  title: string;
  /** What follows from it. */
  text: string;
  /** On the button that does it at once. */
  now: string;
  /** What a choice of a time begins with: "Publish on". */
  on: string;
  /** `moment`: ISO date-time; null for at once. */
  onChoose: (moment: string | null) => void;
  onClose: () => void;
}

/** With it browsers take four digits of a year. */
const LAST = '9999-12-31T23:59';

/** Asks when something is done: at once, or at a time to come, which the button names. */
export function MomentDialog({ title, text, now, on, onChoose, onClose }: MomentDialogProps) {
  const [isLater, setIsLater] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const moment = momentOf(typed);
  const later = moment ? `${on} ${momentText(moment)}` : `${on} …`;

  function choose() {
    if (!isLater) return onChoose(null);
    if (!moment) return setError('Choose a day and a time.');
    if (moment.getTime() <= Date.now()) return setError('This time is over. Choose one to come.');
    onChoose(moment.toISOString());
  }

  return (
    <ReasonDialog
      title={title}
      text={text}
      action={isLater ? later : now}
      onConfirm={choose}
      onClose={onClose}
    >
      <RadioGroup
        aria-label="When"
        value={isLater ? 'later' : 'now'}
        onChange={(_, value) => setIsLater(value === 'later')}
      >
        <FormControlLabel value="now" control={<Radio />} label="At once" />
        <FormControlLabel value="later" control={<Radio />} label="At a time to come" />
      </RadioGroup>
      {isLater && (
        <TextField
          type="datetime-local"
          label="Day and time, where you are"
          value={typed}
          fullWidth
          error={error !== ''}
          helperText={error}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: LAST } }}
          onChange={({ target }) => {
            setTyped(target.value);
            setError('');
          }}
        />
      )}
    </ReasonDialog>
  );
}

/** Null for none, also for a year of five digits. */
function momentOf(typed: string): Date | null {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
