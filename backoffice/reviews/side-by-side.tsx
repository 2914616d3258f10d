import {
  Box,
  Card,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ProfileContent } from '#contract/profiles.ts';
import type { Review } from '#contract/reviews.ts';
import { FIELD_NAMES } from './field-names.ts';
import { fieldText } from './field-text.ts';

const FIELDS = Object.keys(FIELD_NAMES) as (keyof ProfileContent)[];

/** What visitors see and what was handed in; what differs comes first. */
export function SideBySide({ review: { content, live, changes } }: { review: Review }) {
  const changed = FIELDS.filter((field) => changes.includes(field));
  const same = FIELDS.filter((field) => !changes.includes(field));
  const rows = live ? [...changed, ...same] : FIELDS;
  return (
    <Card>
      <Typography variant="h2" id="side-by-side" sx={{ p: 2, pb: 1 }}>
        {live ? 'Public now, and handed in' : 'Handed in'}
      </Typography>
      {!live && <Typography sx={{ px: 2 }}>Nothing of this doctor is public yet.</Typography>}
      <TableContainer tabIndex={0} role="region" aria-labelledby="side-by-side">
        <Table
          size="small"
          sx={{ tableLayout: 'fixed', '& th, & td': { px: { xs: 1, sm: 2 }, verticalAlign: 'top' } }}
        >
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: { xs: 96, sm: 170 } }}>Part</TableCell>
              {live && <TableCell>Public now</TableCell>}
              <TableCell>Handed in</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((field) => {
              const isChanged = live !== null && changes.includes(field);
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
                  {live && (
                    <TableCell>
                      <Value profile={live} field={field} />
                    </TableCell>
                  )}
                  <TableCell>
                    <Value profile={content} field={field} />
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
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
