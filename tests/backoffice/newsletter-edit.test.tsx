// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { AdminContext, ResourceContextProvider } from 'react-admin';
import type { AuthProvider, DataProvider } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ADMIN_API } from '#contract/admin-paths.ts';
import type { NewsletterRecord } from '#contract/schemas/answers/newsletters.ts';
import { STORED_AS } from '#contract/storage-keys.ts';
import { unsavedTexts } from '../../saving/unsaved-text.ts';
import NewsletterEdit from '../../backoffice/newsletter/newsletter-edit.tsx';

const AT = '2026-11-21T12:00:00.000Z';
/** Of somebody else's: sent while this browser kept something that had not arrived. */
const SENT: NewsletterRecord = {
  ...{ id: 7, subject: 'November', body: '<p>First.</p>', state: 'paused', revision: 3, paused_why: null },
  ...{ preheader: '', send_at: null },
  ...{ created_at: AT, updated_at: AT, started_at: AT, finished_at: null },
  ...{ recipients: 5, sent: 1, refused: 0, failed: 0, left: 0, waiting: 4, subscribers: 5 },
};

let root: Root;

beforeEach(() => {
  localStorage.clear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('an issue that somebody else has sent does not close the form over what has not arrived', async () => {
  const content = { subject: 'November, mine', body: SENT.body };
  unsavedTexts(localStorage, 'admin-3-newsletter-7').save({ version: 2, content, sent: [], at: 0 });
  open();
  await expect.poll(() => subject()?.value).toBe('November, mine');
});

it('says what somebody else has done to an issue that is written here', async () => {
  localStorage.setItem(STORED_AS.token, 'a.good.token');
  for (const [state, done] of [
    ['scheduled', 'Somebody has scheduled this newsletter'],
    ['sending', 'Somebody has sent this newsletter'],
  ] as const) {
    const theirs = { ...SENT, state };
    vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve(
        url.startsWith(ADMIN_API.all)
          ? Response.json({ record: theirs }, { status: 409 })
          : Response.json({ user: { id: 3, manage_role: 'admin' } }),
      ),
    );
    const content = { subject: 'November, mine', body: SENT.body };
    unsavedTexts(localStorage, 'admin-3-newsletter-7').save({ version: 2, content, sent: [], at: 0 });
    open(theirs);
    await expect.poll(() => buttons()).toContain('Send me a test');
    button('Send me a test').click();
    await expect.poll(() => document.querySelector('[role="dialog"] h2')?.textContent).toBe(done);
    expect(buttons()).toContain('Keep mine as a new one');
    root.unmount();
    root = createRoot(document.body.appendChild(document.createElement('div')));
  }
});

it('an issue is not offered to be sent to nobody', async () => {
  open({ ...SENT, state: 'draft', subscribers: 1 });
  await expect.poll(() => buttons()).toContain('Send to 1 subscriber');
  root.unmount();
  root = createRoot(document.body);
  open({ ...SENT, state: 'draft', subscribers: 0 });
  await expect.poll(() => document.body.textContent).toContain('Nobody has subscribed yet');
  expect(buttons()).toContain('Send me a test');
  expect(buttons().filter((label) => label.startsWith('Send to'))).toEqual([]);
});

function open(newsletter = SENT): void {
  const authProvider = { getIdentity: () => Promise.resolve({ id: 3 }), checkAuth: () => Promise.resolve() };
  const dataProvider = { getOne: () => Promise.resolve({ data: newsletter }) };
  root.render(
    <MemoryRouter initialEntries={['/newsletters/7']}>
      <AdminContext
        authProvider={authProvider as unknown as AuthProvider}
        dataProvider={dataProvider as unknown as DataProvider}
      >
        <ResourceContextProvider value="newsletters">
          <Routes>
            <Route path="/newsletters/:id" element={<NewsletterEdit />} />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
}

function subject(): HTMLInputElement | undefined {
  return [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === 'Subject');
}

function button(label: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  if (!found) throw new Error(`There is no button ${label}`);
  return found;
}

function buttons(): string[] {
  return [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
}
