import useSWR from 'swr';
import type { LandingOverview } from '#contract/landing.ts';
import type { ApiError } from '../../app/api.ts';
import { useHeadingFocusKept } from '../../app/navigation.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { LandingFailure } from './landing-failure.tsx';
import { LandingSkeleton } from './landing-skeleton.tsx';
import { Overview } from './overview.tsx';

const KEY = '/api/landing';

/** /psychiatrists */
export default function OverviewPage() {
  const answer = useSWR<LandingOverview, ApiError>(KEY);
  const { data, error } = answer;
  const retry = useFailureToast(KEY, answer);
  useHeadingFocusKept(data !== undefined || error !== undefined);
  if (data) return <Overview overview={data} />;
  return error ? <LandingFailure error={error} retry={retry} /> : <LandingSkeleton />;
}
