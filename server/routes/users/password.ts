import type { Request } from 'express';
import { MESSAGES } from '#contract/messages.ts';
import { codeCheck, emailOnly, passwordChange } from '#contract/users.ts';
import type { UserRow } from '../../../db/rows.ts';
import type { Context } from '../../context.ts';
import { action } from '../../http/action.ts';
import { bareToken } from '../../http/session.ts';
import { queueMail } from '../../mail/mail-content.ts';
import { Refusal } from '../../refusal.ts';
import { refuseWeakPassword } from '../../security/weak-password.ts';

/** Mails a code to whoever has an account. The answer, and the work, are the same when nobody has. */
export const sendVerifyCode = ({ store, codes, limits }: Context) =>
  action(emailOnly, ({ email }) => {
    store.transaction(() => {
      limits.countMail(email);
      const code = codes.renew('reset', email);
      const user = store.users.byEmail(email);
      if (user) queueMail(store, email, { kind: 'reset-code', code });
      else store.outbox.pretend({ recipient: email, kind: 'reset-code', data: { code } });
      store.audit.add('code sent', user?.id ?? null, null);
    });
    return { message: MESSAGES.codeSent };
  });

/** Turns a right code into a grant: for ten minutes it may set the password of its account, once. */
export const checkVerifyCode = ({ store, codes, tokens }: Context) =>
  action(codeCheck, async ({ email, verifyCode }) => {
    const user = codes.use('reset', email, verifyCode) ? store.users.byEmail(email) : null;
    if (!user) throw new Refusal(400, MESSAGES.codeRefused, { fields: { verifyCode: MESSAGES.codeRefused } });
    const grant = await tokens.issue('reset', user.id);
    store.tokens.add(grant.row);
    return { token: grant.token };
  });

/** Sets a password, by a grant or by a session with the current password. Every session of the account ends. */
export const changePassword = (context: Context) =>
  action(passwordChange, async ({ email, password, currentPassword }, request) => {
    const { store, passwords, limits, now } = context;
    const { user, grantId } =
      currentPassword === undefined
        ? await granted(context, request)
        : await confirmed(context, request, currentPassword);
    if (user.email !== email) throw new Refusal(201, MESSAGES.grantRefused);
    refuseWeakPassword(password, email);
    const passwordHash = await passwords.hash(password);
    store.transaction(() => {
      const isGood = store.tokens.take(grantId, now().toISOString());
      if (!isGood) throw new Refusal(201, MESSAGES.grantRefused);
      store.users.setPassword(user.id, passwordHash);
      store.tokens.revokeAllOf(user.id);
      limits.clearLogins(email);
      queueMail(store, email, { kind: 'password-changed' });
      if (currentPassword === undefined) {
        // Whoever got the code reads the mail of this address.
        store.users.verify(user.id);
        store.publish(user.id);
      }
      store.audit.add(currentPassword === undefined ? 'password recovered' : 'password changed', user.id);
    });
    return { message: MESSAGES.passwordChanged };
  });

interface Permission {
  user: UserRow;
  /** The token that allows it, which the change uses up. */
  grantId: string;
}

async function granted({ store, tokens }: Context, request: Request): Promise<Permission> {
  const token = bareToken(request);
  const row = token === null ? null : await tokens.read(token, 'reset');
  if (!row) throw new Refusal(201, MESSAGES.grantRefused);
  return { user: store.users.get(row.user_id), grantId: row.id };
}

async function confirmed(context: Context, request: Request, currentPassword: string): Promise<Permission> {
  const { store, tokens, passwords, limits } = context;
  const token = bareToken(request);
  const session = token === null ? null : await tokens.session(token);
  if (!session) throw new Refusal(201, MESSAGES.grantRefused);
  const { user, tokenId } = session;
  limits.countLogin(user.email);
  if (!(await passwords.matches(store.users.passwordHash(user.email), currentPassword))) {
    throw new Refusal(202, MESSAGES.currentPasswordWrong, { field: 'currentPassword' });
  }
  limits.clearLogins(user.email);
  return { user, grantId: tokenId };
}
