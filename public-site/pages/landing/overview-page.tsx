import useSWR from 'swr';
import type { LandingOverview } from '#contract/landing.ts';
import type { ApiError } from '../../api.ts';
import { useHeadingFocusKept } from '../../navigation.ts';
import { LandingFailure } from './landing-failure.tsx';
import { LandingSkeleton } from './landing-skeleton.tsx';
import { Overview } from './overview.tsx';

/** /psychiatrists */
export default function OverviewPage() {
  const { data, error, mutate } = useSWR<LandingOverview, ApiError>('/api/landing');
  useHeadingFocusKept(data !== undefined || error !== undefined);
  if (data) return <Overview overview={data} />;
  return error ? <LandingFailure error={error} retry={() => void mutate()} /> : <LandingSkeleton />;
}
