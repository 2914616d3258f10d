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
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <AdminContext dataProvider={{} as DataProvider}>
      <MendDialog id={2} line={4} onClose={onClose} />
    </AdminContext>,
  );
});

afterEach(() => {
  onClose.mockClear();
  root.unmount();
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

function cell(): HTMLTextAreaElement | null {
  return document.querySelector('[role=dialog] textarea:not([aria-hidden])');
}

function press(key: string): void {
  cell()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}
