// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '../../public-site/app/api.ts';
import { dropToast, showError, useToasts } from '../../public-site/app/toasts.ts';
import { CURRENT_PAGE, NEWER_PAGE } from '../helpers/current-page.ts';

const NOT_COME = new TypeError('Failed to fetch dynamically imported module');
const reload = vi.fn();
let shown: readonly { id: number; text: string }[] = [];

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', { href: 'http://localhost/search', reload });
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(<Shown />));
  // Files of a worker share what is shown.
  shown.forEach(({ id }) => dropToast(id));
});
afterEach(() => {
  shown.forEach(({ id }) => dropToast(id));
  vi.unstubAllGlobals();
});

it.each([
  ['the server has answered', new ApiError(500, 'Server Error'), 'Server Error'],
  ['nobody answers', NOT_COME, 'Server disconnected.'],
])('says it when %s', async (_, error, text) => {
  serverThat(() => Promise.reject(new TypeError('Failed to fetch')));
  showError(error);
  await expect.poll(texts).toEqual([text]);
  expect(reload).not.toHaveBeenCalled();
});

it('says that something is broken when the server has what did not come', async () => {
  serverThat(() => Promise.resolve(new Response(CURRENT_PAGE)));
  showError(NOT_COME);
  await expect.poll(texts).toEqual(['Error corrupted.']);
});

it('loads the page anew when what did not come is gone with an older build', async () => {
  serverThat(() => Promise.resolve(new Response(NEWER_PAGE)));
  showError(NOT_COME);
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
  expect(texts()).toEqual([]);
});

function Shown() {
  shown = useToasts();
  return null;
}

const texts = () => shown.map(({ text }) => text);

function serverThat(answers: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answers);
}
