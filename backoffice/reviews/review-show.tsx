import { Loading, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Review } from '#contract/reviews.ts';
import { MissingRecord } from '../records/missing-record.tsx';
import { ReviewPage } from './review-page.tsx';

/** One version of a profile, to decide about. */
export default function ReviewShow() {
  const { id } = useParams();
  const { data, error } = useGetOne<Review>('reviews', { id: Number(id) }, { retry: false });
  if (error && !data) return <MissingRecord error={error} />;
  // What the list knew of it comes first.
  return data && 'credentials' in data ? <ReviewPage key={data.id} review={data} /> : <Loading />;
}
