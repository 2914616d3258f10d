import { Button } from '@mui/material';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { PROFILE_SECTIONS } from '#contract/profiles.ts';

const SOURCE = 'review_reasons';
const PARTS = Object.values(PROFILE_SECTIONS).join('; ');

/** What can be chosen from when a profile is rejected: a line each, which begins with its part. */
export function ReasonsInput({ label, builtIn }: { label: string; builtIn: string }) {
  const { setValue } = useFormContext();
  const isEmpty = !useWatch({ name: SOURCE });
  return (
    <>
      <TextInput
        source={SOURCE}
        label={label}
        multiline
        minRows={3}
        maxRows={20}
        helperText={`A line each: the part, a colon, the words that the doctor reads. Parts: ${PARTS}. Empty: the built-in reasons.`}
      />
      {isEmpty && (
        <Button onClick={() => setValue(SOURCE, builtIn, { shouldDirty: true })} sx={{ mb: 2 }}>
          Begin with the built-in reasons
        </Button>
      )}
    </>
  );
}
