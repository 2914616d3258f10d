import { Card, Typography } from '@mui/material';
import type { ProfileContent } from '#contract/profiles.ts';
import type { Review } from '#contract/reviews.ts';
import { FIELD_NAMES } from '#contract/field-names.ts';
import { FieldTable } from './field-table.tsx';

const FIELDS = Object.keys(FIELD_NAMES) as (keyof ProfileContent)[];

/** What visitors see and what was handed in; what differs comes first. */
export function SideBySide({ review: { content, live, changes } }: { review: Review }) {
  const changed = FIELDS.filter((field) => changes.includes(field));
  const same = FIELDS.filter((field) => !changes.includes(field));
  return (
    <Card>
      <Typography variant="h2" id="side-by-side" sx={{ p: 2, pb: 1 }}>
        {live ? 'Public now, and sent in' : 'Sent in'}
      </Typography>
      {!live && <Typography sx={{ px: 2 }}>Nothing of this doctor is public yet.</Typography>}
      <FieldTable
        labelledBy="side-by-side"
        before={live && { label: 'Public now', content: live }}
        after={{ label: 'Sent in', content }}
        fields={live ? [...changed, ...same] : FIELDS}
        changed={live ? changed : []}
      />
    </Card>
  );
}
