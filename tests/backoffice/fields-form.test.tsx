// @vitest-environment jsdom
import { TextField } from '@mui/material';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { AdminContext, Notification, RefreshButton, ResourceContextProvider, useGetOne } from 'react-admin';
import type { AuthProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { UserRecord } from '#contract/users.ts';
import { WRITTEN_USER } from '../../backoffice/accounts/written-user.ts';
import { dataProvider } from '../../backoffice/data-provider.ts';
import { FieldsForm } from '../../backoffice/records/fields-form.tsx';
import { useAccount } from '../../backoffice/records/use-account.ts';
import { browser } from '../../saving/page-events.ts';
import { isSaved } from '../helpers/forms/is-saved.ts';

type Account = Pick<UserRecord, 'first_name' | 'last_name' | 'email' | 'revision'> & { id: string };

const LABELS = { first_name: 'First name', last_name: 'Last name', email: 'E-mail' };
const ADA = { id: '7', first_name: 'Ada', last_name: 'Osei', email: 'ada@example.com', revision: 1 };

let root: Root;
let account: number;
const authProvider = {
  getIdentity: () => Promise.resolve({ id: account }),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
};
let stored: Account;
let isThere: boolean;
/** What is saved, one after the other. */
let sent: Omit<Account, 'id'>[] = [];
/** What the server answers to what is saved; null where it does so as ever. */
let answer: () => Promise<Response | null>;

beforeEach(async () => {
  sent = [];
  answer = () => Promise.resolve(null);
  vi.stubGlobal('fetch', server);
  stored = ADA;
  isThere = true;
  browser.storage?.clear();
  localStorage.setItem('psychiatristJwtToken', 'a.b.c');
  account = 3;
  await open('Ada');
});

afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

it('what others have changed besides stays, and nobody is asked', async () => {
  stored = { ...stored, last_name: 'Elsewhere', revision: 2 };
  type('first_name', 'Typed');
  press('Save');
  await expect.poll(() => stored.revision).toBe(3);
  expect(stored).toEqual({ ...ADA, first_name: 'Typed', last_name: 'Elsewhere', revision: 3 });
  expect(sent).toHaveLength(2);
  await expect.poll(() => field('last_name').value).toBe('Elsewhere');
  expect(button('Save what I typed')).toBeUndefined();
});

it('what others have changed is shown once something is done besides, and what is typed stays', async () => {
  type('first_name', 'Mine');
  stored = { ...stored, last_name: 'Elsewhere', revision: 2 };
  press('Something else');
  await expect.poll(() => field('last_name').value).toBe('Elsewhere');
  expect(field('first_name').value).toBe('Mine');
});

it('a name that both have changed is asked about, and what only they have changed stays whatever is chosen', async () => {
  type('first_name', 'Mine');
  stored = { ...stored, first_name: 'Theirs', last_name: 'Elsewhere', revision: 2 };
  press('Something else');
  await expect.poll(() => shown('h1')).toBe('Theirs Elsewhere');
  expect(field('first_name').value).toBe('Mine');
  press('Save');
  await expect.poll(() => button('Save what I typed')).toBeTruthy();
  expect(sent[0]).toMatchObject({ first_name: 'Mine', revision: 1 });
  expect(
    [...document.querySelectorAll('[role=dialog] th[scope=row]')].map((cell) => cell.textContent),
  ).toEqual(['First name']);
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Theirs');
  press('Save what I typed');
  await expect.poll(() => stored.revision).toBe(3);
  expect(stored).toMatchObject({ first_name: 'Mine', last_name: 'Elsewhere' });
});

it('a value that is not accepted is told at its field, and can be sent again in other words', async () => {
  const message = 'Another account has this name already.';
  answer = () => Promise.resolve(Response.json({ message, field: 'first_name' }, { status: 202 }));
  type('first_name', 'Taken');
  press('Save');
  const hint = () => document.getElementById(field('first_name').getAttribute('aria-describedby') ?? '');
  await expect.poll(() => hint()?.textContent).toBe(message);
  expect(field('first_name').getAttribute('aria-invalid')).toBe('true');
  answer = () => Promise.resolve(null);
  type('first_name', 'Free');
  expect(field('first_name').getAttribute('aria-invalid')).toBe('false');
  press('Save');
  await expect.poll(() => sent.at(-1)?.first_name).toBe('Free');
});

it('what is typed while a name is saved stays', async () => {
  let typed: (nothing: null) => void = () => undefined;
  const isTyped = new Promise<null>((resolve) => (typed = resolve));
  answer = () => isTyped;
  type('first_name', 'Late');
  press('Save');
  await expect.poll(() => sent).toHaveLength(1);
  type('last_name', 'Typed meanwhile');
  typed(null);
  await expect.poll(() => shown('h1')).toBe('Late Osei');
  expect(field('last_name').value).toBe('Typed meanwhile');
});

it('a save whose answer was lost is no conflict with the next one', async () => {
  await loseAnswerTo('Lost');
  press('Save');
  await expect.poll(() => shown('h1')).toBe('Lost Osei');
  expect(button('Save what I typed')).toBeUndefined();
});

it('an address in capitals whose answer was lost is no conflict with itself', async () => {
  type('email', ' Ada@Example.org ');
  await loseAnswerTo('Lost');
  expect(stored.email).toBe('ada@example.org');
  press('Save');
  await expect.poll(isSaved).toBe(true);
  expect(button('Save what I typed')).toBeUndefined();
  expect(field('email').value).toBe('ada@example.org');
});

it('what is typed after a lost answer is saved over what that had saved', async () => {
  await loseAnswerTo(' Lost ');
  stored = { ...stored, first_name: 'Lost' };
  type('first_name', 'Typed on');
  press('Save');
  await expect.poll(() => shown('h1')).toBe('Typed on Osei');
  expect(stored.first_name).toBe('Typed on');
  expect(sent).toHaveLength(3);
});

it('what is typed back after a lost answer is saved, beside what another has changed since', async () => {
  await loseAnswerTo('Lost');
  stored = { ...stored, last_name: 'Elsewhere', revision: 3 };
  type('first_name', 'Ada');
  press('Save');
  await expect.poll(() => stored.revision).toBe(4);
  expect(stored).toMatchObject({ first_name: 'Ada', last_name: 'Elsewhere' });
});

it('what is typed back after a lost answer is asked about where another has changed it since', async () => {
  await loseAnswerTo('Lost');
  stored = { ...stored, first_name: 'Theirs', revision: 3 };
  type('first_name', 'Ada');
  press('Save');
  await expect.poll(() => button('Save what I typed')).toBeTruthy();
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Theirs');
  press('Save what I typed');
  await expect.poll(() => stored).toMatchObject({ first_name: 'Ada', revision: 4 });
});

it('what is saved after a lost answer in a page that was loaded anew is no conflict with it', async () => {
  await loseAnswerTo('Lost');
  close();
  await open('Lost');
  type('first_name', 'Typed on');
  press('Save');
  await expect.poll(() => stored).toMatchObject({ first_name: 'Typed on', revision: 3 });
  expect(button('Save what I typed')).toBeUndefined();
});

it('what is typed back after a lost answer is not saved until it is sent again', async () => {
  await loseAnswerTo('Lost');
  type('first_name', 'Ada');
  await expect.poll(() => field('first_name').value).toBe('Ada');
  expect(button('Save')?.ariaDisabled).toBe('false');
  expect(shown('body')).toContain('Not saved yet');
  expect(kept()).toHaveLength(1);
  press('Something else');
  await expect.poll(() => shown('h1')).toBe('Lost Osei');
  expect(field('first_name').value).toBe('Ada');
  press('Save');
  await expect.poll(() => stored).toMatchObject({ first_name: 'Ada', revision: 3 });
  await expect.poll(isSaved).toBe(true);
  expect(shown('body')).not.toContain('Not saved yet');
  expect(kept()).toEqual([]);
});

it('what is discarded after a lost answer is as the server has it', async () => {
  await loseAnswerTo('Lost');
  type('first_name', 'Typed on');
  press('Discard changes');
  await expect.poll(() => button('Discard them')).toBeTruthy();
  press('Discard them');
  await expect.poll(() => field('first_name').value).toBe('Lost');
  expect(button('Save')?.ariaDisabled).toBe('true');
  expect(kept()).toEqual([]);
});

it('what is sent after the session has ended is there after signing in, for who typed it', async () => {
  type('first_name', 'Typed');
  answer = () => Promise.resolve(Response.json({ message: 'Please sign in.' }, { status: 401 }));
  press('Save');
  await expect.poll(() => sent).toHaveLength(1);
  close();
  account = 4;
  await open('Ada');
  close();
  account = 3;
  await open('Typed');
  await expect.poll(() => document.body.textContent).toContain('had not been saved');
});

it('what is typed and not saved outlives the page, until it is saved', async () => {
  type('first_name', 'Typed');
  await expect.poll(() => shown('body')).toContain('Not saved yet');
  close();
  await open('Typed');
  press('Save');
  await expect.poll(() => stored.first_name).toBe('Typed');
  await expect.poll(() => shown('body')).not.toContain('Not saved yet');
  expect(kept()).toEqual([]);
  stored = { ...stored, first_name: 'Elsewhere', revision: 3 };
  close();
  await open('Elsewhere');
});

it('what this browser has no room for is told to be lost with the page, and leaving asks', async () => {
  const { setItem } = Storage.prototype;
  onTestFinished(() => void (Storage.prototype.setItem = setItem));
  Storage.prototype.setItem = () => {
    throw new DOMException('It is full.', 'QuotaExceededError');
  };
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  type('first_name', 'Typed');
  await expect.poll(() => shown('body')).toContain('Please leave this page open.');
  expect(leave()).toBe(false);
});

it('what is typed can be discarded', async () => {
  type('first_name', 'Typed');
  await expect.poll(() => button('Discard changes')).toBeTruthy();
  press('Discard changes');
  await expect.poll(() => button('Discard them')).toBeTruthy();
  press('Discard them');
  await expect.poll(() => field('first_name').value).toBe('Ada');
  await expect.poll(() => kept()).toEqual([]);
});

it('what is discarded of an account that is gone by then is given up, and its page with it', async () => {
  type('first_name', 'Typed');
  isThere = false;
  press('Save');
  await expect.poll(() => shown('body')).toContain('Not saved: It is not here.');
  expect(kept()).toHaveLength(1);
  press('Discard changes');
  await expect.poll(() => button('Discard them')).toBeTruthy();
  press('Discard them');
  await expect.poll(() => location.hash).toBe('#/users');
  expect(kept()).toEqual([]);
});

it('what was kept writes over nothing that was saved since: both are shown', async () => {
  type('first_name', 'Mine');
  await expect.poll(() => kept()).toHaveLength(1);
  close();
  stored = { ...stored, first_name: 'Theirs', revision: 2 };
  await open('Mine');
  press('Save');
  await expect.poll(() => button('Save what I typed')).toBeTruthy();
  expect(stored.first_name).toBe('Theirs');
  press('Save what I typed');
  await expect.poll(() => stored.first_name).toBe('Mine');
});

/** With this in its first field. */
async function open(first: string): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <AdminContext dataProvider={dataProvider} authProvider={authProvider as unknown as AuthProvider}>
      <ResourceContextProvider value="users">
        <Form />
      </ResourceContextProvider>
    </AdminContext>,
  );
  await expect.poll(() => document.querySelector('input')?.value).toBe(first);
}

