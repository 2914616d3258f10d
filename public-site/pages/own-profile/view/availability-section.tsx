import { useState } from 'react';
import { CONFIRMATION_DAYS, DAY_MS } from '#contract/constants.ts';
import { formatDate } from '#contract/dates.ts';
import { API } from '#contract/paths.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { showError } from '../../../app/toasts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Section } from './section.tsx';
import type { Editing } from './use-editing.tsx';
import styles from './section.module.css';

interface AvailabilitySectionProps {
  content: ProfileContent;
  editing: Editing;
}

/** Whether new patients are welcome: said and confirmed with one press. */
export function AvailabilitySection({ content, editing }: AvailabilitySectionProps) {
  const { accepting, accepting_confirmed_at } = content;
  const [saying, setSaying] = useState<boolean | null>(null);
  const until = accepting && accepting_confirmed_at ? countsUntil(accepting_confirmed_at) : null;
  const isOver = until === null || isPast(until);

  async function say(answer: boolean) {
    setSaying(answer);
    await editing.change(API.confirmAvailability, { accepting: answer }).catch(showError);
    setSaying(null);
  }

  return (
    <Section title="New patients">
      {accepting ? (
        <>
          <p>
            <Badge tone={isOver ? 'warn' : 'ok'} icon={!isOver && <CheckIcon />}>
              {isOver ? 'New patients: not confirmed lately' : 'Accepting new patients'}
            </Badge>
          </p>
          <p>
            {accepting_confirmed_at && until
              ? `Confirmed ${formatDate(accepting_confirmed_at)}, ${isOver ? 'counted' : 'counts'} until ${formatDate(until)}.`
              : 'Not confirmed yet.'}{' '}
            {isOver && 'Until you confirm it, the search treats it as a no.'}
          </p>
        </>
      ) : (
        <p>
          <Badge>Not accepting new patients</Badge>
        </p>
      )}
      {editing.allowed && (
        <div className={styles.actions}>
          <Button look={isOver ? 'primary' : 'quiet'} busy={saying === true} onClick={() => void say(true)}>
            Yes, I take new patients
          </Button>
          {accepting && (
            <Button look="quiet" busy={saying === false} onClick={() => void say(false)}>
              No, not at the moment
            </Button>
          )}
        </div>
      )}
      <p className={styles.small}>
        Visitors see the date. Each press of “Yes” counts for {CONFIRMATION_DAYS} days.
      </p>
    </Section>
  );
}

/** The last ISO date on which a confirmation counts. */
function countsUntil(confirmed: string): string {
  return new Date(Date.parse(confirmed) + CONFIRMATION_DAYS * DAY_MS).toISOString().slice(0, 10);
}

function isPast(day: string): boolean {
  return day < new Date().toISOString().slice(0, 10);
}
