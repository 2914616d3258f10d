import type { Call } from '../../platform/http/describe-call.ts';
import { describeCall } from '../../platform/http/describe-call.ts';
import { ownData } from '#contract/schemas/answers/accounts.ts';
import { done } from '#contract/schemas/answers/messages.ts';
import type { Request } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EDITORIAL_DESK } from '#contract/articles.ts';
import { REPLIES } from '#contract/messages.ts';
import { accountDeletion, nothing } from '#contract/schemas/accounts.ts';
import { removeAccount } from './remove-account.ts';
import type { AccountNeeds } from './needs.ts';
import { ownAction } from '../../platform/http/action.ts';
import { bareToken } from '../../platform/security/bare-token.ts';
import type { Proof } from '../../platform/security/proofs.ts';
import { freshlySignedIn, signedIn } from '../../platform/security/session.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import { dataOf } from './data-of.ts';
import { endOfPlan } from '../payments/end-plan.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { validate } from '../../platform/http/validate.ts';
import { jsonOf } from './json-of.ts';

const EXPORTING: Call = {
  does: 'Answers everything that is kept about the person who asks, as a file.',
  who: 'account',
  body: nothing,
  answer: ownData,
  example: {},
};

/** Everything that is kept about the person who asks, as a file (see `dataOf`); an article at a time. */
export const exportData = (context: AccountNeeds) =>
  describeCall(EXPORTING, async (request, response) => {
    const { store, proofs, sources, limits, turns } = context;
    const session = await signedIn(context, request);
    session.holder();
    validate(nothing, request.body ?? {});
    const { articles, ...data } = proofs.act([session], (user) => {
      limits.countExport(user.email);
      store.audit.add({ action: 'exported data', user: user.id, source: sources.of(request).trace });
      return dataOf(context, user);
    });
    const nextTurn = async () => {
      await turns.next(request);
      // Whoever is signed out meanwhile gets no more of it.
      session.holder();
    };
    response.attachment('my-data.json');
    await pipeline(Readable.from(jsonOf(data, 'articles', articles, nextTurn)), response);
  });

/**
 * Deletes the account with everything in it; the password proves that it is the owner who asks. Whoever asks again,
 * because the answer was lost, hears that it is done.
 */
export const deleteAccount = (context: AccountNeeds) =>
  ownAction(
    (request) => ownerOrGone(context, request),
    {
      does: 'Deletes the account with everything in it.',
      fresh: true,
      body: accountDeletion,
      answer: done,
      refuses: {
        203: 'It is the only administrator.',
        409: 'Something else becomes of the plan than `planEnd` says.',
      },
      example: { body: { currentPassword: 'demo-password-1' } },
    },
    async ({ currentPassword, articles, planEnd }, session, request) => {
      if (!('redeem' in session)) return { message: REPLIES.accountDeleted };
      const { store, proofs, sources } = context;
      const source = sources.of(request);
      const { id, email } = session.holder();
      // A stolen session and the password are not enough where a second factor is asked for.
      const owner = store.secondFactors.has(id) ? await freshlySignedIn(context, request) : session;
      owner.holder();
      const confirmation = await proofs.confirmation(email, currentPassword, source, wrong);
      if (!confirmation) throw wrong();
      proofs.act([owner, confirmation], (user) => {
        if (user.manage_role === 'admin' && store.users.admins() === 1)
          throw new Refusal(203, REPLIES.lastAdmin);
        if (planEnd !== undefined && planEnd !== (endOfPlan(store, id)?.how ?? null))
          throw new Refusal(409, 'Something else becomes of your plan by now. Please read again what does.');
        if (articles === 'remove')
          for (const article of store.articles.ofAuthor(id)) store.articles.remove(article.id);
        removeAccount(context, id, articles === 'unnamed' ? EDITORIAL_DESK : null);
        addToOutbox(store, email, { kind: 'account-deleted' });
        store.audit.add({ action: 'deleted account', user: id, source: source.trace });
      });
      return { message: REPLIES.accountDeleted };

      function wrong(): Refusal {
        return new Refusal(401, REPLIES.currentPasswordWrong, {
          fields: { currentPassword: REPLIES.currentPasswordWrong },
          note: { action: 'current password refused', user: id },
        });
      }
    },
  );

/** In the place of a session whose account is deleted. */
const GONE = { holder: () => null };

async function ownerOrGone(context: AccountNeeds, request: Request): Promise<Proof | typeof GONE> {
  const token = bareToken(request);
  if (token !== null && (await context.tokens.isOfNobody(token))) return GONE;
  return signedIn(context, request);
}
