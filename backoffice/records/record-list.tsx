import { Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  CreateButton,
  DatagridConfigurable,
  FilterButton,
  List,
  SelectColumnsButton,
  SimpleList,
  TopToolbar,
} from 'react-admin';
import type { RaRecord, RowClickFunction, SimpleListProps, SortPayload } from 'react-admin';
import { CsvButton } from './csv-button.tsx';

interface RecordListProps<Row extends RaRecord> {
  title: string;
  sort: SortPayload;
  filters?: ReactElement[];
  /** Records are made by administrators. */
  hasCreate?: boolean;
  /** There is a file of all of them to download. */
  hasCsv?: boolean;
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
  sort,
  filters,
  hasCreate = false,
  hasCsv = true,
  rowClick,
  card,
  children,
}: RecordListProps<Row>) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const actions = (
    <TopToolbar sx={{ flexWrap: 'wrap' }}>
      {filters?.some(({ props }) => !(props as { alwaysOn?: boolean }).alwaysOn) && <FilterButton />}
      {!isNarrow && <SelectColumnsButton />}
      {hasCreate && <CreateButton />}
      {hasCsv && <CsvButton />}
    </TopToolbar>
  );
  return (
    <>
      <Typography variant="h1" sx={{ mt: 2 }}>
        {title}
      </Typography>
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
          <DatagridConfigurable rowClick={rowClick} bulkActionButtons={false}>
            {children}
          </DatagridConfigurable>
        )}
      </List>
    </>
  );
}
