import type { PageProps } from '../../app/lazy-page.ts';
import { PlacePage } from './place.tsx';

/** /psychiatrists/{state}/{city} */
export default function CityPage({ params }: PageProps) {
  return <PlacePage path={`/api/landing/${params.state}/${params.city}`} />;
}
