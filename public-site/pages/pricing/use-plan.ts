import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { User } from '#contract/accounts.ts';
import { API } from '#contract/paths.ts';
import type { PlanStatus } from '#contract/plans.ts';
import { getOwn } from '../../app/api.ts';
import type { ApiError } from '../../app/api.ts';
import { useQueryString } from '../../app/navigation.ts';
import { refreshUser } from '../../app/session.ts';

/** Milliseconds between two questions whether the provider has told of a payment. */
const ASK_EVERY = 1500;

export interface OwnPlan {
  /** undefined while it is not known. */
  status: PlanStatus | undefined;
  /** The doctor comes from paying, and nothing was heard of it yet. */
  waiting: boolean;
}

/** The plan of the signed-in doctor; asked again and again for whoever comes from paying (`?paid=1`). */
export function usePlan(user: User | null): OwnPlan {
  const comesFromPaying = useQueryString().includes('paid=1');
  const [before] = useState(user?.plan ?? 0);
  const { data } = useSWR<PlanStatus, ApiError>(user ? API.paymentStatus : null, getOwn<PlanStatus>, {
    revalidateOnMount: true,
    refreshInterval: (latest) => (comesFromPaying && !latest?.plan ? ASK_EVERY : 0),
  });
  const plan = data?.plan;
  useEffect(() => {
    if (plan !== undefined && plan !== before) void refreshUser();
  }, [plan, before]);
  return { status: data, waiting: comesFromPaying && user !== null && !plan };
}
