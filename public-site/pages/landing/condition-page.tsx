import type { PageProps } from '../../app/lazy-page.ts';
import { PlacePage } from './place.tsx';

/** /psychiatrists/{state}/{city}/{condition}; of a whole state with "all" for the city. */
export default function ConditionPage({ params }: PageProps) {
  return <PlacePage path={`/api/landing/${params.state}/${params.city}/${params.condition}`} />;
}
