// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminContext, testDataProvider } from 'react-admin';
import type { Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeleteUser } from '../../backoffice/accounts/delete-user.tsx';
import { NotesPanel } from '../../backoffice/accounts/notes-panel.tsx';
import { ReasonDialog } from '../../backoffice/records/reason-dialog.tsx';
import { useAccount } from '../../backoffice/records/use-account.ts';
import { RejectDialog } from '../../backoffice/reviews/reject-dialog.tsx';
import type { UserRecord } from '#contract/users.ts';

const none = () => undefined;

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
});

afterEach(() => {
  act(() => root.unmount());
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('a reason is kept for the row that it is about, and offered at no other', async () => {
  const dialog = (place: string) => (
    <ReasonDialog
      {...{ title: 'Done?', text: '', action: 'Done', reasonLabel: 'Why', place }}
      onConfirm={none}
      onClose={none}
    />
  );
  await opened(dialog('Done 1'));
  type('Moved to another state.');
  await opened(dialog('Done 2'));
  expect(reason().value).toBe('');
  await opened(dialog('Done 1'));
  expect(reason().value).toBe('Moved to another state.');
});

it('what a rejection concerns is there again once its administrator has signed in', async () => {
  const dialog = <RejectDialog onReject={() => Promise.resolve()} onClose={none} />;
  await opened(dialog);
  for (const tick of ['Hours', 'Photo']) act(() => box(tick).click());
  act(() => box('Photo').click());
  await opened(dialog);
  expect(['Hours', 'Photo'].map((label) => box(label).checked)).toEqual([true, false]);
});

it('the reason of a deletion is there again, also where the session ended at its second question', async () => {
  const user = {
    id: 7,
    first_name: 'Ada',
    last_name: 'Lee',
    plan_status: { on_deletion: null },
  } as UserRecord;
  await opened(<DeleteUser user={user} />);
  press('Delete the account');
  type('Asked for it by letter.');
  await submit();
  await vi.waitFor(() => button('Delete it for good'));
  await opened(<DeleteUser user={user} />);
  press('Delete the account');
  expect(reason().value).toBe('Asked for it by letter.');
});

it('what is typed while a note is on its way stays for the next one', async () => {
  const sent: unknown[] = [];
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(body);
    return new Promise<Response>((resolve) => (answer = resolve));
  });
  await opened(<NotesPanel user={{ id: 7, notes: [] as unknown[] } as UserRecord} />);
  type('Called twice.');
  await submit();
  type('Called twice. And wrote.');
  answer(new Response('{}'));
  await vi.waitFor(async () => {
    await submit();
    expect(sent).toEqual(['{"text":"Called twice."}', '{"text":"Called twice. And wrote."}']);
  });
  answer(new Response('{}'));
  await vi.waitFor(() => expect(reason().value).toBe(''));
});

/** As after the session has ended: another page, and what is kept stays, for nothing was told that the one before goes. */
async function opened(what: ReactNode): Promise<void> {
  const kept = Object.entries(sessionStorage);
  act(() => root.unmount());
  for (const [key, text] of kept) sessionStorage.setItem(key, String(text));
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  const authProvider = {
    ...{ login: none, logout: none, checkAuth: none, checkError: none },
    getIdentity: () => Promise.resolve({ id: 3 }),
  };
  const dataProvider = { ...testDataProvider(), getOne: () => new Promise<never>(none) };
  await act(async () => {
    root.render(
      <AdminContext {...({ authProvider, dataProvider } as object)}>
        <OfAccount>{what}</OfAccount>
      </AdminContext>,
    );
    await new Promise((resolve) => setImmediate(resolve));
  });
  await vi.waitFor(() => document.querySelector('button') ?? Promise.reject(new Error('Nothing is there.')));
}

/** Once it is known who that is. */
function OfAccount({ children }: { children: ReactNode }) {
  return useAccount() && children;
}

function reason(): HTMLTextAreaElement {
  return document.querySelector('textarea:not([readonly])') as HTMLTextAreaElement;
}

function type(text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  act(() => {
    set?.call(reason(), text);
    reason().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function box(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return found?.querySelector('input') as HTMLInputElement;
}

function button(label: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === label);
  if (!found) throw new Error(`There is no button “${label}”.`);
  return found;
}

function press(label: string): void {
  act(() => button(label).click());
}

function submit(): Promise<void> {
  return act(async () => {
    document.querySelector('form')?.requestSubmit();
    await Promise.resolve();
  });
}
