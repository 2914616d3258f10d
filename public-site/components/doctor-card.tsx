/* components/: what two pages or more share and what knows doctors or articles. What one page alone uses is beside it. */
import type { ReactNode } from 'react';
import type { Accepting, Answer, DoctorCard as Doctor, SaidVisit } from '#contract/search.ts';
import { telHref } from '#contract/phones.ts';
import { doctorPath } from '#contract/paths.ts';
import { EARLIEST_VISITS, labelOf } from '#contract/vocabulary.ts';
import type { ListFilter } from '#contract/vocabulary.ts';
import { formatDate, formatMonth } from '#contract/dates.ts';
import { AnswerList } from '../ui/answer-list.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { LinkCard, LinkTitle } from '../ui/link-card.tsx';
import { classes } from '../ui/classes.ts';
import { alsoIn } from './also-in.ts';
import { agesText } from './ages-text.ts';
import { isOldCheck } from './old-check.ts';
import { SaveButton } from './call-list/save-button.tsx';
import styles from './doctor-card.module.css';

const MOST_WORDS = 3;

/** The list that the cards stand in; `wide`: in two columns where there is room for them. */
export function DoctorCards({ wide, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <ul className={classes(styles.cards, wide && styles.wide)} role="list">
      {children}
    </ul>
  );
}

interface DoctorCardProps {
  doctor: Doctor;
  /** Miles from the place of the search; null without one. */
  distance?: number | null;
  /** What the doctor says to what the visitor asked for. */
  answers?: readonly Answer[];
  /** Conditions and insurances that the visitor asked for: shown first. */
  wanted?: readonly string[];
  /** The card lies below the first screen. */
  lazy?: boolean;
}

/** One doctor in a list: an `li` whose every point leads to the profile. */
export function DoctorCard({ doctor, distance = null, answers = [], wanted = [], lazy }: DoctorCardProps) {
  const { id, first_name, last_name } = doctor;
  const conditions = wantedFirst(doctor.conditions, wanted).slice(0, MOST_WORDS);
  return (
    <li className={classes(styles.item, lazy && 'below')}>
      <LinkCard className={styles.card}>
        <Avatar avatar={doctor.avatar} firstName={first_name} lastName={last_name} lazy={lazy} />
        <div className={classes(styles.main, answers.length > 0 && styles.answered)}>
          <div className={styles.top}>
            <LinkTitle href={doctorPath(id)}>{`Dr. ${first_name} ${last_name}`}</LinkTitle>
            <span className={isOldCheck(doctor.checked_at) ? styles.checkedOld : styles.checked}>
              {`Verified ${formatMonth(doctor.checked_at)}`}
            </span>
          </div>
          <p className={styles.title}>
            {[...new Set([doctor.degree, doctor.title])].filter(Boolean).join(', ')}
          </p>
          <p className={styles.place}>
            {`${doctor.city}, ${doctor.state}`}
            {distance !== null && <span className={styles.distance}>{` · ${milesText(distance)}`}</span>}
            {doctor.also_in && <span className={styles.distance}>{` · ${alsoIn(doctor.also_in)}`}</span>}
          </p>
          <p className={styles.reach}>
            <a className={styles.phone} href={telHref(doctor.phone)}>
              {doctor.phone}
            </a>
            {doctor.ages.length > 0 && <span className={styles.ages}>{agesText(doctor.ages)}</span>}
          </p>
          <AnswerList answers={answers} />
          {conditions.length > 0 && (
            <ul className={styles.conditions} role="list" aria-label="Treats">
              {conditions.map((key) => (
                <li className={styles.condition} key={key}>
                  {labelOf('condition', key)}
                </li>
              ))}
            </ul>
          )}
          {doctor.insurances.length > 0 && (
            <p className={styles.insurances}>
              {wordsOf('insurance', wantedFirst(doctor.insurances, wanted))}
            </p>
          )}
        </div>
        <div className={styles.facts}>
          <Availability accepting={doctor.accepting} confirmedAt={doctor.accepting_confirmed_at} />
          {doctor.earliest_visit && <EarliestVisit {...doctor.earliest_visit} />}
          {doctor.telehealth && (
            <span className={styles.telehealth}>Telehealth{doctor.video_only && ' only'}</span>
          )}
        </div>
        <div className={styles.actions}>
          <span className={styles.view} aria-hidden="true">
            View profile
          </span>
          <SaveButton doctor={doctor} className={styles.save} />
        </div>
      </LinkCard>
    </li>
  );
}

function Availability({ accepting, confirmedAt }: { accepting: Accepting; confirmedAt: string | null }) {
  if (accepting === 'no') return <span className={styles.closed}>No new patients</span>;
  const date = confirmedAt && formatDate(confirmedAt);
  if (accepting === 'unconfirmed') {
    return (
      <span className={styles.unconfirmed} title={date ? `Last confirmed ${date}` : undefined}>
        Not confirmed lately
      </span>
    );
  }
  return (
    <>
      <span className={styles.open}>New patients</span>
      {date && <span className={styles.date}>{`Confirmed ${date}`}</span>}
    </>
  );
}

/** What is old is told with its date, and never as what holds. */
function EarliestVisit({ when, said_on, is_old }: SaidVisit) {
  const said = `First visit: ${EARLIEST_VISITS[when].toLowerCase()}`;
  return (
    <span className={is_old ? styles.date : styles.visit}>
      {`${said}, ${is_old ? 'older: ' : ''}said ${formatDate(said_on)}`}
    </span>
  );
}

function wantedFirst<T extends string>(values: readonly T[], wanted: readonly string[]): readonly T[] {
  if (wanted.length === 0) return values;
  return [
    ...values.filter((value) => wanted.includes(value)),
    ...values.filter((value) => !wanted.includes(value)),
  ];
}

/** "Aetna, Cigna / Evernorth, Humana and 4 more" */
function wordsOf(filter: ListFilter, keys: readonly string[]): string {
  const labels = keys.slice(0, MOST_WORDS).map((key) => labelOf(filter, key));
  const more = keys.length - labels.length;
  return labels.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Between the points of two ZIP codes: none within one and the same. */
function milesText(miles: number): string {
  return miles < 0.1 ? 'under 1 mi' : `${miles} mi`;
}
