import { Box, Chip, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ProfileContent } from '#contract/profiles.ts';
import { FIELD_NAMES } from '#contract/field-names.ts';
import { fieldText } from '#contract/field-text.ts';

interface Said {
  /** Of the column. */
  label: string;
  content: ProfileContent;
}

interface FieldTableProps {
  /** The id of what names it. */
  labelledBy: string;
  before: Said | null;
  after: Said;
  fields: readonly (keyof ProfileContent)[];
  /** Those that are marked. */
  changed?: readonly (keyof ProfileContent)[];
}

/** Parts of a profile, each as it was and as it is. */
export function FieldTable({ labelledBy, before, after, fields, changed = [] }: FieldTableProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-labelledby={labelledBy}>
      <Table
        size="small"
        sx={{
          // As wide as its words need: in larger letters it scrolls, instead of a letter a line.
          tableLayout: 'fixed',
          minWidth: '17rem',
          '& th, & td': { px: { xs: 1, sm: 2 }, verticalAlign: 'top' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { xs: '6rem', sm: 170 } }}>Part</TableCell>
            {before && <TableCell>{before.label}</TableCell>}
            <TableCell>{after.label}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => {
            const isChanged = changed.includes(field);
            return (
              <TableRow key={field} sx={isChanged ? { bgcolor: 'action.selected' } : undefined}>
                <TableCell component="th" scope="row" sx={{ fontWeight: isChanged ? 700 : 400 }}>
                  {FIELD_NAMES[field]}
                  {isChanged && (
                    <Chip
                      label="Changed"
                      size="small"
                      color="warning"
                      variant="outlined"
                      sx={{ ml: { sm: 1 } }}
                    />
                  )}
                </TableCell>
                {before && (
                  <TableCell>
                    <Value profile={before.content} field={field} />
                  </TableCell>
                )}
                <TableCell>
                  <Value profile={after.content} field={field} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Value({ profile, field }: { profile: ProfileContent; field: keyof ProfileContent }) {
  if (field === 'avatar' && profile.avatar !== null) {
    const name = `${profile.first_name} ${profile.last_name}`;
    return <img src={`/uploads/${profile.avatar}-96.webp`} width="96" height="96" alt={`Photo of ${name}`} />;
  }
  const text = fieldText(profile, field);
  return (
    <Box
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: text ? undefined : 'text.secondary' }}
    >
      {text || 'None'}
    </Box>
  );
}
