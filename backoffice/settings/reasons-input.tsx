import { Button, TextField } from '@mui/material';
import type { FieldProps } from '../records/fields-form.tsx';

interface ReasonsInputProps {
  field: FieldProps;
  isEmpty: boolean;
  beginWithBuiltIn: () => void;
}

/** What can be chosen from when a profile is rejected: a line each, which begins with its part. */
export function ReasonsInput({ field, isEmpty, beginWithBuiltIn }: ReasonsInputProps) {
  return (
    <>
      <TextField {...field} multiline minRows={3} maxRows={20} />
      {isEmpty && (
        <Button onClick={beginWithBuiltIn} sx={{ justifySelf: 'start' }}>
          Begin with the built-in reasons
        </Button>
      )}
    </>
  );
}
