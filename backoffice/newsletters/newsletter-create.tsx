import { Typography } from '@mui/material';
import { Create, SimpleForm, TextInput, required } from 'react-admin';

/** Begins an issue: it is a draft from here on. */
export default function NewsletterCreate() {
  return (
    <Create redirect="edit" title="A new newsletter">
      <SimpleForm>
        <Typography variant="h1" sx={{ fontSize: '1.35rem', mb: 2 }}>
          A new newsletter
        </Typography>
        <TextInput
          source="subject"
          label="Subject"
          helperText="What readers see in their list of mails."
          validate={required()}
          fullWidth
        />
      </SimpleForm>
    </Create>
  );
}
