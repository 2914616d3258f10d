import { Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  BulkActionsToolbar,
  CreateButton,
  FilterButton,
  List,
  SelectAllButton,
  SelectColumnsButton,
  TopToolbar,
} from 'react-admin';
import type { RaRecord, SortPayload } from 'react-admin';
import { MOST_LISTED } from '#contract/constants.ts';
import { BulkActions } from './bulk-actions.tsx';
import type { BulkAction } from './bulk-actions.tsx';
import { CsvButton } from './csv-button.tsx';
import { RecordCards } from './record-cards.tsx';
import type { Card } from './record-cards.tsx';
import { RecordTable } from './record-table.tsx';
import type { Opens } from './row-link.tsx';

interface RecordListProps<Row extends RaRecord> {
  title: string;
  /** What stands between the title and the list. */
  opening?: ReactNode;
  sort: SortPayload;
  filters?: ReactElement[];
  /** Records are made by administrators. */
  hasCreate?: boolean;
  /** What can be done to those that are chosen. */
  bulkActions?: BulkAction[];
  /** What is done with all that the list is filtered for, or with those that are chosen. */
  action?: ReactElement;
  opens: Opens<Row>;
  card: Card<Row>;
  /** The columns on a wide screen. */
  children: ReactNode;
}

/** The list of a resource: a table whose columns can be chosen, and cards on a narrow screen. Each row is a link. */
export function RecordList<Row extends RaRecord>({
  title,
  opening,
  sort,
  filters,
  hasCreate = false,
  bulkActions,
  action,
  opens,
  card,
  children,
}: RecordListProps<Row>) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const bulk =
    bulkActions || action ? (
      <BulkActionsToolbar selectAllButton={<SelectAllButton limit={MOST_LISTED} />}>
        {bulkActions && <BulkActions actions={bulkActions} />}
        {action}
      </BulkActionsToolbar>
    ) : null;
  const actions = (
    <TopToolbar sx={{ flexWrap: { xs: 'wrap', lg: 'nowrap' }, '& > *': { flexShrink: 0 } }}>
      {filters?.some(({ props }) => !(props as { alwaysOn?: boolean }).alwaysOn) && <FilterButton />}
      {!isNarrow && <SelectColumnsButton />}
      {hasCreate && <CreateButton />}
      {action}
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
        // There what creates one lies over the end of a narrow page.
        sx={hasCreate ? { pb: { xs: 10, md: 0 } } : undefined}
        title={title}
        filters={filters}
        sort={sort}
        perPage={25}
        actions={actions}
        empty={false}
        exporter={false}
      >
        {isNarrow ? (
          <RecordCards {...{ card, opens, bulk }} />
        ) : (
          <RecordTable {...{ opens, bulk }}>{children}</RecordTable>
        )}
      </List>
    </>
  );
}
