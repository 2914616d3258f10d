import { Button, Stack, TextField } from '@mui/material';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { GuideQuestion, GuideSource } from '#contract/guides.ts';

interface RowsProps<Row> {
  rows: Row[];
  onChange: (rows: Row[]) => void;
}

/** What people ask, below the text. */
export const QuestionRows = memo(function QuestionRows({ rows, onChange }: RowsProps<GuideQuestion>) {
  return (
    <Rows what="question" rows={rows} blank={{ question: '', answer: '', sources: [] }} onChange={onChange}>
      {({ question, answer, sources }, change) => (
        <>
          <TextField
            label="Question"
            value={question}
            onChange={({ target }) => change({ question: target.value })}
          />
          <TextField
            label="Answer"
            value={answer}
            multiline
            onChange={({ target }) => change({ answer: target.value })}
          />
          <TextField
            label="Its sources"
            helperText="Their names, with commas between them."
            defaultValue={sources.join(', ')}
            onBlur={({ target }) => change({ sources: namesIn(target.value) })}
          />
        </>
      )}
    </Rows>
  );
});

/** What the text cites, by names such as :cite[its-name]. */
export const SourceRows = memo(function SourceRows({ rows, onChange }: RowsProps<GuideSource>) {
  return (
    <Rows
      what="source"
      rows={rows}
      blank={{ id: '', title: '', publisher: '', href: '' }}
      onChange={onChange}
    >
      {(source, change) =>
        Object.entries(SOURCE_LABELS).map(([field, label]) => (
          <TextField
            key={field}
            label={label}
            value={source[field as keyof GuideSource]}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        ))
      }
    </Rows>
  );
});

const SOURCE_LABELS: Record<keyof GuideSource, string> = {
  id: 'Name, for :cite[…]',
  title: 'Title',
  publisher: 'Publisher',
  href: 'Address',
};

interface OwnRowsProps<Row> extends RowsProps<Row> {
  /** "question" */
  what: string;
  blank: Row;
  children: (row: Row, change: (part: Partial<Row>) => void) => ReactNode;
}

function Rows<Row>({ what, rows, blank, onChange, children }: OwnRowsProps<Row>) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {rows.map((row, index) => (
        <Stack
          key={`${index} of ${rows.length}`}
          role="group"
          aria-label={`${what} ${index + 1}`}
          spacing={1.5}
          sx={{ width: '100%', borderLeft: 3, borderColor: 'divider', pl: 2 }}
        >
          {children(row, (part) => onChange(rows.with(index, { ...row, ...part })))}
          <Button
            size="small"
            color="error"
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => onChange(rows.toSpliced(index, 1))}
          >
            Remove this {what}
          </Button>
        </Stack>
      ))}
      <Button size="small" variant="outlined" onClick={() => onChange([...rows, blank])}>
        Add a {what}
      </Button>
    </Stack>
  );
}

function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
