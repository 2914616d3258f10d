import { Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import {
  Datagrid,
  DateField,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
  TextField,
} from 'react-admin';
import type { AdminArticleRow } from '#contract/articles.ts';
import { KIND_CHOICES, kindName } from './kinds.ts';
import { STATE_CHOICES, StateChip } from './state-chip.tsx';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" label="State" choices={STATE_CHOICES} alwaysOn />,
  <SelectInput key="kind" source="kind" label="Kind" choices={KIND_CHOICES} />,
];

/** All articles, what was changed last at the top. */
export default function ArticleList() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <>
      <Typography variant="h1" sx={{ mt: 2 }}>
        Articles
      </Typography>
      <List filters={FILTERS} sort={{ field: 'updated_at', order: 'DESC' }} exporter={false}>
        {isNarrow ? (
          <SimpleList<AdminArticleRow>
            primaryText={({ title }) => title || 'Without a title'}
            secondaryText={({ author, kind }) => `${author}, ${kindName(kind)}`}
            tertiaryText={({ state }) => <StateChip state={state} />}
            rowClick="edit"
            sx={{ '& .RaSimpleList-tertiary': { opacity: 1 } }}
          />
        ) : (
          <Datagrid rowClick="edit" bulkActionButtons={false}>
            <FunctionField<AdminArticleRow>
              source="title"
              label="Title"
              render={({ title }) => title || 'Without a title'}
            />
            <FunctionField<AdminArticleRow>
              source="kind"
              label="Kind"
              render={({ kind }) => kindName(kind)}
            />
            <TextField source="author" label="Author" />
            <FunctionField<AdminArticleRow>
              source="state"
              label="State"
              render={({ state }) => <StateChip state={state} />}
            />
            <DateField source="published_at" label="Published" />
            <DateField source="updated_at" label="Changed" showTime />
          </Datagrid>
        )}
      </List>
    </>
  );
}
