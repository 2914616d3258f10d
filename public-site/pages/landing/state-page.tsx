import type { PageProps } from '../../app/lazy-page.ts';
import { PlacePage } from './place.tsx';

/** /psychiatrists/{state} */
export default function StatePage({ params }: PageProps) {
  return <PlacePage path={`/api/landing/${params.state}`} />;
}
