import { AutocompleteInput, ReferenceInput } from 'react-admin';

interface NewsletterFilterProps {
  source: 'newsletter';
  alwaysOn?: boolean;
}

/** Finds what became of one issue, by its subject. */
export function NewsletterFilter({ source }: NewsletterFilterProps) {
  return (
    <ReferenceInput source={source} reference="newsletters" sort={{ field: 'created_at', order: 'DESC' }}>
      <AutocompleteInput
        label="Newsletter"
        optionText="subject"
        filterToQuery={(q: string) => (q.trim() === '' ? {} : { q })}
        sx={{ minWidth: 260 }}
        size="small"
      />
    </ReferenceInput>
  );
}
