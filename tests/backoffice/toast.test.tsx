// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { AdminContext, useNotify } from 'react-admin';
import type { DataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Toast } from '../../backoffice/toast.tsx';

it('a message that follows a refusal is shown, also after another page has settled the refusal', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <AdminContext dataProvider={{} as DataProvider}>
      <Pressed />
      <Toast />
    </AdminContext>,
  );
  await press('Refuse');
  await shows('Please look it up first.');
  await press('Leave');
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('Please look it up first.'));
  await press('Tell');
  await shows('Taken back.');
  root.unmount();
});

function Pressed() {
  const notify = useNotify();
  const navigate = useNavigate();
  const warn = () => notify('Please look it up first.', { type: 'warning' });
  return (
    <>
      <button onClick={warn}>Refuse</button>
      <button onClick={() => void navigate('/elsewhere')}>Leave</button>
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
