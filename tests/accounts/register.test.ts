import { beforeAll, describe, expect, it } from 'vitest';
import { addUser, mailTo, poster } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';

let app: TestApp;
let post: Post;

beforeAll(async () => {
  app = await startApp();
  post = poster(app.url);
});

const person = (email: string) => ({
  first_name: 'Mei',
  last_name: "O'Brien-Núñez",
  email,
  password: 'seven small lanterns',
});

describe('POST /api/user/register', () => {
  it('answers a token and exactly the fields of a user, and mails a link', async () => {
    const { status, body } = await post('register', person('Mei@Example.com'));
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['token', 'user']);
    expect(body.user).toEqual({
      id: expect.any(Number) as number,
      first_name: 'Mei',
      last_name: "O'Brien-Núñez",
      email: 'mei@example.com',
      verified: false,
      plan: 0,
      submit_at: null,
      manage_role: '',
      review_status: 'draft',
      profile: null,
    });
    // Nothing that was typed is in the mail: the address is not verified (design, E-mail flows).
    expect(mailTo(app.store, 'mei@example.com')).toEqual({
      kind: 'verify',
      token: expect.any(String) as string,
    });
  });

  it('answers a token that may only ask for another mail', async () => {
    const { body } = await post('register', person('only@example.com'));
    expect((await post('login-with-token', { token: body.token })).status).toBe(201);
    expect((await post('token-exchange', { token: body.token })).status).toBe(201);
    expect((await post('export', {}, body.token)).status).toBe(401);
    expect((await post('send-verify-email', { token: body.token, user: body.user })).status).toBe(200);
  });

  it('201 for an e-mail that is taken, in whatever letters', async () => {
    await addUser(app.store, { email: 'taken@example.com' });
    const { status, body } = await post('register', person('TAKEN@example.com'));
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        message: 'There is an account with this e-mail already. Sign in, or recover the password.',
        field: 'email',
      },
    });
  });

  it('makes one account of two registrations at once', async () => {
    const both = await Promise.all([
      post('register', person('twice@example.com')),
      post('register', person('twice@example.com')),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
  });

  it.each(['twelve lower', 'long '.repeat(25) + 'one'])(
    '200 for the password %j, without other signs',
    async (password) => {
      const email = `good${password.length}@example.com`;
      expect((await post('register', { ...person(email), password })).status).toBe(200);
    },
  );

  it.each([
    ['short', 'Please use at least 12 characters.'],
    ['x'.repeat(129), 'Please use at most 128 characters.'],
    ['weak@example.com', 'Please do not use your e-mail address as your password.'],
    ['Test-Directory-2026', 'Please do not use the name of this site as your password.'],
    ['directory1Directory!', 'Please do not use the name of this site as your password.'],
    ['OBrien.Nunez.Mei.80', 'Please do not use your name as your password.'],
    ['Núñez-mei-12345', 'Please do not use your name as your password.'],
    [
      'MeiTestDirectory1',
      'Please do not make your password of your name, your e-mail address and the name of this site.',
    ],
    ['abababababababab', 'Please do not repeat the same few characters.'],
    ['qwerty123456', 'This password is among the first that attackers try. Please choose another.'],
    ['sunshine-2026!', 'This password is among the first that attackers try. Please choose another.'],
    ['PasswordPassword', 'This password is among the first that attackers try. Please choose another.'],
  ])('202 for the password %j', async (password, message) => {
    const { status, body } = await post('register', { ...person('weak@example.com'), password });
    expect({ status, body }).toEqual({ status: 202, body: { message, field: 'password' } });
    expect(app.store.users.byEmail('weak@example.com')).toBeNull();
  });

  it.each([
    ['first_name', ''],
    ['first_name', 'x'.repeat(61)],
    ['first_name', 'Mei\r\nBcc: someone@example.com'],
    ['last_name', 'a\u0000b'],
    ['last_name', 'a\u2028b'],
    ['last_name', 'a\u202eb'],
    ['last_name', '<b>x</b>'],
    ['email', 'not an address'],
    ['email', 'a@example.com\r\nBcc: b@example.com'],
    ['email', 'a@example.com嘊嘍Bcc: b@example.com'],
    ['email', 'ａ@example.com'],
    ['email', 7],
    ['password', null],
  ])('400 for %s %j, naming the field', async (field, value) => {
    const { status, body } = await post('register', { ...person('bad@example.com'), [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.fields as object)).toEqual([field]);
  });

  it('400 for a key that it does not know', async () => {
    const { status, body } = await post('register', { ...person('role@example.com'), manage_role: 'admin' });
    expect({ status, body }).toEqual({
      status: 400,
      body: { message: 'Unknown parameter.', fields: { manage_role: 'Unknown parameter.' } },
    });
  });

  it('203 where sign-up is closed', async () => {
    const closed = await startApp(undefined, { config: { signup: 'closed' } });
    const { status, body } = await poster(closed.url)('register', person('new@example.com'));
    expect({ status, body }).toEqual({
      status: 203,
      body: { message: 'New accounts cannot be made here at the moment.' },
    });
    await closed.close();
  });
});
