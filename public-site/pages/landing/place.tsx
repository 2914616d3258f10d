import useSWR from 'swr';
import type { Landing as LandingData } from '#contract/landing.ts';
import type { ApiError } from '../../app/api.ts';
import { useHeadingFocusKept } from '../../app/navigation.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { Landing } from './landing.tsx';
import { LandingFailure } from './landing-failure.tsx';
import { LandingSkeleton } from './landing-skeleton.tsx';

/** The page of a place that a path of the API answers. */
export function PlacePage({ path }: { path: string }) {
  const answer = useSWR<LandingData, ApiError>(path);
  const { data, error } = answer;
  const retry = useFailureToast(path, answer);
  useHeadingFocusKept(data !== undefined || error !== undefined);
  if (data) return <Landing place={data} />;
  return error ? <LandingFailure error={error} retry={retry} /> : <LandingSkeleton />;
}
