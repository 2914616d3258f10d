import useSWR from 'swr';
import type { DoctorProfile } from '#contract/doctors.ts';
import type { ApiError } from '../../../app/api.ts';
import { useHeadingFocusKept } from '../../../app/navigation.ts';
import { useFailureToast } from '../../../app/use-failure-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import NotFoundPage from '../../not-found.tsx';
import { Profile } from './profile.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import styles from './profile.module.css';

export default function ProfilePage({ params }: { params: { id: string } }) {
  const key = `/api/doctors/${params.id}`;
  const answer = useSWR<DoctorProfile, ApiError>(key);
  const { data, error } = answer;
  const retry = useFailureToast(key, answer);
  useHeadingFocusKept(data !== undefined || error !== undefined);
  if (data) return <Profile doctor={data} />;
  if (!error) return <ProfileSkeleton />;
  if (error.status === 404 || error.status === 410) return <NotFoundPage />;
  return (
    <div className={`page-width ${styles.failed}`}>
      <EmptyState
        level={1}
        title="This profile could not be loaded."
        actions={<Button onClick={retry}>Try again</Button>}
      >
        <p>{error.message}</p>
      </EmptyState>
    </div>
  );
}
