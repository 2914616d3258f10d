// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { Difference } from '../../backoffice/records/difference.tsx';

/** Apart from each other, and said to whoever hears it. */
const CHANGED = '[taken out:] Monday [end of what is taken out]  [put in:] Friday [end of what is put in] ';
const LONG = 'What both of them say goes on. '.repeat(200);

it('folds what both have, so that what differs of a long text is in view, and keeps every word of it', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const text = (word: string) => `${LONG}On ${word} we are closed. ${LONG}`;
  flushSync(() => root.render(<Difference before={text('Monday')} after={text('Friday')} same="" />));
  const folded = [...page.querySelectorAll('details')];
  expect(folded).toHaveLength(2);
  folded.forEach((one) => one.querySelector('summary')?.remove());
  expect(page.textContent).toBe(text(CHANGED));
  folded.forEach((one) => one.remove());
  expect(page.textContent).toMatch(/goes on\. On .*Monday.* .*Friday.* we are closed\. What both/);
  expect(page.textContent.length).toBeLessThan(500);
  root.unmount();
});

it('keeps what was put in apart from what it is put in for, and says of each what it is', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  flushSync(() => root.render(<Difference before="Light" after="Dark" same="" />));
  expect(['del', 'ins'].map((tag) => page.querySelector(tag)?.textContent)).toEqual(['Light', 'Dark']);
  expect(page.textContent.replace(/\s+/g, ' ').trim()).toBe(
    '[taken out:] Light [end of what is taken out] [put in:] Dark [end of what is put in]',
  );
  // Seen, they do not run together.
  expect([...(page.firstElementChild?.childNodes ?? [])].some(({ nodeValue }) => nodeValue === ' ')).toBe(
    true,
  );
  root.unmount();
});
