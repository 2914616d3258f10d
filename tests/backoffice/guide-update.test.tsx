import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { GuideRecord } from '#contract/guides.ts';
import { GuideUpdate } from '../../backoffice/guides/guide-update.tsx';

it('an update of a page is told where something was written before it, by what visitors read', () => {
  const update = { written_over: 'One line.\n', original: null, published: 'Another line.\n' };
  expect(shown(update)).toMatch(
    /Visitors read the update; Publish puts yours in its place\..*Another .*line\./s,
  );
  expect(shown({ ...update, original: 'Another line.\n', published: null })).toContain(
    'Visitors read yours.',
  );
  expect(shown({ ...update, written_over: null })).toBe('');
});

function shown(part: Partial<GuideRecord>): string {
  const html = renderToStaticMarkup(<GuideUpdate page={part as GuideRecord} />);
  return html.replace(/<style.*?<\/style>|<[^>]+>/g, '');
}
