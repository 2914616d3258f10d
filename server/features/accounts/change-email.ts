import { createHash } from 'node:crypto';
import { TAKE_BACK_DAYS } from '#contract/accounts.ts';
import { DAY_MS } from '#contract/constants.ts';
import { REPLIES } from '#contract/messages.ts';
import { OPERATOR_REPLIES } from '#contract/accounts.ts';
import { emailChange, emailOnly, tokenOnly } from '#contract/schemas/accounts.ts';
import { changedUser } from '#contract/schemas/answers/accounts.ts';
import { done } from '#contract/schemas/answers/messages.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import { action, ownAction } from '../../platform/http/action.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashOf, newLinkToken } from '../../platform/security/link-token.ts';
import { freshlySignedIn, signedIn } from '../../platform/security/session.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import type { AccountNeeds } from './needs.ts';
import { isKept, moveAddress } from './move-address.ts';
import { userOf } from './user-of.ts';

/**
 * Mails a code to the address that the account has, and one to the address that it is to have. Where another account has
 * that one, its owner is told, and who asks is not.
 */
export const beginEmailChange = (context: AccountNeeds) =>
  ownAction(
    (request) => freshlySignedIn(context, request),
    {
      does: 'Mails two codes, to the address of the account and to the one that it is to have.',
      fresh: true,
      body: emailOnly,
      answer: done,
      refuses: { 202: 'It is the address that the account has.' },
      example: { body: { email: 'new-address@example.com' } },
    },
    ({ email }, session, request) => {
      const { store, proofs, limits, codes, sources } = context;
      const source = sources.of(request);
      return proofs.act([session], (user) => {
        if (user.email === email) throw new Refusal(202, REPLIES.sameAddress, { field: 'email' });
        const change = nameOf(user, email);
        limits.countMail('change-email', user.email, source);
        limits.countMail('old-address', change, source);
        limits.countMail('new-address', change, source);
        // Whoever has many accounts has no more mails for somebody than with one.
        limits.countMail('asked-address', email, source);
        const code = codes.renew('new-address', change, source);
        addToOutbox(store, user.email, {
          kind: 'old-address-code',
          code: codes.renew('old-address', change, source),
        });
        addToOutbox(
          store,
          email,
          isKept(store, email) ? { kind: 'address-in-use' } : { kind: 'new-address-code', code },
        );
        store.audit.add({ action: 'code sent', user: user.id, source: source.trace });
        return { message: REPLIES.codesSent };
      });
    },
  );

/** Gives the account its new address, by both codes. The old one is told, and can take the account back for some days. */
export const changeEmail = (context: AccountNeeds) =>
  ownAction(
    (request) => signedIn(context, request),
    {
      does: 'Gives the account another address, by the codes of both mails.',
      body: emailChange,
      answer: changedUser,
    },
    ({ email, oldCode, newCode }, session, request) => {
      const { store, proofs, codes, sources, now } = context;
      const source = sources.of(request);
      const asked = session.holder();
      const change = nameOf(asked, email);
      // Each is looked at, so that both count as guesses.
      const isOld = codes.isRight('old-address', change, oldCode, source);
      const isNew = codes.isRight('new-address', change, newCode, source);
      if (!isOld || !isNew) throw refused(!isOld);
      return proofs.act([session], (user) => {
        if (user.email !== asked.email || !codes.take('old-address', change, oldCode)) throw refused(true);
        if (!codes.take('new-address', change, newCode)) throw refused(false);
        if (!moveAddress(context, user, email)) throw refused(false);
        const token = newLinkToken();
        const left_at = now().toISOString();
        const expires_at = new Date(now().getTime() + TAKE_BACK_DAYS * DAY_MS).toISOString();
        store.leftAddresses.add({
          ...{ token_hash: hashOf(token), user_id: user.id, email: user.email, left_at, expires_at },
        });
        addToOutbox(store, user.email, { kind: 'address-left', token });
        addToOutbox(store, email, { kind: 'address-arrived' });
        store.knownSources.add(user.id, source.key, left_at);
        store.audit.add({ action: 'changed address', user: user.id, source: source.trace });
        return { user: userOf(store, store.users.get(user.id)), message: REPLIES.addressChanged };
      });

      function refused(isOldCode: boolean): Refusal {
        return new Refusal(400, REPLIES.codeRefused, {
          fields: { [isOldCode ? 'oldCode' : 'newCode']: REPLIES.codeRefused },
          note: { action: 'code refused', user: asked.id },
        });
      }
    },
  );

/**
 * Gives an account back to the address that it had, by the link that was mailed there. Nobody stays signed in, and nothing
 * signs in that may be somebody else's: neither the password nor what was added since.
 */
export const takeBackAddress = (context: AccountNeeds) =>
  action(
    {
      does: 'Gives an account back to the address that it had, by the link that was mailed there, and ends every session.',
      body: tokenOnly,
      answer: done,
      refuses: { 201: 'The link is used or over.', 203: 'Another account has the address by now.' },
    },
    ({ token }, request) => {
      const { config, store, sources, now } = context;
      return store.transaction(() => {
        const left = store.leftAddresses.byToken(hashOf(token), now().toISOString());
        if (!left) throw new Refusal(201, REPLIES.takeBackRefused);
        const user = store.users.get(left.user_id);
        if (user.email !== left.email && !moveAddress(context, user, left.email))
          throw new Refusal(203, OPERATOR_REPLIES.addressOfAnother(config.contactAddress));
        store.leftAddresses.removeSince(left);
        store.users.setPassword(user.id, null);
        store.secondFactors.removeSince(user.id, left.left_at);
        store.tokens.revokeAllOf(user.id);
        store.knownSources.removeAllOf(user.id);
        addToOutbox(store, user.email, { kind: 'address-taken-back' });
        const { trace } = sources.of(request);
        store.audit.add({ action: 'took address back', user: user.id, actor: null, source: trace });
        return { message: REPLIES.takenBack };
      });
    },
  );

/** What codes are about: which account, from which address to which one. A code for one change is none for another. */
function nameOf({ id, email }: UserRow, to: string): string {
  return createHash('sha256')
    .update(JSON.stringify([id, email, to]))
    .digest('base64url');
}
