import { useRef } from 'react';
import type { DoctorProfile } from '#contract/profiles.ts';
import { formatDate } from '#contract/dates.ts';
import { useHead } from '../../app/head.ts';
import { AsSent, lazyPart } from '../../app/lazy-part.tsx';
import { HydrateLater } from '../../app/hydrate-later.tsx';
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts';
import { physician } from '../../structured-data/physician.ts';
import { classes } from '../../ui/classes.ts';
import { ProfileCallBar } from './profile-call-bar.tsx';
import { ProfileAbout } from './profile-about.tsx';
import { ProfileEducation } from './profile-education.tsx';
import { ProfileFees } from './profile-fees.tsx';
import { ProfileHero } from './profile-hero.tsx';
import { ProfileHours } from './profile-hours.tsx';
import { ProfilePatients } from './profile-patients.tsx';
import { ProfileReport } from './profile-report.tsx';
import { ProfileTrail, crumbsTo } from './profile-trail.tsx';
import { ProfileTreats } from './profile-treats.tsx';
import { useReadyForPrint } from './use-ready-for-print.ts';
import styles from './profile.module.css';

const ProfileCredentials = lazyPart(
  async () => (await import('./profile-credentials.tsx')).ProfileCredentials,
);

const ProfilePractices = lazyPart(async () => (await import('./profile-practices.tsx')).ProfilePractices);

interface ProfileProps {
  doctor: DoctorProfile;
  /** As its doctor sees it before visitors do: until its credentials were looked up, nothing says that they were. */
  preview?: { isVerified: boolean };
}

export function Profile({ doctor, preview }: ProfileProps) {
  const isVerified = preview?.isVerified ?? true;
  const { id, first_name, last_name, degree, city, state, summary } = doctor;
  const name = `Dr. ${first_name} ${last_name}`;
  const title = `${name}, ${degree}, psychiatrist in ${city}, ${state}`;
  useHead({
    title,
    description: beginning(summary) || title,
    type: 'profile',
    image: { path: `/share/doctor-${id}.png`, alt: title },
    schema: import.meta.env.SSR
      ? [physician(doctor), breadcrumbList([...crumbsTo(city, state), { label: name }])]
      : undefined,
  });
  const article = useRef<HTMLElement>(null);
  useReadyForPrint(article);
  return (
    <div className="page-width">
      <ProfileTrail city={city} state={state} />
      <article className={styles.profile} ref={article}>
        <ProfileHero doctor={doctor} isVerified={isVerified} />
        <HydrateLater>
          <div className={styles.main}>
            {summary && <ProfileAbout summary={summary} />}
            <ProfileTreats conditions={doctor.conditions} treatments={doctor.treatments} />
            <ProfilePatients doctor={doctor} />
          </div>
        </HydrateLater>
        <HydrateLater>
          <div className={styles.side}>
            <ProfileHours doctor={doctor} />
            {doctor.other_practices && (
              <AsSent key={`practices ${doctor.updated_at}`}>
                <ProfilePractices practices={doctor.other_practices} />
              </AsSent>
            )}
            <ProfileFees insurances={doctor.insurances} fees={doctor.fees} />
            <AsSent key={doctor.updated_at}>
              <ProfileCredentials doctor={doctor} isVerified={isVerified} />
            </AsSent>
          </div>
        </HydrateLater>
        <HydrateLater>
          <div className={classes(styles.main, styles.more)}>
            <ProfileEducation education={doctor.education} />
            {!preview && <ProfileReport doctor={id} />}
            <p className={styles.updated}>
              Last changed on <time dateTime={doctor.updated_at}>{formatDate(doctor.updated_at)}</time>
              <span className={styles.printed}>
                {' · Printed on '}
                <time data-printed />
              </span>
            </p>
          </div>
        </HydrateLater>
      </article>
      {!preview && <ProfileCallBar doctor={doctor} />}
    </div>
  );
}

/** About 160 characters, cut between words. */
function beginning(summary: string): string {
  const text = summary.replace(/\s+/g, ' ');
  return text.length <= 160 ? text : `${text.slice(0, text.lastIndexOf(' ', 159))}…`;
}
