import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';
import type { Needs } from '../../platform/platform.ts';
import { OF_NO_ACCOUNT } from '../mail/kinds/mail-kinds.ts';
import { planStatus } from '../payments/plan-status.ts';
import { userOf } from './user-of.ts';

/** So many mails; they are kept for a month. */
const MOST_MAILS = 1000;

/**
 * Everything that is kept of a user: field by field, so that a new column cannot leak. What would sign somebody in, and
 * where somebody else was, is not in it: no token, no digest of a password or a network, no text of a mail. Articles are
 * read one by one, as they are asked for.
 */
export function dataOf({ store, now }: Needs<'store' | 'now'>, user: UserRow) {
  const { id, email, proven } = user;
  const at = now().toISOString();
  return {
    exported_at: at,
    user: userOf(store, user),
    registered_at: user.created_at,
    plan: planStatus(store, user),
    payments: store.payments
      .ofUser(id)
      .map(({ kind, amount, currency, at }) => ({ kind, amount, currency, at })),
    profile: profileOf(store, id),
    articles: articlesOf(store, id),
    pictures: store.uploads.handedIn(id),
    visits: store.visits.since(id, ''),
    reports: store.reports.of(id),
    found_in_registers: store.registry.findings.of(id),
    letter: store.registry.letters.usedBy(id),
    asked_for_confirmation: store.confirmations.of(id),
    // At an address that nobody has proven it may be somebody else's.
    newsletter: proven && store.subscribers.has(email),
    newsletters: proven ? store.deliveries.to(email) : [],
    mails: store.outbox
      .to(email, MOST_MAILS)
      .filter(({ kind }) => proven || !OF_NO_ACCOUNT.includes(kind))
      .map(({ kind, status, created_at, sent_at }) => ({ kind, status, created_at, sent_at })),
    sessions: store.tokens
      .sessionsOf(id, at)
      .map(({ created_at, seen_at, expires_at, device }) => ({ created_at, seen_at, expires_at, device })),
    left_addresses: store.leftAddresses.of(id),
    networks: store.knownSources.of(id),
    signs_in_with: signInOf(store, id),
    history: store.audit.of(id).map(({ at, action }) => ({ at, action })),
  };
}

function* articlesOf({ articles }: Store, author: number) {
  for (const { id, state, title, sub_content } of articles.ofAuthor(author))
    yield { state, title, summary: sub_content, text: articles.byId(id)?.contents };
}

/** Besides the password; without what the codes and keys are made of. */
function signInOf({ secondFactors }: Store, id: number) {
  const { authenticators, passkeys, recoveryCodes } = secondFactors;
  const app = authenticators.of(id);
  return {
    app: app && { created_at: app.created_at },
    passkeys: passkeys.of(id).map(({ name, created_at, used_at }) => ({ name, created_at, used_at })),
    recovery_codes_left: recoveryCodes.left(id),
  };
}

/** What was typed and not saved, every version that there is, and where its credentials were looked up. */
function profileOf({ profiles }: Store, id: number) {
  const row = profiles.of(id);
  const draft = profiles.draft(id);
  return {
    draft: draft && { kept_at: draft.updated_at, content: JSON.parse(draft.content) as object },
    suspended_because: row?.suspended_why ?? null,
    looked_up: Object.entries(row?.checks ?? {}).map(([credential, { at, source, said, compared }]) => ({
      ...{ credential, at, source, said, compared },
    })),
    versions: profiles
      .versions(id)
      .map(({ status, made_at, why, decided_at, reason, registry, content }) => ({
        ...{ status, made_at, why, decided_at, reason, registry, content },
      })),
  };
}
