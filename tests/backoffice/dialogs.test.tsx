// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminContext } from 'react-admin';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConflictDialog } from '../../backoffice/records/conflict-dialog.tsx';
import { MomentDialog } from '../../backoffice/records/moment-dialog.tsx';
import { ReasonDialog } from '../../backoffice/records/reason-dialog.tsx';
import { write } from '../helpers/forms/form-page.ts';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('show by the color of their button that something is taken away', () => {
  const none = () => undefined;
  for (const isDestructive of [true, false]) {
    const asked = { title: 'Sure?', text: 'It is gone.', action: 'Delete', onConfirm: none, onClose: none };
    act(() =>
      root.render(
        <AdminContext>
          <ReasonDialog {...asked} isDestructive={isDestructive} />
        </AdminContext>,
      ),
    );
    const { classList } = document.querySelector<HTMLElement>('[type="submit"]') as HTMLElement;
    expect(classList.contains('MuiButton-containedError')).toBe(isDestructive);
  }
});

it('let a choice between two texts wait, by a button and by Escape, where it can', () => {
  const later = vi.fn();
  const none = () => undefined;
  const choice = { title: 'Both', said: 'Choose.', difference: null, onTakeTheirs: none, onKeepMine: none };
  act(() => root.render(<ConflictDialog {...choice} onLater={later} />));
  const dialog = document.querySelector<HTMLElement>('[role="dialog"]');
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Decide later',
  );
  act(() => button?.click());
  act(() => {
    dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  expect(later).toHaveBeenCalledTimes(2);
});

it('ask for a time to come, and go on asking where a digit too many was typed', async () => {
  const choose = vi.fn();
  const asked = { title: 'Publish', text: '', now: 'Publish now', on: 'Publish on' };
  act(() =>
    root.render(
      <AdminContext>
        <MomentDialog {...asked} onChoose={choose} onClose={() => undefined} />
      </AdminContext>,
    ),
  );
  act(() => document.querySelector<HTMLElement>('[value="later"]')?.click());
  const field = document.querySelector<HTMLInputElement>('[type="datetime-local"]') as HTMLInputElement;
  const submit = document.querySelector<HTMLElement>('[type="submit"]') as HTMLElement;
  act(() => write(field, '20266-12-05T10:30'));
  expect(submit.textContent).toBe('Publish on …');
  await act(() => Promise.resolve(submit.click()));
  expect(choose).not.toHaveBeenCalled();
  act(() => write(field, '2999-12-05T10:30'));
  await act(() => Promise.resolve(submit.click()));
  expect(choose.mock.calls).toEqual([[new Date('2999-12-05T10:30').toISOString()]]);
});
