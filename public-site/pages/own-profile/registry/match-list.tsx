import type { ReactNode } from 'react';
import type { RegistryProfile } from '#contract/schemas/answers/registry.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './registry-panel.module.css';

interface MatchListProps {
  profiles: RegistryProfile[];
  onChoose: (profile: RegistryProfile) => void;
  /** Other ways. */
  children: ReactNode;
}

/** Who has a name that was looked for, to choose oneself from. */
export function MatchList({ profiles, onChoose, children }: MatchListProps) {
  return (
    <>
      <p tabIndex={-1} ref={takeFocus}>
        {profiles.length === 1 ? 'Is this you?' : 'Which of them are you?'}
      </p>
      <ul className={styles.matches} role="list">
        {profiles.map((profile) => (
          <li key={profile.npi}>
            <p>
              <strong>{nameOf(profile)}</strong>
              <span>
                {[profile.title, placeOf(profile), `NPI ${profile.npi}`].filter(Boolean).join(' · ')}
              </span>
            </p>
            <Button look="quiet" size="s" onClick={() => onChoose(profile)}>
              This is me{' '}
              <span className="visually-hidden">
                {nameOf(profile)}, NPI {profile.npi}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Not among them? At most five are shown: write your first name in full, or look up your NPI.
      </p>
      <div className={styles.actions}>{children}</div>
    </>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}

function nameOf({ first_name, last_name, degree }: RegistryProfile): string {
  return [`${first_name} ${last_name}`.trim(), degree].filter(Boolean).join(', ');
}

function placeOf({ city, state, zip }: RegistryProfile): string {
  return [city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');
}
