/* pages/landing/: the directory by place: all states, a state, a city, and the conditions treated there. */
import type { Landing as LandingData } from '#contract/landing.ts';
import { placeKey } from '../../app/api-keys.ts';
import type { PageProps } from '../../app/lazy-page.ts';
import { AnswerPage } from '../../components/page/answer-page.tsx';
import { Landing } from './landing.tsx';

/** /psychiatrists/{state}/{city}/{condition}: a state, a city, or one of them and a condition ("all" for the city). */
export default function PlacePage({ params }: PageProps) {
  return <AnswerPage<LandingData> path={placeKey(params)}>{(place) => <Landing place={place} />}</AnswerPage>;
}
