// @vitest-environment jsdom
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminContext } from 'react-admin';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SuspendProfile } from '../../backoffice/accounts/suspend-profile.tsx';
import { FileInput } from '../../backoffice/imports/file-input.tsx';
import { useAct } from '../../backoffice/records/act.ts';
import { write } from '../helpers/forms/form-page.ts';

it('an action that was not done leaves its reason in the dialog, which says why, and goes by the next press', async () => {
  // jsdom has none.
  const scrollIntoView = vi.fn();
  Object.assign(Element.prototype, { scrollIntoView });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  const calls: string[] = [];
  let loseConnection = (_: Error) => {};
  vi.stubGlobal('fetch', (url: string) =>
    calls.push(url) === 1
      ? new Promise((_, reject) => (loseConnection = reject))
      : Promise.resolve(new Response('')),
  );
  const render = page();
  const show = (isSuspended: boolean) => render(<SuspendProfile id={7} isSuspended={isSuspended} />);

  show(false);
  await expect.poll(() => document.querySelector('button')).toBeTruthy();
  document.querySelector('button')?.click();
  await expect.poll(reason).toBeTruthy();
  // It is no note for colleagues.
  expect(dialog()?.textContent).toContain('The doctor gets this by mail');
  write(reason() as HTMLTextAreaElement, 'Not their license.');
  await expect.poll(() => submit()?.disabled).toBe(false);
  submit()?.click();
  await expect.poll(() => calls.length).toBe(1);
  submit()?.click();
  loseConnection(new TypeError('offline'));
  await expect.poll(() => dialog()?.textContent).toContain('The server could not be reached.');
  expect(scrollIntoView).toHaveBeenCalled();
  expect(reason()?.value).toBe('Not their license.');
  expect(calls).toEqual(['/api/admin/profiles/7/suspend']);

  // Somebody else did it meanwhile: what is asked is what was asked.
  show(true);
  await expect.poll(() => document.querySelector('button')?.textContent).toBe('Show the profile again');
  expect(dialog()?.textContent).toContain('Suspend this profile?');
  submit()?.click();
  await expect.poll(dialog).toBeNull();
  expect(calls[1]).toBe('/api/admin/profiles/7/suspend');
});

it('a double click does it once: a second mail would end the link of the first', async () => {
  const calls: string[] = [];
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url);
    return new Promise<Response>((resolve) => (answer = resolve));
  });
  page()(<Resend />);
  await expect.poll(() => document.querySelector('button')).toBeTruthy();
  document.querySelector('button')?.click();
  document.querySelector('button')?.click();
  await expect.poll(() => calls).toEqual(['/api/admin/invitations/3/resend']);
  answer(new Response(''));
  await expect.poll(() => document.querySelector('[role=status]')?.textContent).toBe('done');
  document.querySelector('button')?.click();
  await expect.poll(() => calls.length).toBe(2);
});

it('a file that does not arrive is told in the product’s words', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  page()(<FileInput />);
  await expect.poll(() => document.querySelector('input[type=file]')).toBeTruthy();
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [new File(['email'], 'doctors.csv')] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => document.body.textContent).toContain('The server could not be reached.');
});

function Resend() {
  const act = useAct();
  const [isDone, setIsDone] = useState(false);
  const press = async () => {
    if (await act({ path: '/invitations/3/resend' })) setIsDone(true);
  };
  return (
    <>
      <button onClick={() => void press()}>Send again</button>
      <span role="status">{isDone && 'done'}</span>
    </>
  );
}

/** What renders into a page of its own. */
function page(): (shown: ReactNode) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    vi.unstubAllGlobals();
  });
  return (shown) => root.render(<AdminContext>{shown}</AdminContext>);
}

function dialog(): Element | null {
  return document.querySelector('[role=dialog]');
}

function reason(): HTMLTextAreaElement | null {
  return document.querySelector('[role=dialog] textarea:not([aria-hidden])');
}

function submit(): HTMLButtonElement | null {
  return document.querySelector('[role=dialog] [type=submit]');
}
