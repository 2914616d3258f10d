import type { ReactNode } from 'react';
import type { User } from '#contract/accounts.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { classes } from '../../../ui/classes.ts';
import { AvailabilitySection } from './availability-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { CredentialsSection } from './credentials-section.tsx';
import { EducationSection } from './education-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { PhotoSection } from './photo-section.tsx';
import { PracticeSection } from './practice-section.tsx';
import { isWhole } from './whole-profile.ts';
import { SummarySection } from './summary-section.tsx';
import { TitleSection } from './title-section.tsx';
import type { Editing } from './use-editing.tsx';
import { VisitsCard } from './visits-card.tsx';
import { WritingCard } from './writing-card.tsx';
import styles from './own-profile-view.module.css';

interface OwnProfileViewProps {
  user: User;
  own: OwnProfile;
  editing: Editing;
}

/** How often the profile is seen, and its sections. */
export function OwnProfileView({ user, own, editing }: OwnProfileViewProps) {
  return (
    <>
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
                {!own.is_public && <AvailabilitySection content={own.content} editing={editing} />}
                <HoursSection content={own.content} editing={editing} />
                <TitleSection content={own.content} editing={editing} />
                <CredentialsSection
                  content={own.content}
                  checks={own.checks}
                  isApproved={own.live !== null}
                />
                <PhotoSection content={own.content} editing={editing} />
              </>
            }
          />
        )}
        <WritingCard />
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
