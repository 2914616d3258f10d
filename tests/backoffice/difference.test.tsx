// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { Difference } from '../../backoffice/records/difference.tsx';

const LONG = 'What both of them say goes on. '.repeat(200);

it('folds what both have, so that what differs of a long text is in view, and keeps every word of it', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const text = (word: string) => `${LONG}On ${word} we are closed. ${LONG}`;
  flushSync(() => root.render(<Difference before={text('Monday')} after={text('Friday')} same="" />));
  const folded = [...page.querySelectorAll('details')];
  expect(folded).toHaveLength(2);
  folded.forEach((one) => one.querySelector('summary')?.remove());
  expect(page.textContent).toBe(text('MondayFriday'));
  folded.forEach((one) => one.remove());
  expect(page.textContent).toMatch(/goes on\. On MondayFriday we are closed\. What both/);
  expect(page.textContent.length).toBeLessThan(500);
  root.unmount();
});
