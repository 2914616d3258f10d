// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { currentSession, signIn } from '../../public-site/app/session.ts';
import { NewPasswordStep } from '../../public-site/pages/accounts/new-password-step.tsx';
import { write } from '../helpers/forms/form-page.ts';

const USER: User = {
  ...{ id: 7, first_name: 'Ada', last_name: 'Osei', email: 'ada@example.com', verified: true },
  ...{ plan: 1, submit_at: null, manage_role: '', review_status: 'draft', profile: null },
};

it('whoever chooses a password for their own address, in capitals, is signed out here as everywhere', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'It is saved.' })));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    vi.unstubAllGlobals();
  });
  signIn({ token: 'a.b.c', user: USER });
  root.render(<NewPasswordStep email="Ada@Example.com" grant="g" onRefused={() => undefined} />);
  const field = await vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[name="password"]');
    return found ?? expect.fail('No field.');
  });
  write(field, 'four unrelated words here');
  document.querySelector('form')?.requestSubmit();
  await vi.waitFor(() => expect(currentSession().status).toBe('signed-out'));
});
