import { REPLIES } from '#contract/messages.ts';
import { renaming, nothing, sessionEnding } from '#contract/schemas/accounts.ts';
import { changedUser, ownAccount as ownAccountAnswer } from '#contract/schemas/answers/accounts.ts';
import { done } from '#contract/schemas/answers/messages.ts';
import type { Request } from 'express';
import { ownAction } from '../../platform/http/action.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { bareToken } from '../../platform/security/bare-token.ts';
import { signedIn } from '../../platform/security/session.ts';
import type { AccountNeeds } from './needs.ts';
import { userOf } from './user-of.ts';

/** What the page of one's account shows, and what is changed there without a proof: the name, and who else is signed in. */
export function ownAccount(context: AccountNeeds) {
  const { store, tokens, proofs, limits, sources } = context;
  const whoAsks = (request: Request) => signedIn(context, request);
  const thisSession = async (request: Request) => tokens.idOf(bareToken(request) ?? '', 'session');

  return {
    show: ownAction(
      whoAsks,
      {
        does: 'Answers what there is of the account besides the user: sessions, newsletter, payments.',
        answer: ownAccountAnswer,
        example: {},
      },
      async (_, session, request) => {
        const current = await thisSession(request);
        const user = session.holder();
        return {
          registered_at: user.created_at,
          sessions: tokens.sessionsOf(user).map(({ id, device, created_at, seen_at }) => ({
            ...{ id, device, created_at, seen_at },
            is_this: id === current,
          })),
          newsletter: user.proven && store.subscribers.has(user.email),
          payments: store.payments
            .ofUser(user.id)
            .map(({ kind, amount, currency, at }) => ({ kind, amount, currency, at }))
            .reverse(),
          articles: store.articles.ofAuthor(user.id).filter(({ state }) => state === 'published').length,
        };
      },
    ),

    rename: ownAction(
      whoAsks,
      {
        does: 'Changes the name of the account. What visitors read is the one of the profile.',
        body: renaming,
        answer: changedUser,
        example: { body: { first_name: 'Ada', last_name: 'Osei' } },
      },
      (names, session, request) =>
        proofs.act([session], ({ id, email }) => {
          limits.countSave(email);
          store.users.rename(id, names);
          const note = 'first_name, last_name';
          store.audit.add({ action: 'saved account', user: id, source: sources.of(request).trace, note });
          return { user: userOf(store, store.users.get(id)), message: REPLIES.renamed };
        }),
    ),

    endSession: ownAction(
      whoAsks,
      {
        does: 'Signs one device of the account out.',
        body: sessionEnding,
        answer: done,
        refuses: { 409: 'It has ended already, or is none of the account.' },
      },
      ({ id: ended }, session, request) =>
        proofs.act([session], ({ id }) => {
          if (!store.tokens.revokeSession(id, ended)) throw new Refusal(409, REPLIES.sessionGone);
          store.audit.add({ action: 'ended sessions', user: id, source: sources.of(request).trace });
          return { message: 'That device is signed out.' };
        }),
    ),

    endOtherSessions: ownAction(
      whoAsks,
      {
        does: 'Signs all devices of the account out but the one that asks.',
        body: nothing,
        answer: done,
        example: {},
      },
      async (_, session, request) => {
        const current = await thisSession(request);
        return proofs.act([session], ({ id }) => {
          store.tokens.revokeOthersOf(id, current ?? '');
          store.audit.add({ action: 'ended sessions', user: id, source: sources.of(request).trace });
          return { message: 'All other devices are signed out.' };
        });
      },
    ),
  };
}
