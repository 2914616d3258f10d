import { Typography } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { dayText, timeText } from './time-text.ts';

interface DateFieldProps {
  source: string;
  /** Of the column. */
  label: string;
  sortable?: boolean;
  showTime?: boolean;
  emptyText?: string;
}

/** A moment in a table, in the words that cards and records have for it. */
export function DateField({ source, showTime = false, emptyText = '' }: DateFieldProps) {
  const value = useFieldValue({ source }) as string | null | undefined;
  const text = showTime ? timeText : dayText;
  return (
    <Typography component="span" variant="body2">
      {value ? text(value) : emptyText}
    </Typography>
  );
}
