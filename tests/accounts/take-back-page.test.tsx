// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import TakeBackPage from '../../public-site/pages/accounts/take-back-page.tsx';

const AGAIN = 'If you have pressed its button before, it has worked';

it('a link that was pressed before says that it has worked, and has no button any more', async () => {
  open(() => Response.json({ message: 'This link has been used already.' }, { status: 201 }));
  await press();
  await vi.waitFor(() => expect(document.body.textContent).toContain(AGAIN));
  expect(document.body.textContent).toContain('This link has been used already.');
  // It moves once what has come is painted.
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(button()).toBeNull();
  expect(document.querySelector('a')?.textContent).toBe('Choose a new password');
});

it('an address that somebody else has by now is not said to be taken back', async () => {
  open(() => Response.json({ message: 'There is another account.' }, { status: 203 }));
  await press();
  await vi.waitFor(() => expect(document.body.textContent).toContain('There is another account.'));
  expect(document.body.textContent).not.toContain(AGAIN);
  expect(button()).toBeNull();
});

it('a link whose answer was lost can be pressed again', async () => {
  open(() => {
    throw new TypeError('The answer is lost.');
  });
  await press();
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
  expect(button()?.getAttribute('aria-disabled')).toBeNull();
});

function open(answer: () => Response): void {
  vi.stubGlobal('fetch', () => Promise.resolve().then(answer));
  history.replaceState(null, '', `/take-back-address?token=${'a'.repeat(32)}`);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });
  root.render(<TakeBackPage />);
}

async function press(): Promise<void> {
  (await vi.waitFor(() => button() ?? expect.fail('No button.'))).click();
}

function button(): HTMLButtonElement | null {
  return document.querySelector('button');
}
