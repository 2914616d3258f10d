// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { AdminContext } from 'react-admin';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { UserRecord } from '#contract/users.ts';
import { RefundDialog } from '../../backoffice/accounts/refund-dialog.tsx';
import { write } from '../helpers/forms/form-page.ts';

it('what is given back is what was typed, or nothing', async () => {
  const left = { amount: 2900, currency: 'usd' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ left })));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    vi.unstubAllGlobals();
  });
  const user = { first_name: 'Ada', last_name: 'Osei' } as UserRecord;
  const payment = { id: 4, ...left } as UserRecord['payments'][number];
  root.render(
    <AdminContext>
      <RefundDialog user={user} payment={payment} onClose={() => undefined} />
    </AdminContext>,
  );
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

function field(): HTMLInputElement | null {
  return document.querySelector('[role=dialog] input');
}

function actions(): string[] {
  return [...document.querySelectorAll('[role=dialog] button')].map(({ textContent }) => textContent);
}
