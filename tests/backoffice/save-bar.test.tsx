// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { BesideMain } from '../../backoffice/records/save-bar.tsx';

it('has a button that says whether what else can be done is shown, and names what it shows', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  flushSync(() =>
    root.render(
      <BesideMain>
        <button>Preview</button>
      </BesideMain>,
    ),
  );
  const more = page.querySelector<HTMLButtonElement>('[aria-expanded]');
  expect(more?.textContent).toBe('More');
  expect(document.getElementById(more?.getAttribute('aria-controls') ?? '')?.textContent).toBe('Preview');
  expect(more?.getAttribute('aria-expanded')).toBe('false');
  flushSync(() => more?.click());
  expect(more?.getAttribute('aria-expanded')).toBe('true');
  root.unmount();
});
