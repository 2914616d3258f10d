import { TextInput, required } from 'react-admin';
import { BeginRecord } from '../records/begin-record.tsx';

/** Begins an issue with its subject. */
export default function NewsletterCreate() {
  return (
    <BeginRecord title="A new newsletter" done="The newsletter is begun. It saves itself while you write.">
      <TextInput
        source="subject"
        label="Subject"
        helperText="What readers see in their list of mails."
        validate={required()}
        fullWidth
      />
    </BeginRecord>
  );
}
