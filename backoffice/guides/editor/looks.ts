/** Of what pages have and articles do not, in the editor. */
export const LOOKS = {
  '& .page-part': {
    ...{ position: 'relative', border: '1px solid var(--line-strong)', borderRadius: '10px' },
    ...{ padding: '36px 16px 12px', background: 'var(--brand-soft)' },
  },
  '& .page-part::before': {
    ...{
      content: 'attr(data-label)',
      position: 'absolute',
      insetBlockStart: '8px',
      insetInlineStart: '16px',
    },
    ...{ fontSize: '0.8rem', fontWeight: 600, color: 'var(--brand-deep)' },
  },
  '& :is(.page-part-steps, .page-part-timeline, .page-part-terms) li > p:first-of-type': { fontWeight: 600 },
  '& .page-part > * + *': { marginBlockStart: '12px' },
  '& .page-part.ProseMirror-selectednode, & .page-inline.ProseMirror-selectednode': {
    outline: '2px solid var(--brand)',
  },
  '& select.article-editor-word': { inlineSize: '9.5rem' },
  '& .page-source pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 },
  '& .page-inline': {
    ...{ padding: '1px 8px', border: '1px solid var(--line-strong)', borderRadius: '999px' },
    ...{ background: 'var(--surface)', color: 'var(--brand-deep)', fontSize: '0.8em', whiteSpace: 'nowrap' },
  },
} as const;
