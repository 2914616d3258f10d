import { useFormContext, useWatch } from 'react-hook-form';
import { formatTime } from '#contract/dates.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import type { ProfileForm } from './profile-form.ts';
import { TextField } from './text-field.tsx';
import styles from './hours-field.module.css';

interface HoursSpanProps {
  /** Of the span in the list of all hours. */
  name: `working_time.${number}` | `other_practices.${number}.working_time.${number}`;
  day: string;
  nextDay: string;
  onRemove: () => void;
}

/** From when until when, and a word where that is on the next day. */
export function HoursSpan({ name, day, nextDay, onRemove }: HoursSpanProps) {
  const { control } = useFormContext<ProfileForm>();
  const [opens, closes] = useWatch({
    control,
    name: [`${name}.opens`, `${name}.closes`],
  });
  return (
    <div className={styles.span}>
      <TextField type="time" label="Opens" name={`${name}.opens`} />
      <TextField type="time" label="Closes" name={`${name}.closes`} />
      <button
        className={styles.remove}
        type="button"
        aria-label={`Remove ${opens ? formatTime(opens) : 'these hours'} on ${day}`}
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
      {opens && closes && closes <= opens && <p className={styles.next}>Closes on {nextDay}.</p>}
    </div>
  );
}
