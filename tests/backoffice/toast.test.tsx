// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { AdminContext, useNotify } from 'react-admin';
import type { DataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toast } from '../../backoffice/toast.tsx';

let root: Root;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <AdminContext dataProvider={{} as DataProvider}>
      <Pressed />
      <Toast />
    </AdminContext>,
  );
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
});

it.each(['Leave', 'Wait'])(
  'a message that follows a refusal is shown, also when it is gone: %s',
  async (go) => {
    await press('Refuse');
    await shows('Please look it up first.');
    await press(go);
    await vi.waitFor(() => expect(document.body.textContent).not.toContain('Please look it up first.'));
    await press('Tell');
    await shows('Taken back.');
  },
);

it('a message takes the place of a refusal, and waits for another one’s end', async () => {
  await press('Refuse');
  await shows('Please look it up first.');
  await press('Tell');
  await shows('Taken back.');
  expect(document.body.textContent).not.toContain('Please look it up first.');
  await press('Refuse');
  expect(document.body.textContent).toContain('Taken back.');
  await vi.advanceTimersByTimeAsync(7000);
  await shows('Please look it up first.');
});

function Pressed() {
  const notify = useNotify();
  const navigate = useNavigate();
  const warn = () => notify('Please look it up first.', { type: 'warning' });
  return (
    <>
      <button onClick={warn}>Refuse</button>
      <button onClick={() => void navigate('/elsewhere')}>Leave</button>
      <button onClick={() => void vi.advanceTimersByTimeAsync(7000)}>Wait</button>
      <button onClick={() => notify('Taken back.')}>Tell</button>
    </>
  );
}

function press(label: string) {
  return vi.waitFor(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
    if (!button) throw new Error(`No ${label}.`);
    button.click();
  });
}

function shows(text: string) {
  return vi.waitFor(() => expect(document.body.textContent).toContain(text));
}
