import type { DoctorProfile } from '#contract/doctors.ts';
import { BOARDS } from '#contract/vocabulary.ts';
import { formatDate } from '#contract/dates.ts';
import { GraduationCapIcon } from '../../../ui/icons.tsx';
import { Row, SideCard } from './side-card.tsx';
import styles from './profile.module.css';

/** Credentials, with what was checked, and when. */
export function ProfileCredentials({ doctor }: { doctor: DoctorProfile }) {
  return (
    <SideCard title="Credentials" icon={<GraduationCapIcon />}>
      <dl>
        <Row name="NPI">{doctor.npi}</Row>
        {doctor.licenses.map(({ state, number, expires }) => (
          <Row name="License" key={state + number}>
            {state} {number}
            <span className={styles.detail}>valid until {formatDate(expires)}</span>
          </Row>
        ))}
        {doctor.boards.map((board) => (
          <Row name="Board" key={board}>
            ABPN, {BOARDS[board]}
          </Row>
        ))}
      </dl>
      <p className={styles.small}>
        Checked on <time dateTime={doctor.checked_at}>{formatDate(doctor.checked_at)}</time>: the NPI and
        every state license. Board certificates are as the doctor states them.
      </p>
    </SideCard>
  );
}
