import type { ReactNode } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { User } from '#contract/accounts.ts';
import type { DoctorProfile } from '#contract/doctors.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { doctorCall } from '#contract/paths.ts';
import type { ApiError } from '../../../app/api.ts';
import { refreshUser } from '../../../app/session.ts';
import page from '../../../components/page/page.module.css';
import { classes } from '../../../ui/classes.ts';
import { AvailabilitySection } from './availability-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { CredentialsSection } from './credentials-section.tsx';
import { EducationSection } from './education-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { PhotoSection } from './photo-section.tsx';
import { PracticeSection } from './practice-section.tsx';
import { isWhole } from './whole-profile.ts';
import { StatusCard } from './status-card.tsx';
import { SummarySection } from './summary-section.tsx';
import { TitleSection } from './title-section.tsx';
import { useEditing } from './use-editing.tsx';
import { VisitsCard } from './visits-card.tsx';
import { WaitingTable } from './waiting-table.tsx';
import styles from './own-profile-view.module.css';

interface OwnProfileViewProps {
  user: User;
  own: OwnProfile;
  /** Asks for the profile anew. */
  onChanged: () => Promise<unknown>;
}

/** What became of the profile, how often it is seen, and its sections. */
export function OwnProfileView({ user, own, onChanged }: OwnProfileViewProps) {
  const { mutate } = useSWRConfig();
  const call = doctorCall(user.id);
  const { data: shown } = useSWR<DoctorProfile, ApiError>(own.is_public ? call : null, {
    revalidateOnMount: true,
  });
  const editing = useEditing(async () => {
    await Promise.all([onChanged(), mutate(call), refreshUser()]);
  });

  return (
    <>
      <div className={page.band}>
        <div className={classes('page-width', page.opening)}>
          <h1>Your Profile</h1>
          <StatusCard user={user} own={own} />
          <WaitingTable own={own} shown={own.is_public ? (shown ?? null) : null} />
        </div>
      </div>
      <div className={classes('page-width', styles.body)}>
        {own.live && <VisitsCard user={user} />}
        {isWhole(own.content) && (
          <Sections
            left={
              <>
                <ContactSection content={own.content} editing={editing} />
                <SummarySection content={own.content} editing={editing} />
                <EducationSection content={own.content} editing={editing} />
                <PracticeSection content={own.content} />
              </>
            }
            right={
              <>
                <AvailabilitySection content={own.content} editing={editing} />
                <HoursSection content={own.content} editing={editing} />
                <TitleSection content={own.content} editing={editing} />
                <CredentialsSection content={own.content} checks={own.checks} />
                <PhotoSection content={own.content} />
              </>
            }
          />
        )}
      </div>
      {editing.question}
    </>
  );
}

function Sections({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className={styles.sections}>
      <div className={styles.column}>{left}</div>
      <div className={styles.column}>{right}</div>
    </div>
  );
}
