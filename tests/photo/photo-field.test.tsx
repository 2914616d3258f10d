import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PhotoField } from '../../public-site/components/photo/photo-field.tsx';

const person = { firstName: 'Ada', lastName: 'Osei', onChange: () => undefined };

it('offers to choose a photo, and to remove the one that is there', () => {
  const without = renderToString(<PhotoField {...person} avatar={null} />);
  expect(without).toContain('Choose a photo');
  expect(without).not.toContain('Remove');
  const withOne = renderToString(<PhotoField {...person} avatar="face" />);
  expect(withOne).toContain('alt="Photo of Ada Osei"');
  expect(withOne).toContain('/uploads/face-256.webp');
  expect(withOne).toContain('Remove the photo');
});
