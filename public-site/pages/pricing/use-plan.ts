import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { PAGES } from '#contract/paths.ts';
import type { PlanStatus } from '#contract/plans.ts';
import { useQueryString } from '../../app/navigation.ts';
import { usePlanStatus } from '../../components/payments/payment.ts';
import { refreshUser } from '../../app/session.ts';
import { showToast } from '../../app/toasts.ts';

/** Milliseconds between two questions whether the provider has told of a payment. */
const ASK_EVERY = 1500;

export interface OwnPlan {
  /** undefined while it is not known. */
  status: PlanStatus | undefined;
  /** Whoever opened the page comes from paying. */
  paid: boolean;
}

/**
 * The plan of the signed-in doctor; asked again and again for whoever comes from paying (`?paid=1`). Who has
 * submitted no profile goes on to it as soon as there is a plan.
 */
export function usePlan(user: User | null): OwnPlan {
  const paid = new URLSearchParams(useQueryString()).has('paid');
  const [, navigate] = useLocation();
  const status = usePlanStatus(user, (latest) => (paid && !latest?.plan ? ASK_EVERY : 0));

  const plan = status?.plan;
  const known = user?.plan;
  useEffect(() => {
    if (plan !== undefined && known !== undefined && plan !== known) void refreshUser();
  }, [plan, known]);

  const hasStarted = paid && plan !== undefined && plan > 0 && plan === known;
  const isNew = user?.submit_at === null;
  useEffect(() => {
    if (!hasStarted) return;
    showToast('success', 'Your plan has started.');
    navigate(isNew ? PAGES.setupProfile : PAGES.pricing, { replace: true });
  }, [hasStarted, isNew, navigate]);
  return { status, paid };
}
