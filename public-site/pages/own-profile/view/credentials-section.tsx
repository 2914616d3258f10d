import { formatDate } from '#contract/dates.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { licenseKey } from '#contract/license-key.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { BOARDS } from '#contract/vocabulary.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ShieldCheckIcon } from '../../../ui/icons.tsx';
import { setupPath } from '../setup/setup-path.ts';
import { Fact } from './fact.tsx';
import { Section } from './section.tsx';
import styles from './section.module.css';

interface CredentialsSectionProps {
  content: ProfileContent;
  checks: OwnProfile['checks'];
  /** A version of it was approved. */
  isApproved: boolean;
}

/** What is reviewed before visitors see it, with when it was looked up. */
export function CredentialsSection({ content, checks, isApproved }: CredentialsSectionProps) {
  const { first_name, last_name, degree, npi, licenses, boards } = content;
  return (
    <Section
      title="Credentials"
      icon={<ShieldCheckIcon />}
      action={
        <ButtonLink href={setupPath(1, 'first_name')} look="quiet">
          Change <span className="visually-hidden">credentials</span>
        </ButtonLink>
      }
    >
      <dl className={styles.facts}>
        <Fact name="Name">
          {first_name} {last_name}, {degree}
        </Fact>
        <Fact name="NPI">
          {npi}
          <Check check={checks[`npi ${npi}`]} />
        </Fact>
        {licenses.map((license) => (
          <Fact name="License" key={licenseKey(license)}>
            {license.state} {license.number}, valid until {formatDate(license.expires)}
            <Check check={checks[licenseKey(license)]} />
          </Fact>
        ))}
        {boards.map((board) => (
          <Fact name="Board" key={board}>
            {BOARDS[board]}
            <Check check={checks[`board ${board}`]} />
          </Fact>
        ))}
      </dl>
      <p className={styles.small}>
        {isApproved
          ? 'What you change here waits for our review. Until then visitors see what was approved before.'
          : 'We look these up before anything of your profile is public.'}
      </p>
    </Section>
  );
}

function Check({ check }: { check: OwnProfile['checks'][string] | undefined }) {
  return (
    <span className={styles.detail}>{check ? `Checked on ${formatDate(check.at)}` : 'Not checked yet'}</span>
  );
}
