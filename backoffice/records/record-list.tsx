import { ThemeProvider, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  BulkActionsToolbar,
  CreateButton,
  DatagridConfigurable,
  FilterButton,
  List,
  SelectAllButton,
  SelectColumnsButton,
  SimpleList,
  TopToolbar,
} from 'react-admin';
import type { RaRecord, RowClickFunction, SimpleListProps, SortPayload } from 'react-admin';
import { MOST_LISTED } from '#contract/constants.ts';
import { BulkActions } from './bulk-actions.tsx';
import type { BulkAction } from './bulk-actions.tsx';
import { CsvButton } from './csv-button.tsx';

interface RecordListProps<Row extends RaRecord> {
  title: string;
  /** What stands between the title and the list. */
  opening?: ReactNode;
  sort: SortPayload;
  filters?: ReactElement[];
  /** Records are made by administrators. */
  hasCreate?: boolean;
  /** On a wide screen: what can be done to those that are chosen. */
  bulkActions?: BulkAction[];
  /** What opens a record; false: there is no more of it than its row. */
  rowClick: 'edit' | 'show' | false | RowClickFunction;
  /** One record on a narrow screen. */
  card: Pick<SimpleListProps<Row>, 'primaryText' | 'secondaryText' | 'tertiaryText'>;
  /** The columns on a wide one. */
  children: ReactNode;
}

/** The list of a resource: a table whose columns can be chosen, and cards on a phone. */
export function RecordList<Row extends RaRecord>({
  title,
  opening,
  sort,
  filters,
  hasCreate = false,
  bulkActions,
  rowClick,
  card,
  children,
}: RecordListProps<Row>) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const actions = (
    <TopToolbar sx={{ flexWrap: { xs: 'wrap', lg: 'nowrap' }, '& > *': { flexShrink: 0 } }}>
      {filters?.some(({ props }) => !(props as { alwaysOn?: boolean }).alwaysOn) && <FilterButton />}
      {!isNarrow && <SelectColumnsButton />}
      {hasCreate && <CreateButton />}
      <CsvButton />
    </TopToolbar>
  );
  return (
    <>
      <Typography variant="h1" sx={{ mt: 2 }}>
        {title}
      </Typography>
      {opening}
      <List
        title={title}
        filters={filters}
        sort={sort}
        perPage={25}
        actions={actions}
        empty={false}
        exporter={false}
      >
        {isNarrow ? (
          <SimpleList<Row>
            {...card}
            rowClick={rowClick}
            sx={{ '& .RaSimpleList-tertiary': { opacity: 1 }, '& li': { overflowWrap: 'anywhere' } }}
          />
        ) : (
          <ThemeProvider theme={withLabelledRows}>
            <DatagridConfigurable
              rowClick={rowClick}
              bulkActionButtons={bulkActions !== undefined}
              bulkActionsToolbar={
                bulkActions && (
                  <BulkActionsToolbar selectAllButton={<SelectAllButton limit={MOST_LISTED} />}>
                    <BulkActions actions={bulkActions} />
                  </BulkActionsToolbar>
                )
              }
            >
              {children}
            </DatagridConfigurable>
          </ThemeProvider>
        )}
      </List>
    </>
  );
}

/** react-admin puts the name of a row's checkbox where nothing reads it. */
function withLabelledRows(theme: Theme): Theme {
  const slotProps = { root: { 'aria-label': undefined }, input: { 'aria-label': 'Select this row' } };
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiCheckbox: { ...theme.components?.MuiCheckbox, defaultProps: { slotProps } },
    },
  };
}
