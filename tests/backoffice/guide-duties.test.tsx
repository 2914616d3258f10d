import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GuideDuties } from '../../backoffice/guides/guide-duties.tsx';

it('the duties of a page are told with what the page says, and nothing where there are none', () => {
  const duties = [
    { says: null, duty: 'Have it read by a lawyer.' },
    { says: 'We answer within 45 days.', duty: 'Answer within 45 days.' },
  ];
  const text = renderToStaticMarkup(<GuideDuties duties={duties} />).replace(
    /<style.*?<\/style>|<[^>]+>/g,
    '',
  );
  expect(text).toContain('Visitors do not see this.');
  expect(text).toMatch(
    /Have it read by a lawyer\.Answer within 45 days\.The page says: “We answer within 45 days\.”/,
  );
  expect(renderToStaticMarkup(<GuideDuties duties={[]} />)).toBe('');
});
