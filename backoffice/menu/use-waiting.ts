import { useEffect } from 'react';
import { useGetOne } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { WaitingRecord } from '../data-provider.ts';

/**
 * How much waits in each resource, as it is when a page is opened, when something was done there, and when the window is
 * come back to. It is not asked for by a clock: a session that nobody uses is to end.
 */
export function useWaiting(): Record<string, number> {
  const { pathname } = useLocation();
  const { data, refetch } = useGetOne<WaitingRecord>('waiting', { id: 'now' });
  useEffect(() => void refetch(), [pathname, refetch]);
  if (!data) return {};
  return {
    reviews: data.reviews,
    reports: data.reports,
    'registry-files': data.held_files,
    'registry-findings': data.findings,
    articles: data.articles,
    outbox: data.failed_mails + data.late_mails,
    subscriptions: data.failed_payments,
  };
}
