// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminContext } from 'react-admin';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConflictDialog } from '../../backoffice/records/conflict-dialog.tsx';
import { ReasonDialog } from '../../backoffice/records/reason-dialog.tsx';

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
