import { MESSAGES } from '#contract/messages.ts';
import { login as credentials, nothing, tokenOnly } from '#contract/users.ts';
import type { Context } from '../../context.ts';
import { action } from '../../http/action.ts';
import { bareToken } from '../../http/session.ts';
import { userOf } from '../../projections.ts';
import { Refusal } from '../../refusal.ts';

/** SPEC §4, Login. Known and unknown addresses get the same answer after the same work. */
export const login = ({ store, tokens, passwords, limits }: Context) =>
  action(credentials, async ({ email, password }) => {
    limits.countLogin(email);
    const isRight = await passwords.matches(store.users.passwordHash(email), password);
    const user = store.users.byEmail(email);
    if (!isRight || !user) {
      store.audit.add('sign-in failed', user?.id ?? null, null);
      throw new Refusal(401, MESSAGES.wrongPassword);
    }
    limits.clearLogins(email);
    if (user.suspended_at !== null) throw new Refusal(203, MESSAGES.suspended);
    const { token, row } = await tokens.issue(user.verified ? 'session' : 'unverified', user.id);
    store.transaction(() => {
      store.tokens.add(row);
      if (user.verified) store.audit.add('signed in', user.id);
    });
    if (user.verified) return { token, user: userOf(store, user) };
    throw new Refusal(201, MESSAGES.notVerified, { token, user: userOf(store, user) });
  });

/** SPEC §7, login-with-token and token-verification: whether a session is still good. Never makes it longer. */
export const loginWithToken = ({ store, tokens }: Context) =>
  action(tokenOnly, async ({ token }) => {
    const session = await tokens.session(token);
    if (!session) throw new Refusal(201, MESSAGES.sessionRefused);
    return { token, user: userOf(store, session.user) };
  });

/** Ends the session at once. Answers the same to whoever has none. */
export const logout = ({ store, tokens }: Context) =>
  action(nothing, async (_, request) => {
    const token = bareToken(request);
    const row = token === null ? null : await tokens.read(token, 'session');
    if (row) {
      store.transaction(() => {
        store.tokens.revoke(row.id);
        store.audit.add('signed out', row.user_id);
      });
    }
    return { message: MESSAGES.loggedOut };
  });
