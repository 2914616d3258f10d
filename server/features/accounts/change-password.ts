import { done, issuedToken } from '#contract/schemas/answers/messages.ts';
import type { Request } from 'express';
import { MESSAGES, REPLIES } from '#contract/messages.ts';
import { codeCheck, emailOnly, passwordChange } from '#contract/schemas/accounts.ts';
import type { AccountNeeds } from './needs.ts';
import { action } from '../../platform/http/action.ts';
import { bareToken } from '../../platform/security/bare-token.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Proof } from '../../platform/security/proofs.ts';
import { freshlySignedIn } from '../../platform/security/session.ts';
import type { Source } from '../../platform/security/network-digest.ts';
import { refuseWeakPassword } from '../../platform/security/weak-password.ts';

/** Mails a code to whoever has an account. The answer, and the work, are the same when nobody has. */
export const sendVerifyCode = ({ store, codes, limits, sources }: AccountNeeds) =>
  action(
    {
      does: 'Mails a code to whoever has an account. The answer is the same when nobody has.',
      body: emailOnly,
      answer: done,
      example: { body: { email: 'doctor@example.com' } },
    },
    ({ email }, request) => {
      const source = sources.of(request);
      store.transaction(() => {
        limits.countMail('reset', email, source);
        const code = codes.renew('reset', email, source);
        const user = store.users.byEmail(email);
        if (user) addToOutbox(store, email, { kind: 'reset-code', code });
        else store.outbox.pretend({ recipient: email, kind: 'reset-code', data: { code } });
        store.audit.add({ action: 'code sent', user: user?.id, actor: null, source: source.trace });
      });
      return { message: MESSAGES.codeSent };
    },
  );

/** Turns a right code into a grant: for ten minutes it may set the password of its account, once. */
export const checkVerifyCode = ({ store, tokens, proofs, sources }: AccountNeeds) =>
  action(
    {
      does: 'Turns the code of the mail into a token that may set the password once, within ten minutes.',
      body: codeCheck,
      answer: issuedToken,
      example: { body: { email: 'doctor@example.com', verifyCode: '{reset code}' } },
    },
    async ({ email, verifyCode }, request) => {
      const proof = proofs.code('reset', email, verifyCode, sources.of(request), wrong);
      if (!proof) throw wrong();
      const grant = await tokens.issue('reset', proof.holder().id);
      proofs.act([proof], () => store.tokens.add(grant.row));
      return { token: grant.token };

      function wrong(): Refusal {
        return codeRefused(store.users.byEmail(email)?.id);
      }
    },
  );

/** That a code was not right; `user`: whose account it was for. */
export function codeRefused(user: number | null = null): Refusal {
  return new Refusal(400, REPLIES.codeRefused, {
    fields: { verifyCode: REPLIES.codeRefused },
    note: { action: 'code refused', user, actor: null },
  });
}

/**
 * Sets a password, by a grant or by a session with the current password; where there is a second factor the session has
 * to be proven afresh as well. Every session of the account ends.
 */
export const changePassword = (context: AccountNeeds) =>
  action(
    {
      does: 'Sets a password and ends every session, by the token of a code, or by a session with the current password.',
      token: 'The token of /api/user/check-verify-code, or a session.',
      fresh: true,
      body: passwordChange,
      answer: done,
      refuses: {
        201: 'The token is used or over, or there is none.',
        202: 'The current password is not right, or the new one is too short, or among the common ones.',
      },
      example: {
        body: {
          email: 'doctor@example.com',
          password: 'a quiet green harbor',
          currentPassword: 'demo-password-1',
        },
      },
    },
    async ({ email, password, currentPassword }, request) => {
      const { config, store, passwords, tokens, proofs, sources } = context;
      const source = sources.of(request);
      const isRecovery = currentPassword === undefined;
      const permission = isRecovery
        ? await granted(context, request)
        : await confirmed(context, request, currentPassword, source);
      const person = permission[0].holder();
      if (person.email !== email) throw grantRefused();
      const isByMail = isRecovery && tokens.isMailed(bareToken(request) ?? '');
      await refuseWeakPassword(password, person, config.siteName);
      passwords.refuseWhenBusy(source);
      const passwordHash = await passwords.hash(password, source);
      proofs.act(permission, ({ id }) => {
        // Where there is a second factor, who reads the mail may be a stranger still.
        const isOwner =
          !isRecovery || !store.secondFactors.has(id) || store.knownSources.has(email, source.key);
        store.users.setPassword(id, passwordHash);
        store.tokens.revokeAllOf(id);
        store.knownSources.removeAllOf(id);
        addToOutbox(store, email, { kind: 'password-changed' });
        if (isByMail) {
          // Whoever got the code reads the mail of this address.
          store.users.prove(id);
          store.invitations.takeUp(store.users.get(id));
        }
        if (isOwner) store.knownSources.add(id, source.key, context.now().toISOString());
        context.limits.clearLogins(email, source);
        // What was tried was the password before.
        context.limits.clearConfirmations(email);
        const action = isRecovery ? 'password recovered' : 'password changed';
        store.audit.add({ action, user: id, source: source.trace });
      });
      return { message: REPLIES.passwordChanged };
    },
  );

async function granted({ proofs }: AccountNeeds, request: Request): Promise<[Proof]> {
  return [await proofs.tokenOnce(bareToken(request), 'reset', grantRefused)];
}

async function confirmed(
  context: AccountNeeds,
  request: Request,
  currentPassword: string,
  source: Source,
): Promise<[Proof, Proof]> {
  const { store, proofs } = context;
  const session = await proofs.tokenOnce(bareToken(request), 'session', grantRefused);
  const { id, email } = session.holder();
  // A stolen session and the password are not enough where a second factor is asked for.
  const owner = store.secondFactors.has(id) ? await freshlySignedIn(context, request) : session;
  owner.holder();
  const confirmation = await proofs.confirmation(email, currentPassword, source, grantRefused);
  if (confirmation) return [owner, confirmation];
  throw new Refusal(202, REPLIES.currentPasswordWrong, {
    field: 'currentPassword',
    note: { action: 'current password refused', user: id },
  });
}

function grantRefused(): Refusal {
  return new Refusal(201, REPLIES.grantRefused);
}
