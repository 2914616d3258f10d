// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { AdminContext, Title, TitlePortal } from 'react-admin';
import type { DataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useTabTitle } from '../../backoffice/tab-title.ts';

it('the tab is named as the screen is, and anew where another screen opens', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <AdminContext dataProvider={{} as DataProvider}>
      <Screens />
    </AdminContext>,
  );
  await vi.waitFor(() => expect(document.title).toBe('Reviews · Psychiatrist Directory'));
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(document.title).toBe('Users · Psychiatrist Directory'));
  root.unmount();
});

function Screens() {
  useTabTitle();
  const navigate = useNavigate();
  const opened = window.location.hash.includes('users') ? 'Users' : 'Reviews';
  return (
    <>
      <TitlePortal />
      <Title title={opened} preferenceKey={false} />
      <button onClick={() => navigate('/users')}>Open</button>
    </>
  );
}
