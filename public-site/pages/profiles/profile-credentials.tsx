import type { DoctorProfile, License } from '#contract/profiles.ts';
import { BOARDS, STATES } from '#contract/vocabulary.ts';
import { Link } from 'wouter';
import { formatDate } from '#contract/dates.ts';
import { licenseKey } from '#contract/license-key.ts';
import { PAGES } from '#contract/paths.ts';
import { BOARD_REGISTER, npiEntry, stateRegister } from '#contract/state-registers.ts';
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
  const { npi, licenses, boards, checks, compared = {}, checked_at, registers_checked_on } = doctor;
  const what = compared.name ? 'Same name and number' : 'Same number';
  return (
    <SideCard id="credentials" title="Credentials" icon={<GraduationCapIcon />}>
      <dl>
        <Row name="NPI">
          {npi}
          <Checked
            at={checks[`npi ${npi}`]}
            source={{ name: 'NPI registry', href: npiEntry(npi) }}
            same={same(what, compared[`npi ${npi}`])}
          />
        </Row>
        {licenses.length > LICENSES_SHOWN ? (
          <Row name="Licenses">{inStates(licenses)}</Row>
        ) : (
          <Licenses {...doctor} />
        )}
        {boards.map((board) => (
          <Row name="Board" key={board}>
            ABPN, {BOARDS[board]}
            {checks[`board ${board}`] !== undefined && (
              <Checked at={checks[`board ${board}`]} source={{ name: 'ABPN', href: BOARD_REGISTER }} />
            )}
          </Row>
        ))}
      </dl>
      {licenses.length > LICENSES_SHOWN && (
        <Folded label={`Show all ${licenses.length} licenses`}>
          <dl>
            <Licenses {...doctor} />
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
        Board certificates without a date are as the doctor states them.
        {registers_checked_on !== undefined && (
          <>
            {' '}
            Compared again with the national registry and the exclusion list on{' '}
            <time dateTime={registers_checked_on}>{formatDate(registers_checked_on)}</time>.
          </>
        )}{' '}
        <Link href={PAGES.howWeCheck}>How we check</Link>
      </p>
    </SideCard>
  );
}

function Licenses({
  licenses,
  checks,
  compared = {},
}: Pick<DoctorProfile, 'licenses' | 'checks' | 'compared'>) {
  return (
    <>
      {licenses.map((license) => (
        <Row name="License" key={licenseKey(license)}>
          {license.state} {license.number}
          <span className={styles.detail}>valid until {formatDate(license.expires)}</span>
          <Checked
            at={checks[licenseKey(license)]}
            source={{ name: `${STATES[license.state]} register`, href: stateRegister(license.state) }}
            same={same('Same number', compared[licenseKey(license)])}
          />
        </Row>
      ))}
    </>
  );
}

function same(what: string, compared: { dated: string } | undefined) {
  return compared && { what, dated: compared.dated };
}

function inStates(licenses: readonly License[]): string {
  return counted(new Set(licenses.map(({ state }) => state)).size, 'state');
}
