// @vitest-environment jsdom
import { ThemeProvider, createTheme } from '@mui/material';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FactTable } from '../../backoffice/records/fact-table.tsx';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const ROWS = Array.from({ length: 12 }, (_, line) => ({ line, note: line === 1 ? '' : `Note ${line}` }));

function show(): void {
  act(() =>
    root.render(
      <ThemeProvider theme={createTheme()}>
        <FactTable rows={ROWS} none="" columns={{ Line: ({ line }) => line, Note: ({ note }) => note }} />
      </ThemeProvider>,
    ),
  );
}

it('is a table where there is room for its columns', () => {
  show();
  expect(page.querySelectorAll('tbody tr')).toHaveLength(12);
});

it('says on a narrow screen one thing below the other, nothing of what is missing, and all when it is asked for', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  show();
  const rows = () => [...page.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(page.querySelector('table')).toBe(null);
  expect(rows().slice(0, 2)).toEqual(['Line0NoteNote 0', 'Line1']);
  expect(rows()).toHaveLength(10);
  const more = page.querySelector('button');
  expect(more?.textContent).toBe('Show all 12');
  act(() => more?.click());
  expect(rows()).toHaveLength(12);
  expect(page.querySelector('button')).toBe(null);
});
