import {
  appOffer,
  changedFactors,
  secondFactors,
  webAuthnQuestion,
} from '#contract/schemas/answers/second-factors.ts';
import type { ChangedFactors } from '#contract/second-factors.ts';
import { MOST_PASSKEYS } from '#contract/second-factors.ts';
import type { AuditAction } from '#contract/audit.ts';
import { REPLIES } from '#contract/messages.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import { appConfirmation, passkeyAddition, passkeyRemoval } from '#contract/schemas/second-factors.ts';
import type { Request } from 'express';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { AccountNeeds } from './needs.ts';
import { ownAction } from '../../platform/http/action.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import type { FactorChange } from '../mail/kinds/factor-mails.ts';
import type { SessionProof } from '../../platform/security/proofs.ts';
import { newRecoveryCodes, recoveryCodeHash } from '../../platform/security/recovery-codes.ts';
import { freshlySignedIn, signedIn } from '../../platform/security/session.ts';
import { factorRefused } from './factor-refused.ts';
import { factorsOf } from './factors-of.ts';

/** What somebody signs in with besides the password. Every change wants a fresh proof, and its owner is told of it. */
export function ownFactors(context: AccountNeeds) {
  const { store, app, passkeys, proofs, limits, sources, now } = context;
  const { authenticators, recoveryCodes } = store.secondFactors;
  const fresh = (request: Request) => freshlySignedIn(context, request);

  return {
    list: ownAction(
      (request) => signedIn(context, request),
      { does: 'Answers what the account has besides its password.', answer: secondFactors, example: {} },
      (_, session) => factorsOf(context, session.holder()),
    ),

    /** A secret for an app. Nothing is changed until its first code comes. */
    beginApp: ownAction(
      fresh,
      {
        fresh: true,
        does: 'Answers a secret for an authenticator app. Nothing is changed until its first code comes.',
        body: nothing,
        answer: appOffer,
        example: {},
      },
      (_, session) => app.offer(session.holder()),
    ),
    addApp: ownAction(
      fresh,
      {
        fresh: true,
        does: 'Adds the app whose first code is sent.',
        body: appConfirmation,
        answer: changedFactors,
        refuses: { 202: 'The offer is over.' },
      },
      ({ offer, code }, session, request) =>
        change(session, request, 'app-added', 'added authenticator app', (user) => {
          const isRight = app.take(user, offer, code);
          if (isRight === null) throw new Refusal(202, REPLIES.appOfferRefused);
          if (!isRight) throw factorRefused(user, user.id);
        }),
    ),
    removeApp: ownAction(
      fresh,
      {
        fresh: true,
        does: 'Removes the app.',
        body: nothing,
        answer: changedFactors,
        refuses: { 409: 'There is none.' },
      },
      (_, session, request) =>
        change(session, request, 'app-removed', 'removed authenticator app', ({ id }) => {
          if (!authenticators.of(id)) throw gone();
          authenticators.remove(id);
        }),
    ),

    beginPasskey: ownAction(
      fresh,
      {
        fresh: true,
        does: 'Answers what a browser makes a passkey with (WebAuthn).',
        body: nothing,
        answer: webAuthnQuestion,
        refuses: { 202: 'There are too many, or passkeys cannot be used at this address.' },
        example: {},
      },
      async (_, session) => {
        const user = session.holder();
        refuseAnother(user);
        return passkeys.offer(user);
      },
    ),
    addPasskey: ownAction(
      fresh,
      {
        fresh: true,
        does: 'Adds the passkey that a browser has made.',
        body: passkeyAddition,
        answer: changedFactors,
        refuses: { 202: 'It is not as was asked, took too long, or there are too many.' },
      },
      async ({ name, passkey }, session, request) => {
        const made = await passkeys.made(session.holder(), passkey);
        if (!made) throw new Refusal(202, REPLIES.passkeyRefused);
        return change(session, request, 'passkey-added', 'added passkey', (user) => {
          refuseAnother(user);
          const isTaken = store.secondFactors.passkeys.byId(made.key.id) !== null;
          if (isTaken || !passkeys.useOffer(user, made)) throw new Refusal(202, REPLIES.appOfferRefused);
          store.secondFactors.passkeys.add({
            ...made.key,
            name,
            created_at: now().toISOString(),
            used_at: null,
          });
        });
      },
    ),
    removePasskey: ownAction(
      fresh,
      {
        fresh: true,
        does: 'Removes a passkey.',
        body: passkeyRemoval,
        answer: changedFactors,
        refuses: { 409: 'There is no such passkey.' },
      },
      ({ id: passkey }, session, request) =>
        change(session, request, 'passkey-removed', 'removed passkey', ({ id }) => {
          if (!store.secondFactors.passkeys.remove(id, passkey)) throw gone();
        }),
    ),

    renewCodes: ownAction(
      fresh,
      {
        fresh: true,
        does: 'Makes new recovery codes in the place of the old ones.',
        body: nothing,
        answer: changedFactors,
        refuses: { 409: 'There is no second factor.' },
      },
      (_, session, request) =>
        change(session, request, 'codes-renewed', 'made recovery codes', ({ id }) => {
          if (!store.secondFactors.has(id)) throw gone();
          recoveryCodes.removeAllOf(id);
        }),
    ),
  };

  function refuseAnother({ id }: UserRow): void {
    if (!passkeys.areTaken) throw new Refusal(202, REPLIES.noPasskeysHere);
    if (store.secondFactors.passkeys.of(id).length >= MOST_PASSKEYS)
      throw new Refusal(202, `An account has at most ${MOST_PASSKEYS} passkeys: remove one first.`);
  }

  /**
   * Writes a change with all that follows from it. Codes come with the first factor and go with the last one. Sessions
   * that were opened with less, or with what is gone, end; a further passkey ends none.
   */
  function change(
    session: SessionProof,
    request: Request,
    what: FactorChange,
    action: AuditAction,
    write: (user: UserRow) => void,
  ): ChangedFactors {
    return proofs.act([session], (user) => {
      limits.countFactorUse(user.email);
      const hadCodes = recoveryCodes.left(user.id) > 0;
      write(user);
      const has = store.secondFactors.has(user.id);
      const codes = has && recoveryCodes.left(user.id) === 0 ? newRecoveryCodes() : undefined;
      if (codes || !has) recoveryCodes.replace(user.id, codes?.map(recoveryCodeHash) ?? []);
      if (what !== 'passkey-added' || !hadCodes) store.tokens.revokeOthersOf(user.id, session.id);
      addToOutbox(store, user.email, { kind: 'second-factor-changed', change: what });
      store.audit.add({ action, user: user.id, source: sources.of(request).trace });
      return { ...factorsOf(context, user), ...(codes && { recovery_codes: codes }) };
    });
  }
}

function gone(): Refusal {
  return new Refusal(409, 'This is not there (any more).');
}
