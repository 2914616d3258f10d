/* pages/profiles/: a doctor's public page, a file for each part of it. */
import type { DoctorProfile } from '#contract/profiles.ts';
import { doctorCall } from '#contract/paths.ts';
import type { PageProps } from '../../app/lazy-page.ts';
import { AnswerPage } from '../../components/page/answer-page.tsx';
import { Profile } from './profile.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { useVisits } from './use-visits.ts';

/** /viewdoctorprofile/{id} */
export default function ProfilePage({ params }: PageProps) {
  return (
    <AnswerPage<DoctorProfile> path={doctorCall(params.id)} skeleton={<ProfileSkeleton />} what="profile">
      {(doctor) => <Counted doctor={doctor} />}
    </AnswerPage>
  );
}

function Counted({ doctor }: { doctor: DoctorProfile }) {
  useVisits(doctor);
  return <Profile doctor={doctor} />;
}
