import useSWR from 'swr';
import type { Landing as LandingData } from '#contract/landing.ts';
import type { ApiError } from '../../api.ts';
import { useHeadingFocusKept } from '../../navigation.ts';
import { Landing } from './landing.tsx';
import { LandingFailure } from './landing-failure.tsx';
import { LandingSkeleton } from './landing-skeleton.tsx';

/** The page of a place that a path of the API answers. */
export function PlacePage({ path }: { path: string }) {
  const { data, error, mutate } = useSWR<LandingData, ApiError>(path);
  useHeadingFocusKept(data !== undefined || error !== undefined);
  if (data) return <Landing place={data} />;
  return error ? <LandingFailure error={error} retry={() => void mutate()} /> : <LandingSkeleton />;
}
