import { FormControlLabel, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import type { FieldProps } from '../records/fields-form.tsx';

/** An address; null as the server is set up; false where none is shown. */
export type SocialLink = string | null | false;

interface SocialLinkInputProps {
  field: FieldProps;
  link: SocialLink;
  onLink: (link: SocialLink) => void;
}

/** Where the footer leads besides, or that it leads nowhere. */
export function SocialLinkInput({ field, link, onLink }: SocialLinkInputProps) {
  /** Before none was to be shown. */
  const [left, setLeft] = useState<SocialLink>(null);
  return (
    <>
      <TextField {...field} value={link || ''} type="url" disabled={link === false} />
      <FormControlLabel
        control={
          <Switch
            checked={link === false}
            onChange={({ target }) => {
              setLeft(link);
              onLink(target.checked ? false : left);
            }}
          />
        }
        label="Show no social link"
      />
    </>
  );
}
