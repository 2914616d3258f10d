// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import { API } from '#contract/paths.ts';
import { signIn, useUser } from '../../public-site/app/session.ts';
import { ChangeEmail } from '../../public-site/pages/accounts/own-account/change-email.tsx';

const BEFORE: User = {
  ...{ id: 7, first_name: 'Ada', last_name: 'Osei', email: 'ada@example.com', verified: true },
  ...{ plan: 1, submit_at: null, manage_role: '', review_status: 'draft', profile: null },
};
const AFTER: User = { ...BEFORE, email: 'osei@example.com' };

/** As it is at the server. */
let user: User;
let codes: () => Response;
let root: Root;

beforeEach(() => {
  user = BEFORE;
  codes = lost;
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve().then(() => {
      if (path === ACCOUNT_API.changeEmail) return codes();
      if (path === API.loginWithToken) return Response.json({ token: 'a.b.c', user });
      return Response.json({ message: 'A code is on its way.' });
    }),
  );
  signIn({ token: 'a.b.c', user });
  open();
});
afterEach(() => {
  root.unmount();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('a change whose answer is lost is made all the same', async () => {
  await askFor('Osei@example.com');
  codes = () => {
    user = AFTER;
    return lost();
  };
  await sendCodes();
  await has(AFTER);
});

it('a change that nobody heard of is found when its codes are used up', async () => {
  await askFor('osei@example.com');
  user = AFTER;
  codes = () => Response.json({ message: 'This code is not correct or has expired.' }, { status: 400 });
  await sendCodes();
  await has(AFTER);
});

it('a code that is refused is, and after a visit of another page nobody asks for codes that were used', async () => {
  await askFor('osei@example.com');
  codes = () =>
    Response.json({ message: 'Wrong.', fields: { newCode: 'This code is not correct.' } }, { status: 400 });
  await sendCodes();
  await vi.waitFor(() => expect(document.body.textContent).toContain('This code is not correct.'));
  root.unmount();
  signIn({ token: 'a.b.c', user: AFTER });
  open();
  await has(AFTER);
});

it('another address is typed where the one before stands', async () => {
  await askFor('osei@example.com');
  await press('Use another e-mail');
  await vi.waitFor(() => expect(document.activeElement).toBe(field('email')));
  expect(field('email').value).toBe('osei@example.com');
});

function Page() {
  const user = useUser();
  return user && <ChangeEmail user={user} />;
}

function open() {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Page />);
}

async function askFor(email: string) {
  const summary = await vi.waitFor(() => document.querySelector('summary') ?? expect.fail('No fold.'));
  summary.click();
  await vi.waitFor(() => (field('email').value = email));
  await press('Send the codes');
  await vi.waitFor(() => expect(field('newCode')).not.toBeNull());
}

async function sendCodes() {
  await vi.waitFor(() => (field('newCode').value = '12345678'));
  field('oldCode').value = '87654321';
  await press('Change the address');
}

/** The account has this address, and nothing is asked. */
function has({ email }: User) {
  return vi.waitFor(() => {
    expect(document.querySelector('p')?.textContent).toBe(email);
    expect(document.querySelector('form')).toBeNull();
  });
}

function field(name: string): HTMLInputElement {
  return document.querySelector(`input[name=${name}]`) ?? expect.fail(`No ${name}.`);
}

function press(label: string) {
  return vi.waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
    (found ?? expect.fail(`No ${label}.`)).click();
  });
}

function lost(): never {
  throw new TypeError('Failed to fetch');
}
