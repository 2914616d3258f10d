// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { AdminContext } from 'react-admin';
import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MendDialog } from '../../backoffice/imports/mend-dialog.tsx';
import { write } from '../helpers/forms/form-page.ts';

const WRONG = 'zip “5721”: A ZIP code has five digits, like 02139.';
const LINE = { line: 4, reason: WRONG, known: ['zip'], cells: ['5721'] };

const onClose = vi.fn();
let root: Root;

beforeEach(() => {
  const answer = (_: string, { method = 'GET' }: RequestInit = {}) =>
    Promise.resolve(
      Response.json(method === 'POST' ? { first_refused: [{ line: 4, reason: WRONG }] } : LINE),
    );
  vi.stubGlobal('fetch', answer);
  open();
});

afterEach(() => {
  onClose.mockClear();
  root.unmount();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('says of a mended line that it is wrong again, also in the same words, where it is read', async () => {
  const warning = () => document.querySelector('[role="status"]');
  await expect.poll(() => warning()?.textContent).toBe(WRONG);
  document.querySelector<HTMLElement>('[type="submit"]')?.click();
  await expect.poll(() => warning()?.textContent).toBe(`It is not right yet.\n${WRONG}`);
  await expect.poll(() => document.activeElement).toBe(warning());
});

it('is left by Escape as long as nothing is typed', async () => {
  await expect.poll(cell).toBeTruthy();
  write(cell() as HTMLTextAreaElement, '57210');
  press('Escape');
  expect(onClose).not.toHaveBeenCalled();
  write(cell() as HTMLTextAreaElement, '5721');
  press('Escape');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('has what was typed again once its administrator has signed in, over what it was typed over', async () => {
  await expect.poll(cell).toBeTruthy();
  write(cell() as HTMLTextAreaElement, '57210');
  // The page goes, and is told of nothing.
  const kept = Object.entries(sessionStorage);
  root.unmount();
  for (const [key, text] of kept) sessionStorage.setItem(key, String(text));
  const sent = vi.fn();
  vi.stubGlobal('fetch', (_: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (method === 'POST') sent(JSON.parse(body ?? ''));
    return Promise.resolve(
      Response.json(method === 'POST' ? { first_refused: [] } : { ...LINE, cells: ['572'] }),
    );
  });
  open();
  await expect.poll(() => cell()?.value).toBe('57210');
  document.querySelector<HTMLElement>('[type="submit"]')?.click();
  await expect.poll(() => sent.mock.calls).toEqual([[{ line: 4, cells: ['57210'], over: ['5721'] }]]);
});

function open(): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <AdminContext dataProvider={{} as DataProvider}>
      <MendDialog id={2} line={4} onClose={onClose} />
    </AdminContext>,
  );
}

function cell(): HTMLTextAreaElement | null {
  return document.querySelector('[role=dialog] textarea:not([aria-hidden])');
}

function press(key: string): void {
  cell()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}
