// @vitest-environment jsdom
import type { FC } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { AdminContext, HttpError, ResourceContextProvider } from 'react-admin';
import type { AuthProvider, DataProvider } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unsavedTexts } from '../../saving/unsaved-text.ts';
import ArticleEdit from '../../backoffice/articles/article-edit.tsx';
import GuideEdit from '../../backoffice/guides/guide-edit.tsx';
import NewsletterEdit from '../../backoffice/newsletter/newsletter-edit.tsx';

let root: Root;
/** What the server answers. */
let status: number;

beforeEach(() => {
  status = 404;
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'No.' }, { status })));
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it.each([
  [
    'articles',
    'article-7',
    ArticleEdit,
    { status: 'draft', title: 'Sleep', sub_content: '', contents: '<p>Dark <b>rooms</b>.</p>' },
    'Sleep\n\nDark rooms.',
  ],
  [
    'newsletters',
    'newsletter-7',
    NewsletterEdit,
    { subject: 'News', preheader: 'What is new', body: '<p>Hello</p>' },
    'News\nWhat is new\nHello',
  ],
  ['guides', 'guide-7', GuideEdit, { text: '# About us' }, '# About us'],
])(
  'of %s that are gone, what this browser keeps is shown to who typed it, until it is given up',
  async (resource, name, Edit, content, words) => {
    const kept = { version: 1, content, sent: [], at: 1 };
    unsavedTexts(localStorage, `admin-4-${name}`).save(kept);
    open(resource, Edit);
    await expect.poll(() => document.body.textContent).toContain('There is no such');
    expect(left()).toBeUndefined();

    unsavedTexts(localStorage, `admin-3-${name}`).save(kept);
    unsavedTexts(localStorage, `admin-3-${name}`).save({ ...kept, content: {}, at: 0 });
    open(resource, Edit);
    await expect.poll(left).toBe(words);
    discard();
    await expect.poll(left).toBe('');
    discard();
    await expect.poll(left).toBeUndefined();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('unsaved-'))).toEqual([
      expect.stringContaining('admin-4'),
    ]);
  },
);

it('what may be there still is not offered to be given up', async () => {
  status = 500;
  unsavedTexts(localStorage, 'admin-3-article-7').save({
    version: 1,
    content: { title: 'Sleep' },
    sent: [],
    at: 1,
  });
  open('articles', ArticleEdit);
  await expect.poll(() => document.body.textContent).toContain('could not be opened');
  expect(left()).toBeUndefined();
});

function open(resource: string, Edit: FC): void {
  root.unmount();
  root = createRoot(document.body);
  const authProvider = {
    getIdentity: () => Promise.resolve({ id: 3 }),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
  };
  const dataProvider = { getOne: () => Promise.reject(new HttpError('No.', status)) };
  root.render(
    <MemoryRouter initialEntries={[`/${resource}/7`]}>
      <AdminContext
        authProvider={authProvider as unknown as AuthProvider}
        dataProvider={dataProvider as unknown as DataProvider}
      >
        <ResourceContextProvider value={resource}>
          <Routes>
            <Route path={`/${resource}/:id`} element={<Edit />} />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
}

function left(): string | undefined {
  return [...document.querySelectorAll('textarea')]
    .find(({ labels }) => labels[0]?.textContent === 'What was not saved')
    ?.value.trim();
}

function discard(): void {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Discard it')?.click();
}
