import { SelectInput, TextInput, required, useGetIdentity } from 'react-admin';
import { BeginRecord } from '../records/begin-record.tsx';
import { KIND_CHOICES } from './article-kinds.ts';

const EMPTY = { status: 'draft', sub_content: '', contents: '' };

/** Begins an article with where it appears, its title and who writes it. */
export default function ArticleCreate() {
  const { identity } = useGetIdentity();
  return (
    <BeginRecord
      title="A new article"
      done="The article is begun. It saves itself while you write."
      empty={EMPTY}
    >
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
    </BeginRecord>
  );
}
