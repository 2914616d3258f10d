import { Box, Checkbox, FormControlLabel } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { SimpleList, useListContext, useRecordContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { EmptyList } from './empty-list.tsx';
import { LINKED_ROW, RowLink } from './row-link.tsx';
import type { Opens } from './row-link.tsx';

/** One record on a narrow screen. */
export interface Card<Row> {
  primaryText: (row: Row) => ReactNode;
  secondaryText?: (row: Row) => ReactNode;
  tertiaryText?: (row: Row) => ReactNode;
}

interface RecordCardsProps<Row extends RaRecord> {
  card: Card<Row>;
  opens: Opens<Row>;
  /** What is done with chosen records; null: they cannot be chosen. */
  bulk: ReactElement | null;
}

/** Records on a narrow screen, one below the other. */
export function RecordCards<Row extends RaRecord>({ card, opens, bulk }: RecordCardsProps<Row>) {
  return (
    <>
      {bulk && <Choosing bulk={bulk} />}
      <SimpleList<Row>
        {...card}
        rowClick={false}
        empty={<EmptyList />}
        primaryText={(row: Row) => <RowLink opens={opens}>{card.primaryText(row)}</RowLink>}
        leftIcon={bulk ? () => <Choice /> : undefined}
        sx={{
          '& .RaSimpleList-tertiary': { opacity: 1 },
          // What stands at its right takes no room of the lines below.
          '& .MuiListItemText-primary': { display: 'flow-root' },
          '& li': { ...LINKED_ROW, overflowWrap: 'anywhere' },
          '& .MuiListItemIcon-root': { minWidth: 0, ml: -1 },
        }}
      />
    </>
  );
}

/** All of the page at once; and as soon as there are some, what is done with them, in view as far as the list goes. */
function Choosing({ bulk }: { bulk: ReactElement }) {
  const { data, selectedIds, onSelect } = useListContext<RaRecord>();
  const ids = (data ?? []).map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id));
  const elsewhere = selectedIds.filter((id) => !ids.includes(id));
  if (ids.length === 0) return null;
  return (
    <>
      <FormControlLabel
        label="Select all"
        sx={{ px: 2, ml: -1 }}
        control={
          <Checkbox
            checked={chosen.length === ids.length}
            indeterminate={chosen.length > 0 && chosen.length < ids.length}
            onChange={({ target }) => onSelect(target.checked ? [...elsewhere, ...ids] : elsewhere)}
          />
        }
      />
      <Box
        sx={{
          position: 'sticky',
          // Below the app's bar.
          top: 48,
          zIndex: 2,
          '&& .RaBulkActionsToolbar-toolbar': {
            position: 'static',
            transform: 'none',
            boxShadow: 'none',
            height: 'auto',
            flexWrap: 'wrap',
            py: 0.5,
          },
          '&& .RaBulkActionsToolbar-collapsed': { display: 'none' },
          '&& .RaBulkActionsToolbar-title': { flex: '0 1 auto', flexWrap: 'wrap' },
          '&& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', justifyContent: 'flex-start' },
        }}
      >
        {bulk}
      </Box>
    </>
  );
}

function Choice() {
  const { id } = useRecordContext() ?? {};
  const { selectedIds, onToggleItem } = useListContext<RaRecord>();
  if (id === undefined) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': 'Select this row' } }}
    />
  );
}
