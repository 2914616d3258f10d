import { Typography } from '@mui/material';
import { Create, SelectInput, SimpleForm, TextInput, required, useGetIdentity } from 'react-admin';
import { KIND_CHOICES } from './kinds.ts';

const EMPTY = { status: 'draft', sub_content: '', contents: '' };

/** Begins an article: it is a draft from here on. */
export default function ArticleCreate() {
  const { identity } = useGetIdentity();
  return (
    <Create redirect="edit" transform={(begun: object) => ({ ...EMPTY, ...begun })}>
      <SimpleForm>
        <Typography variant="h1" sx={{ fontSize: '1.35rem', mb: 2 }}>
          A new article
        </Typography>
        <SelectInput
          source="kind"
          label="Where it appears"
          choices={KIND_CHOICES}
          defaultValue="digest"
          validate={required()}
        />
        <TextInput source="title" label="Title" validate={required()} fullWidth />
        <TextInput
          source="author"
          label="Author"
          defaultValue={identity?.fullName}
          validate={required()}
          fullWidth
        />
      </SimpleForm>
    </Create>
  );
}
