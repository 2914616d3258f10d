import useSWR from 'swr';
import { useLocation } from 'wouter';
import type { Guide } from '#contract/guides.ts';
import type { ApiError } from '../../app/api.ts';
import { guideKey } from '../../app/guides.ts';
import { useHeadingFocusKept } from '../../app/navigation.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { LandingFailure } from '../landing/landing-failure.tsx';
import { LandingSkeleton } from '../landing/landing-skeleton.tsx';
import { GuideView } from './guide-view.tsx';

/** A page that a Markdown file holds: the guides, about us, the legal pages (SPEC §2, Static pages). */
export default function GuidePage() {
  const [path] = useLocation();
  const key = guideKey(path);
  const answer = useSWR<Guide, ApiError>(key);
  const { data, error } = answer;
  const retry = useFailureToast(key, answer);
  useHeadingFocusKept(data !== undefined || error !== undefined);
  if (data) return <GuideView guide={data} />;
  return error ? <LandingFailure error={error} retry={retry} /> : <LandingSkeleton />;
}
