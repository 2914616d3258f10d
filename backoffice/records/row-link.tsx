import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** What opens a record: a page of its own, the path of another one, or nothing (null) when there is no more of it. */
export type Opens<Row extends RaRecord = RaRecord> = 'edit' | 'show' | null | ((row: Row) => string | null);

/** What holds a row: its link is as large as it, and what else can be pressed in it lies above the link. */
export const LINKED_ROW = {
  position: 'relative',
  '& :is(button, input, label, a:not(.row-link))': { position: 'relative', zIndex: 1 },
  '& .MuiCheckbox-root': { zIndex: 1 },
} as const;

/** Makes a row a link, as far as its edges: it can be tabbed to, and opened in another tab. */
export function RowLink<Row extends RaRecord>({
  opens,
  children,
}: {
  opens: Opens<Row>;
  children: ReactNode;
}) {
  const record = useRecordContext<Row>();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record || opens === null) return children;
  const path =
    typeof opens === 'function' ? opens(record) : createPath({ resource, type: opens, id: record.id });
  if (path === null) return children;
  return (
    <Link
      className="row-link"
      component={RouterLink}
      to={path}
      // react-admin's name for a page that begins at its top.
      state={{ _scrollToTop: true }}
      color="inherit"
      underline="hover"
      sx={{
        fontWeight: 600,
        '&::after': { content: '""', position: 'absolute', inset: 0 },
        '&:focus-visible': { outline: 'none' },
        '&:focus-visible::after': { outline: '2px solid', outlineOffset: '-2px', borderRadius: 1 },
      }}
    >
      {children}
    </Link>
  );
}
