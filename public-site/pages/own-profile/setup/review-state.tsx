import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDate } from '#contract/dates.ts';
import { PAGES } from '#contract/paths.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { Operator } from '../../../components/operator.tsx';
import { InfoIcon, WarningIcon } from '../../../ui/icons.tsx';
import { ConcernedLinks } from './concerned-links.tsx';
import styles from './review-state.module.css';

/** For somebody who has submitted: what became of it, and what visitors see meanwhile. */
export function ReviewState({ own }: { own: OwnProfile }) {
  const { submit_at, suspended_because, rejection, waiting, live } = own;
  if (suspended_because !== null) {
    return (
      <State urgent title="Your profile is suspended">
        <p>{suspended_because}</p>
        <p>
          Nothing of it is public. Please write to <Operator />.
        </p>
      </State>
    );
  }
  if (submit_at === null) return null;
  if (waiting && live) {
    return (
      <State title="A change of yours waits for our review">
        <p>
          Since {formatDate(waiting.since)}. Visitors see the old name and credentials until we have checked
          the new ones. Everything else that you save is public at once.
        </p>
      </State>
    );
  }
  if (waiting) {
    return (
      <State title="Your profile is submitted">
        <p>
          On {formatDate(waiting.since)}. We check your NPI and your licenses and write you a mail. You can
          still change everything. <Link href={PAGES.viewProfile}>See your profile</Link>
        </p>
      </State>
    );
  }
  if (rejection) {
    return (
      <State urgent title="Our review found something to change">
        <p>{rejection.reason}</p>
        <p>
          <ConcernedLinks sections={rejection.sections} />
          {live ? 'Visitors still see what was approved before. ' : ''}
          Change it, save, and submit again.
        </p>
      </State>
    );
  }
  return (
    <State title={own.is_public ? 'Your profile is public' : 'Your profile is approved'}>
      <p>
        What you type is a draft that only you see; “Save and go on” shows it at once. A changed name, degree,
        title, NPI, license or board certificate waits for our review, and the old one stays public until
        then.
      </p>
    </State>
  );
}

function State({ urgent, title, children }: { urgent?: boolean; title: string; children: ReactNode }) {
  return (
    <section className={urgent ? styles.urgent : styles.state} aria-label="Review">
      {urgent ? <WarningIcon /> : <InfoIcon />}
      <div role="status">
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </section>
  );
}
