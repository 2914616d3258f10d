import type { ListedUser, UserProfile, UserRecord } from '#contract/users.ts';
import type { RefundRow } from '../../../db/payments/refunds.ts';
import type { Store } from '../../../db/store.ts';
import type { Payments } from '../payments/payments.ts';
import { shownRefund } from '../payments/refunds.ts';
import { planStatus } from '../payments/plan-status.ts';

const MOST_SHOWN = 100;

/** All that administrators see of a user: field by field, so that a new column cannot leak. */
export function userRecord(
  store: Store,
  { taken }: Pick<Payments, 'taken'>,
  user: ListedUser,
  now: Date,
): UserRecord {
  const { payments, outbox, tokens, audit, accountNotes: notes } = store;
  const refunds = payments.refundsOf(user.id);
  const customer = taken && payments.customer(taken.provider.name, user.id);
  return {
    ...user,
    profile: profileOf(store, user.id),
    plan_status: planStatus(store, user),
    subscriptions: payments
      .subscriptionsOf(user.id)
      .map(({ id, source, plan, status, started_at, period_end, cancel_at, holds_until, reason }) => ({
        ...{ id, source, plan, status, started_at, period_end, cancel_at, holds_until, reason },
      }))
      .reverse(),
    payments: payments
      .ofUser(user.id)
      .map(({ id, ref, kind, amount, currency, at }) => {
        const left = kind === 'paid' ? amount - refunded(refunds, ref) : 0;
        return { id, kind, amount, left, currency, at };
      })
      .reverse(),
    refunds: refunds.map(shownRefund).reverse(),
    provider_page: customer ? taken.provider.customerPage(customer) : null,
    notes: notes
      .of(user.id)
      .map(({ id, text, written_by_name, written_at }) => ({ id, text, written_by_name, written_at })),
    mails: outbox
      .to(user.email, MOST_SHOWN)
      .map(({ id, kind, status, created_at, sent_at }) => ({ id, kind, status, created_at, sent_at })),
    mails_stopped: outbox.suppressionOf(user.email),
    sessions: tokens
      .sessionsOf(user.id, now.toISOString())
      .map(({ created_at, seen_at, expires_at }) => ({ created_at, seen_at, expires_at })),
    audit: audit
      .of(user.id)
      .slice(-MOST_SHOWN)
      .map(({ at, action, actor_id, note }) => ({
        at,
        action,
        actor_id,
        actor_name: nameOf(store, actor_id),
        note,
      }))
      .reverse(),
  };
}

function profileOf({ profiles, listings }: Store, id: number): UserProfile | null {
  const profile = profiles.of(id);
  if (!profile) return null;
  const { content, submit_at, approved_at, suspended_at, suspended_why, updated_at } = profile;
  return {
    is_public: listings.profile(id) !== null,
    title: content.title ?? null,
    city: content.city ?? null,
    zip: content.zip ?? null,
    npi: content.npi ?? null,
    avatar: content.avatar ?? null,
    submit_at,
    approved_at,
    waiting_review: profiles.waiting(id)?.id ?? null,
    suspended_at,
    suspended_why,
    decisions: profiles.decisions(id),
    updated_at,
  };
}

/** What of a payment is ordered to be given back, or is: in the smallest unit. */
function refunded(refunds: RefundRow[], ref: string): number {
  const own = refunds.filter(({ payment, refused }) => payment === ref && refused === null);
  return own.reduce((sum, { amount }) => sum + amount, 0);
}

/** Null for nobody, and for somebody who has left. */
function nameOf({ users }: Store, id: number | null): string | null {
  const user = id === null ? null : users.byId(id);
  return user && `${user.first_name} ${user.last_name}`;
}