function close(): void {
  root.unmount();
  document.body.replaceChildren();
}

function Form() {
  const account = useAccount();
  const { data: record, isFetchedAfterMount } = useGetOne<UserRecord>('users', { id: 7 });
  if (!record || !isFetchedAfterMount || !account) return null;
  return (
    <>
      <h1>{`${record.first_name} ${record.last_name}`}</h1>
      <FieldsForm written={WRITTEN_USER} record={record} account={account} labels={LABELS}>
        {(field) => (
          <>
            <TextField {...field('first_name')} />
            <TextField {...field('last_name')} />
            <TextField {...field('email')} />
          </>
        )}
      </FieldsForm>
      <RefreshButton label="Something else" />
      <Notification />
    </>
  );
}

/** Keeps what names its last revision, and answers another one with what it has. */
async function server(url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  if (!url.includes('/users/7')) return Response.json({ user: { id: account, manage_role: 'admin' } });
  if (!isThere) return Response.json({ message: 'It is not here.' }, { status: 404 });
  if (method === 'GET') return Response.json(stored);
  const given = JSON.parse(body as string) as Account;
  sent.push(given);
  if (given.revision === stored.revision) {
    const { status = 200 } = (await answer().catch(() => null)) ?? {};
    const email = given.email.trim().toLowerCase();
    if (status === 200) stored = { ...stored, ...given, email, revision: given.revision + 1 };
    return (await answer()) ?? Response.json(stored);
  }
  return Response.json({ message: 'It was changed meanwhile.', record: stored }, { status: 409 });
}

/** Saves this first name, and nobody hears of it. */
async function loseAnswerTo(first: string): Promise<void> {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  type('first_name', first);
  press('Save');
  await expect.poll(() => shown('body')).toContain('The server could not be reached.');
  expect(stored).toMatchObject({ first_name: first, revision: 2 });
  answer = () => Promise.resolve(null);
}

function field(name: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!input) throw new Error(`There is no field ${name}`);
  return input;
}

function type(name: string, text: string): void {
  // As a browser does it: React follows the setter of the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

function press(name: string): void {
  const found = button(name);
  if (!found) throw new Error(`There is no button ${name}`);
  found.click();
}

function button(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find((one) => one.textContent === name);
}

function shown(selector: string): string | null | undefined {
  return document.querySelector(selector)?.textContent;
}

/** What this browser keeps of what was typed. */
function kept(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith('unsaved-'));
}
