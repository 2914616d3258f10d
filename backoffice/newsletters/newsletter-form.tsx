import { SimpleForm, TextInput, required } from 'react-admin';
import type { NewsletterRecord } from '#contract/newsletters.ts';
import { BodyInput } from './body-input.tsx';
import { DraftToolbar } from './draft-toolbar.tsx';

/** An issue that is being written. Begins anew with each version. */
export function NewsletterForm({ newsletter }: { newsletter: NewsletterRecord }) {
  return (
    <SimpleForm
      key={newsletter.revision}
      toolbar={<DraftToolbar newsletter={newsletter} />}
      warnWhenUnsavedChanges
      sx={{ px: { xs: 1, sm: 2 } }}
    >
      <TextInput source="subject" label="Subject" validate={required()} fullWidth />
      <BodyInput />
    </SimpleForm>
  );
}
