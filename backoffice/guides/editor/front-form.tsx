import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Button,
  Stack,
  Typography,
} from '@mui/material';
import { FRONT_LISTS, FRONT_WORDS, listOf, wordsOf } from './front-fields.ts';
import type { FrontField, FrontRow } from './front-fields.ts';
import { frontValues, withFrontValue } from './front-entries.ts';
import { FieldInput } from './field-input.tsx';

interface FrontFormProps {
  /** As it is written. */
  front: string;
  onChange: (front: string) => void;
}

/** What stands above the text of a page, to write. */
export function FrontForm({ front, onChange }: FrontFormProps) {
  const values = frontValues(front);
  const lists = FRONT_LISTS.map((list) => ({ ...list, rows: listOf(values?.[list.name]) }));
  if (!values || lists.some(({ rows }) => rows === null))
    return (
      <Alert severity="warning">
        What stands above the text cannot be read. Please mend it as Markdown: the page beside it says where.
      </Alert>
    );
  const change = (name: string, value: unknown) => onChange(withFrontValue(front, name, value));
  return (
    <div>
      <Stack spacing={2} sx={{ mb: 2 }}>
        {FRONT_WORDS.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            value={wordsOf(values[field.name])}
            onChange={(value) => change(field.name, value === '' && field.isOptional ? null : value)}
          />
        ))}
      </Stack>
      {lists.map(({ name, label, one, fields, rows }) => (
        <Accordion
          key={name}
          disableGutters
          slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
        >
          <AccordionSummary expandIcon={<span aria-hidden>▾</span>}>
            <Typography>
              {label} ({rows?.length ?? 0})
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Rows one={one} fields={fields} rows={rows ?? []} onChange={(changed) => change(name, changed)} />
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}

interface RowsProps {
  /** What one of them is called. */
  one: string;
  fields: FrontField[];
  rows: FrontRow[];
  onChange: (rows: FrontRow[]) => void;
}

function Rows({ one, fields, rows, onChange }: RowsProps) {
  return (
    <Stack spacing={2}>
      {rows.map((row, at) => (
        // Rows have no names of their own; with another number of them all begin anew.
        <Stack
          key={`${rows.length}-${at}`}
          component="section"
          aria-label={`${one} ${at + 1}`}
          spacing={1}
          sx={{ borderInlineStart: 3, borderColor: 'divider', pl: 2 }}
        >
          {fields.map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              value={row[field.name] ?? ''}
              onChange={(value) => onChange(rows.with(at, changed(row, field, value)))}
            />
          ))}
          <Button
            color="error"
            sx={{ alignSelf: 'flex-start' }}
            aria-label={`Remove ${one.toLowerCase()} ${at + 1}`}
            onClick={() => onChange(rows.toSpliced(at, 1))}
          >
            Remove
          </Button>
        </Stack>
      ))}
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => onChange([...rows, { [fields[0].name]: '' }])}
      >
        Add {one.toLowerCase()}
      </Button>
    </Stack>
  );
}

/** What may be missing is not written while it is empty. */
function changed(row: FrontRow, { name, isOptional }: FrontField, value: string | string[]): FrontRow {
  const all = Object.entries({ ...row, [name]: value });
  const isLeftOut = isOptional && value.length === 0;
  return Object.fromEntries(isLeftOut ? all.filter(([one]) => one !== name) : all);
}
