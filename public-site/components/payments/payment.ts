/* components/payments/: the way to the payment provider. */
import { useState } from 'react';
import useSWR from 'swr';
import type { User } from '#contract/accounts.ts';
import { API } from '#contract/paths.ts';
import type { Checkout, Plan, PlanStatus } from '#contract/plans.ts';
import { getOwn, post } from '../../app/api.ts';
import type { ApiError } from '../../app/api.ts';
import { showError, showToast } from '../../app/toasts.ts';

/** SPEC §3, client state: for whom the checkout is that the browser was sent to. Empty until then. */
export const payment = { email: '', customerId: '' };

/** The plan of the signed-in doctor; undefined while it is not known. `refreshInterval`: milliseconds, 0 for never. */
export function usePlanStatus(
  user: User | null,
  refreshInterval: (latest: PlanStatus | undefined) => number = () => 0,
): PlanStatus | undefined {
  // The user is in the key: the next one who signs in here is not to see the plan of the last.
  const key = user && [API.paymentStatus, user.id];
  const { data } = useSWR<PlanStatus, ApiError>(key, () => getOwn<PlanStatus>(API.paymentStatus), {
    revalidateOnMount: true,
    refreshInterval,
  });
  return data;
}

/** Leads to the provider's pages, to pay or to manage what was bought. What is refused is told in a toast. */
export function useProviderPages() {
  const [leaving, setLeaving] = useState<Plan | 'billing' | null>(null);

  return {
    /** What the browser is about to leave for. */
    leaving,
    toCheckout: (plan: Plan) =>
      leaveFor(plan, async () => {
        const answer = await post<Checkout>(API.checkout, { plan });
        if (answer.status === 200) {
          payment.email = answer.body.email;
          payment.customerId = answer.body.customerId;
        }
        return answer;
      }),
    toBilling: () => leaveFor('billing', () => post<{ url: string }>(API.billingPortal)),
  };

  async function leaveFor(target: Plan | 'billing', ask: () => ReturnType<typeof post<{ url: string }>>) {
    setLeaving(target);
    try {
      const answer = await ask();
      if (answer.status === 200) return location.assign(answer.body.url);
      showToast('warning', answer.message);
    } catch (error) {
      showError(error);
    }
    setLeaving(null);
  }
}
