// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { AdminContext } from 'react-admin';
import type { AuthProvider } from 'react-admin';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { UserRecord } from '#contract/users.ts';
import { RefundDialog } from '../../backoffice/accounts/refund-dialog.tsx';
import { write } from '../helpers/forms/form-page.ts';

const PAID = { amount: 2900, currency: 'usd' };

it('what is given back is what was typed, or nothing', async () => {
  open(Response.json({ left: PAID }));
  await expect.poll(() => field()?.value).toBe('29');
  for (const [typed, action] of [
    ['1.5', 'Refund $1.50'],
    ['1,5', 'Refund'],
    ['1e1', 'Refund'],
    ['1.555', 'Refund'],
    ['29.01', 'Refund'],
    ['29', 'Refund $29'],
  ]) {
    write(field() as HTMLInputElement, typed);
    await expect.poll(actions).toContain(action);
    expect(field()?.value).toBe(typed);
  }
});

it('that the question has failed is said, and no more that it is asked', async () => {
  open(Response.json({ message: 'The provider does not answer.' }, { status: 503 }));
  await expect.poll(() => dialog()?.textContent).toContain('The provider does not answer.');
  expect(dialog()?.textContent).not.toContain('Asking');
});

it('who is signed out by then signs in', async () => {
  const checkError = vi.fn(() => new Promise<void>(() => undefined));
  open(Response.json({ message: 'Please login again.' }, { status: 401 }), { checkError });
  await expect.poll(() => checkError.mock.calls).toMatchObject([[{ status: 401 }]]);
  expect(dialog()?.textContent).not.toContain('Please login again.');
});

/** The dialog, and what the server answers when it is asked what is left. */
function open(answer: Response, authProvider?: Partial<AuthProvider>): void {
  vi.stubGlobal('fetch', () => Promise.resolve(answer.clone()));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    vi.unstubAllGlobals();
  });
  const user = { first_name: 'Ada', last_name: 'Osei' } as UserRecord;
  const payment = { id: 4, ...PAID } as UserRecord['payments'][number];
  root.render(
    <AdminContext authProvider={authProvider as AuthProvider}>
      <RefundDialog user={user} payment={payment} onClose={() => undefined} />
    </AdminContext>,
  );
}

function dialog(): Element | null {
  return document.querySelector('[role=dialog]');
}

function field(): HTMLInputElement | null {
  return document.querySelector('[role=dialog] input');
}

function actions(): string[] {
  return [...document.querySelectorAll('[role=dialog] button')].map(({ textContent }) => textContent);
}
