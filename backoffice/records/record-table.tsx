import { ThemeProvider } from '@mui/material';
import type { Theme } from '@mui/material';
import { Children } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { DatagridBody, DatagridConfigurable, DatagridRow } from 'react-admin';
import type { DatagridRowProps, RaRecord } from 'react-admin';
import { EmptyList } from './empty-list.tsx';
import { LINKED_ROW, RowLink } from './row-link.tsx';
import type { Opens } from './row-link.tsx';
import { TypedText } from './typed-text.tsx';

interface RecordTableProps<Row extends RaRecord> {
  opens: Opens<Row>;
  /** What is done with chosen rows; null: they cannot be chosen. */
  bulk: ReactElement | null;
  /** The columns. */
  children: ReactNode;
}

/** Records on a wide screen: a table whose columns can be chosen. The first one shown is the row's link. */
export function RecordTable<Row extends RaRecord>({ opens, bulk, children }: RecordTableProps<Row>) {
  return (
    <ThemeProvider theme={withLabelledRows}>
      <DatagridConfigurable
        rowClick={false}
        empty={<EmptyList />}
        body={<DatagridBody row={<LinkedRow opens={opens as Opens} />} />}
        bulkActionButtons={bulk !== null}
        bulkActionsToolbar={bulk ?? undefined}
      >
        {children}
      </DatagridConfigurable>
    </ThemeProvider>
  );
}

interface Field {
  source?: string;
  textAlign?: 'left' | 'right';
}

function LinkedRow({ opens, children, ...row }: DatagridRowProps & { opens: Opens }) {
  const [first, ...others] = Children.toArray(children) as ReactElement<Field>[];
  return (
    <DatagridRow {...row} sx={LINKED_ROW}>
      {first && <LinkedField opens={opens} field={first} {...first.props} />}
      {others}
    </DatagridRow>
  );
}

/** The source and the side that it is on are read from it by the cell around it. */
function LinkedField({ opens, field }: Field & { opens: Opens; field: ReactElement }) {
  return (
    <RowLink opens={opens}>
      <TypedText>{field}</TypedText>
    </RowLink>
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
