import { FunctionField, SearchInput, SelectInput } from 'react-admin';
import type { AdminArticleRow } from '#contract/articles.ts';
import { DateField } from '../records/date-field.tsx';
import { RecordList } from '../records/record-list.tsx';
import { TypedText } from '../records/typed-text.tsx';
import { KIND_CHOICES, kindName } from './article-kinds.ts';
import { STATE_CHOICES, StateChip } from './state-chip.tsx';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" label="State" choices={STATE_CHOICES} alwaysOn />,
  <SelectInput key="kind" source="kind" label="Kind" choices={KIND_CHOICES} />,
];

/** All articles, what was changed last at the top. */
export default function ArticleList() {
  return (
    <RecordList<AdminArticleRow>
      title="Articles"
      sort={{ field: 'updated_at', order: 'DESC' }}
      filters={FILTERS}
      hasCreate
      opens="edit"
      card={{
        primaryText: titleOf,
        secondaryText: ({ author, kind }) => `${author}, ${kindName(kind)}`,
        tertiaryText: ({ state }) => <StateChip state={state} />,
      }}
    >
      <FunctionField<AdminArticleRow> source="title" label="Title" render={titleOf} />
      <FunctionField<AdminArticleRow> source="kind" label="Kind" render={({ kind }) => kindName(kind)} />
      <FunctionField<AdminArticleRow>
        source="author"
        label="Author"
        render={({ author }) => <TypedText>{author}</TypedText>}
      />
      <FunctionField<AdminArticleRow>
        source="state"
        label="State"
        render={({ state }) => <StateChip state={state} />}
      />
      <DateField source="published_at" label="Published" />
      <DateField source="updated_at" label="Changed" showTime />
    </RecordList>
  );
}

function titleOf({ title }: AdminArticleRow): string {
  return title || 'Without a title';
}
