import type { DoctorProfile } from '#contract/doctors.ts';
import { labelOf } from '#contract/vocabulary.ts';
import { formatDate } from '#contract/dates.ts';
import { useHead } from '../../../app/head.ts';
import { breadcrumbList } from '../../../structured-data/breadcrumb-list.ts';
import { physician } from '../../../structured-data/physician.ts';
import { Chip, ChipList } from '../../../ui/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { ProfileCredentials } from './profile-credentials.tsx';
import { ProfileEducation } from './profile-education.tsx';
import { ProfileFees } from './profile-fees.tsx';
import { ProfileHero } from './profile-hero.tsx';
import { ProfileHours } from './profile-hours.tsx';
import { ProfilePatients } from './profile-patients.tsx';
import { ProfileTrail, crumbsTo } from './profile-trail.tsx';
import styles from './profile.module.css';

export function Profile({ doctor }: { doctor: DoctorProfile }) {
  const { id, first_name, last_name, degree, city, state, summary } = doctor;
  const name = `Dr. ${first_name} ${last_name}`;
  const title = `${name}, ${degree}, psychiatrist in ${city}, ${state}`;
  useHead({
    title,
    description: beginning(summary),
    type: 'profile',
    image: { path: `/share/doctor-${id}.png`, alt: title },
    schema: import.meta.env.SSR
      ? [physician(doctor), breadcrumbList([...crumbsTo(city, state), { label: name }])]
      : undefined,
  });
  return (
    <div className="page-width">
      <ProfileTrail city={city} state={state} />
      <article className={styles.profile}>
        <ProfileHero doctor={doctor} />
        <div className={styles.main}>
          <section className={styles.text}>
            <h2>About</h2>
            {paragraphs(summary).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <section className={styles.treats}>
            <h2>What I treat</h2>
            <ChipList>
              {doctor.conditions.map((condition) => (
                <Chip key={condition}>{labelOf('condition', condition)}</Chip>
              ))}
            </ChipList>
            <h3>How I treat it</h3>
            <ChipList>
              {doctor.treatments.map((treatment) => (
                <Chip key={treatment}>{labelOf('treatment', treatment)}</Chip>
              ))}
            </ChipList>
          </section>
          <ProfilePatients doctor={doctor} />
        </div>
        <div className={styles.side}>
          <ProfileHours hours={doctor.working_time} />
          <ProfileFees insurances={doctor.insurances} fees={doctor.fees} />
          <ProfileCredentials doctor={doctor} />
        </div>
        <div className={classes(styles.main, styles.more)}>
          <ProfileEducation education={doctor.education} />
          <p className={styles.updated}>
            Last changed on <time dateTime={doctor.updated_at}>{formatDate(doctor.updated_at)}</time>
          </p>
        </div>
      </article>
    </div>
  );
}

function paragraphs(summary: string): string[] {
  return summary.split(/\n\s*\n/);
}

/** About 160 characters, cut between words. */
function beginning(summary: string): string {
  const text = summary.replace(/\s+/g, ' ');
  return text.length <= 160 ? text : `${text.slice(0, text.lastIndexOf(' ', 159))}…`;
}
