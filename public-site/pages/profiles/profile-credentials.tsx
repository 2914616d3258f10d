import type { DoctorProfile, License } from '#contract/profiles.ts';
import { BOARDS } from '#contract/vocabulary.ts';
import { formatDate } from '#contract/dates.ts';
import { licenseKey } from '#contract/license-key.ts';
import { npiEntry, stateRegister } from '#contract/state-registers.ts';
import { counted } from '#contract/wording.ts';
import { Folded } from '../../ui/folded.tsx';
import { GraduationCapIcon } from './profile-icons.tsx';
import { Checked } from './checked.tsx';
import { Row, SideCard } from './side-card.tsx';
import styles from './profile.module.css';

/** More than these are folded away. */
const LICENSES_SHOWN = 3;

/** Credentials, with when each was looked up, and where anybody can look again. */
export function ProfileCredentials({ doctor, isVerified }: { doctor: DoctorProfile; isVerified: boolean }) {
  const { npi, licenses, boards, checks, checked_at } = doctor;
  return (
    <SideCard title="Credentials" icon={<GraduationCapIcon />}>
      <dl>
        <Row name="NPI">
          {npi}
          <Checked at={checks[`npi ${npi}`]} register={npiEntry(npi)} />
        </Row>
        {licenses.length > LICENSES_SHOWN ? (
          <Row name="Licenses">{inStates(licenses)}</Row>
        ) : (
          <Licenses licenses={licenses} checks={checks} />
        )}
        {boards.map((board) => (
          <Row name="Board" key={board}>
            ABPN, {BOARDS[board]}
          </Row>
        ))}
      </dl>
      {licenses.length > LICENSES_SHOWN && (
        <Folded label={`Show all ${licenses.length} licenses`}>
          <dl>
            <Licenses licenses={licenses} checks={checks} />
          </dl>
        </Folded>
      )}
      <p className={styles.small}>
        {isVerified ? (
          <>
            Verified <time dateTime={checked_at}>{formatDate(checked_at)}</time>: the NPI and every state
            license were looked up in the public registers.
          </>
        ) : (
          'Not verified yet: the NPI and every state license are looked up in the public registers first.'
        )}{' '}
        Board certificates are as the doctor states them.
      </p>
    </SideCard>
  );
}

function Licenses({ licenses, checks }: Pick<DoctorProfile, 'licenses' | 'checks'>) {
  return (
    <>
      {licenses.map((license) => (
        <Row name="License" key={licenseKey(license)}>
          {license.state} {license.number}
          <span className={styles.detail}>valid until {formatDate(license.expires)}</span>
          <Checked at={checks[licenseKey(license)]} register={stateRegister(license.state)} />
        </Row>
      ))}
    </>
  );
}

function inStates(licenses: readonly License[]): string {
  return counted(new Set(licenses.map(({ state }) => state)).size, 'state');
}
