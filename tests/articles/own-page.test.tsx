// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { OwnArticle } from '#contract/articles.ts';
import { signIn } from '../../public-site/app/session.ts';
import OwnArticlePage from '../../public-site/pages/own-articles/own-article-page.tsx';

const USER: User = {
  ...{ id: 7, first_name: 'Ada', last_name: 'Osei', email: 'ada@example.com', verified: true },
  ...{ plan: 1, submit_at: null, manage_role: '', review_status: 'draft', profile: null },
};
const DRAFT: OwnArticle = {
  ...{ id: 12, state: 'draft', title: 'Sleep', sub_content: 'What helps.', contents: '<p>Dark rooms.</p>' },
  ...{ slug: 'sleep', cover: null, version: 1, words: 2, returned_why: null },
  ...{ updated_at: '2026-11-01T12:00:00.000Z', submitted_at: null, published_at: null },
};

let root: Root;
/** As it is at the server. */
let article: OwnArticle;

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve().then(() => answerTo(path)));
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  signIn({ token: 'a.b.c', user: USER });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('an article that was sent in, and nobody heard of it, is shown so once it is sent again', async () => {
  open(DRAFT);
  await send();
  await vi.waitFor(() => expect(article.state).toBe('review'));
  await vi.waitFor(() => expect(buttonOf('Send for review').ariaDisabled).toBeNull());
  await send();
  await vi.waitFor(() => buttonOf('Take it back to change it'));
  expect(document.body.textContent).not.toContain('was not sent in');
});

it('an article that was taken back, and nobody heard of it, is there to write once that is pressed again', async () => {
  open({ ...DRAFT, state: 'review' });
  await press('Take it back to change it');
  await vi.waitFor(() => expect(article.state).toBe('draft'));
  await vi.waitFor(() => expect(buttonOf('Take it back to change it').ariaDisabled).toBeNull());
  await press('Take it back to change it');
  await vi.waitFor(() => buttonOf('Send for review'));
});

it('the focus stays at the picture of an article that is taken away', async () => {
  open({ ...DRAFT, cover: 'window' });
  await press('Remove the picture');
  await vi.waitFor(() => expect(document.activeElement).toBe(buttonOf('Choose a picture')));
});

function open(as: OwnArticle): void {
  article = as;
  root.render(<OwnArticlePage params={{ id: String(as.id) }} />);
}

async function send(): Promise<void> {
  await press('Send for review');
  await press('Send it');
}

/** What is done is done once; nobody hears of the first time. */
function answerTo(path: string): Response {
  const next = path.endsWith('/submit') ? 'review' : path.endsWith('/withdraw') ? 'draft' : null;
  if (next === null) return Response.json(article);
  if (article.state === next) return Response.json({ message: 'It is so already.' }, { status: 409 });
  article = { ...article, state: next, version: article.version + 1 };
  throw new TypeError('Failed to fetch');
}

async function press(label: string): Promise<void> {
  (await vi.waitFor(() => buttonOf(label))).click();
}

function buttonOf(label: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  return found ?? expect.fail(`No ${label}.`);
}
