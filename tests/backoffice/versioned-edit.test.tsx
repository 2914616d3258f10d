// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import {
  AdminContext,
  HttpError,
  Notification,
  RefreshButton,
  ResourceContextProvider,
  TextInput,
  useEditContext,
} from 'react-admin';
import type { AuthProvider, DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { VersionedEdit } from '../../backoffice/records/versioned-edit.tsx';
import { VersionedForm } from '../../backoffice/records/versioned-form.tsx';

interface Account {
  id: string;
  first_name: string;
  last_name: string;
  revision: number;
}

const FIELDS = { first_name: 'First name', last_name: 'Last name' };

let root: Root;
let account: number;
/** Then the page goes to sign-in, and nobody hears of the call. */
let isSignedOut = false;
const authProvider = {
  getIdentity: () => Promise.resolve({ id: account }),
  checkAuth: () => Promise.resolve(),
  checkError: () => (isSignedOut ? new Promise(() => undefined) : Promise.resolve()),
};
let stored: Account;
/** What is saved, one after the other. */
let sent: Account[] = [];
/** What becomes of the answers to what is saved. */
let answer: () => Promise<void>;

beforeEach(async () => {
  sent = [];
  answer = () => Promise.resolve();
  stored = { id: '7', first_name: 'Ada', last_name: 'Osei', revision: 1 };
  localStorage.clear();
  account = 3;
  await open('Ada');
});

afterEach(close);

it('saving what one has typed takes back nothing that another has changed meanwhile', async () => {
  stored = { ...stored, last_name: 'Elsewhere', revision: 2 };
  type('first_name', 'Typed');
  press('Save');
  await expect.poll(() => button('Save what I typed')).toBeTruthy();
  expect(sent).toHaveLength(1);
  press('Save what I typed');
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toEqual({ id: '7', first_name: 'Typed', last_name: 'Elsewhere', revision: 2 });
  expect(stored).toEqual({ id: '7', first_name: 'Typed', last_name: 'Elsewhere', revision: 3 });
});

it('a name that both have changed is not written over by what is done besides', async () => {
  type('first_name', 'Mine');
  stored = { ...stored, first_name: 'Theirs', last_name: 'Elsewhere', revision: 2 };
  press('Something else');
  await expect.poll(() => field('last_name').value).toBe('Elsewhere');
  expect(field('first_name').value).toBe('Mine');
  press('Save');
  await expect.poll(() => button('Save what I typed')).toBeTruthy();
  expect(sent[0]).toMatchObject({ first_name: 'Mine', revision: 1 });
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Theirs');
  press('Save what I typed');
  await expect.poll(() => stored.first_name).toBe('Mine');
});

it('a value that is not accepted is told at its field, and can be sent again in other words', async () => {
  const message = 'Another account has this name already.';
  answer = () => Promise.reject(new HttpError(message, 202, { message, errors: { first_name: message } }));
  type('first_name', 'Taken');
  press('Save');
  const hint = () => document.getElementById(field('first_name').getAttribute('aria-describedby') ?? '');
  await expect.poll(() => hint()?.textContent).toBe(message);
  expect(field('first_name').getAttribute('aria-invalid')).toBe('true');
  type('first_name', 'Free');
  press('Save');
  await expect.poll(() => sent.at(-1)?.first_name).toBe('Free');
});

it('what is typed while a name is saved stays', async () => {
  let typed: () => void = () => undefined;
  const isTyped = new Promise<void>((resolve) => (typed = resolve));
  answer = () => isTyped;
  type('first_name', 'Late');
  press('Save');
  await expect.poll(() => sent).toHaveLength(1);
  type('last_name', 'Typed meanwhile');
  typed();
  await expect.poll(() => shown('h1')).toBe('Late Osei');
  expect(field('last_name').value).toBe('Typed meanwhile');
});

it('a save whose answer was lost is no conflict with the next one', async () => {
  await loseAnswerTo('Lost');
  press('Save');
  await expect.poll(() => shown('h1')).toBe('Lost Osei');
  expect(button('Save what I typed')).toBeUndefined();
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

it('after a lost answer both are shown where another has changed it since', async () => {
  await loseAnswerTo('Lost');
  stored = { ...stored, last_name: 'Elsewhere', revision: 3 };
  type('first_name', 'Ada');
  press('Save');
  await expect.poll(() => button('Save what I typed')).toBeTruthy();
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Lost');
  press('Save what I typed');
  await expect.poll(() => stored.revision).toBe(4);
  expect(stored).toMatchObject({ first_name: 'Ada', last_name: 'Elsewhere' });
});

it('what is typed back after a lost answer is not saved until it is sent again', async () => {
  await loseAnswerTo('Lost');
  type('first_name', 'Ada');
  await expect.poll(() => field('first_name').value).toBe('Ada');
  expect(button('Save')?.ariaDisabled).toBe('false');
  expect(shown('body')).toContain('Not saved yet. This browser keeps it.');
  expect(Object.keys(localStorage)).toHaveLength(1);
  press('Something else');
  await expect.poll(() => shown('h1')).toBe('Lost Osei');
  expect(field('first_name').value).toBe('Ada');
  press('Save');
  await expect.poll(() => stored).toMatchObject({ first_name: 'Ada', revision: 3 });
  await expect.poll(() => button('Save')?.ariaDisabled).toBe('true');
  expect(shown('body')).not.toContain('Not saved yet.');
  expect(Object.keys(localStorage)).toEqual([]);
});

it('what is discarded after a lost answer is as the server has it', async () => {
  await loseAnswerTo('Lost');
  type('first_name', 'Typed on');
  press('Discard changes');
  await expect.poll(() => field('first_name').value).toBe('Lost');
  expect(button('Save')?.ariaDisabled).toBe('true');
  expect(Object.keys(localStorage)).toEqual([]);
});

it('what is sent after the session has ended is there after signing in, for who typed it', async () => {
  type('first_name', 'Typed');
  isSignedOut = true;
  press('Save');
  await expect.poll(() => sent).toHaveLength(1);
  isSignedOut = false;
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
  await expect.poll(() => shown('body')).toContain('This browser keeps it.');
  close();
  await open('Typed');
  press('Save');
  await expect.poll(() => stored.first_name).toBe('Typed');
  await expect.poll(() => shown('body')).not.toContain('This browser keeps it.');
  expect(Object.keys(localStorage)).toEqual([]);
  stored = { ...stored, first_name: 'Elsewhere', revision: 3 };
  close();
  await open('Elsewhere');
});

it('what this browser has no room for is not said to be kept, and is asked about', async () => {
  const { setItem } = Storage.prototype;
  onTestFinished(() => void (Storage.prototype.setItem = setItem));
  Storage.prototype.setItem = () => {
    throw new DOMException('It is full.', 'QuotaExceededError');
  };
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.poll(leave).toBe(true);
  type('first_name', 'Typed');
  await expect.poll(() => shown('body')).toContain('Please leave this page open.');
  expect(leave()).toBe(false);
});

it('what is typed can be discarded', async () => {
  type('first_name', 'Typed');
  await expect.poll(() => button('Discard changes')).toBeTruthy();
  press('Discard changes');
  await expect.poll(() => field('first_name').value).toBe('Ada');
  await expect.poll(() => Object.keys(localStorage)).toEqual([]);
});

it('what was kept writes over nothing that was saved since: both are shown', async () => {
  type('first_name', 'Mine');
  await expect.poll(() => Object.keys(localStorage)).toHaveLength(1);
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
    <AdminContext dataProvider={server()} authProvider={authProvider as unknown as AuthProvider}>
      <Form />
    </AdminContext>,
  );
  await expect.poll(() => document.querySelector('input')?.value).toBe(first);
}

function close(): void {
  root.unmount();
  document.body.replaceChildren();
}

function Form() {
  return (
    <ResourceContextProvider value="users">
      <VersionedEdit id="7" fields={FIELDS}>
        <Page />
        <RefreshButton label="Something else" />
        <Notification />
      </VersionedEdit>
    </ResourceContextProvider>
  );
}

function Page() {
  const { record } = useEditContext<Account>();
  // As the pages do it: a form begins with a record.
  if (!record) return null;
  return (
    <>
      <h1>{`${record.first_name} ${record.last_name}`}</h1>
      <VersionedForm>
        <TextInput source="first_name" label="First name" />
        <TextInput source="last_name" label="Last name" />
      </VersionedForm>
    </>
  );
}

/** Keeps what names its last revision, and answers another one with what it has. */
function server(): DataProvider {
  return {
    getOne: () => Promise.resolve({ data: stored }),
    update: (_: string, { data }: { data: Account }) => {
      sent.push(data);
      if (isSignedOut) return Promise.reject(new HttpError('Please sign in.', 401));
      if (data.revision !== stored.revision)
        return Promise.reject(new HttpError('It was changed meanwhile.', 409, { record: stored }));
      stored = { ...data, revision: data.revision + 1 };
      return answer().then(() => ({ data: stored }));
    },
  } as unknown as DataProvider;
}

/** Saves this first name, and nobody hears of it. */
async function loseAnswerTo(first: string): Promise<void> {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  type('first_name', first);
  press('Save');
  await expect.poll(() => shown('body')).toContain('The server could not be reached.');
  expect(stored).toMatchObject({ first_name: first, revision: 2 });
  answer = () => Promise.resolve();
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
