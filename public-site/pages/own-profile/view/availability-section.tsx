import { useRef, useState } from 'react';
import { CONFIRMATION_DAYS, DAY_MS, EARLIEST_VISIT_DAYS } from '#contract/constants.ts';
import { formatDate } from '#contract/dates.ts';
import { API } from '#contract/paths.ts';
import { lastingDay } from '#contract/lasting-day.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { EARLIEST_VISITS } from '#contract/vocabulary.ts';
import type { EarliestVisit } from '#contract/vocabulary.ts';
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
  const [saying, setSaying] = useState<boolean | EarliestVisit | null>(null);
  const yes = useRef<HTMLButtonElement>(null);
  const until = accepting && accepting_confirmed_at ? countsUntil(accepting_confirmed_at) : null;
  const isOver = until === null || isPast(until);

  async function say(pressed: boolean | EarliestVisit) {
    // Two answers on their way may arrive in the other order.
    if (saying !== null) return;
    setSaying(pressed);
    await editing.change(API.confirmAvailability, saidBy(pressed, accepting)).catch(showError);
    setSaying(null);
    // “No” goes once it is said.
    if (pressed === false) yes.current?.focus();
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
          <Button
            ref={yes}
            look={isOver ? 'primary' : 'quiet'}
            busy={saying === true}
            onClick={() => void say(true)}
          >
            Yes, I take new patients
          </Button>
          {accepting && (
            <Button look="quiet" busy={saying === false} onClick={() => void say(false)}>
              No, not at the moment
            </Button>
          )}
        </div>
      )}
      <p id="earliest-visit">
        <span className={styles.strong}>Earliest first visit:</span> {visitText(content)}
      </p>
      {editing.allowed && (
        <div className={styles.actions} role="group" aria-labelledby="earliest-visit">
          {(Object.keys(EARLIEST_VISITS) as EarliestVisit[]).map((when) => (
            <Button key={when} look="quiet" busy={saying === when} onClick={() => void say(when)}>
              {EARLIEST_VISITS[when]}
            </Button>
          ))}
        </div>
      )}
      <p className={styles.small}>
        Visitors see the dates. Each press of “Yes” counts for {CONFIRMATION_DAYS} days, and an earliest visit
        for {EARLIEST_VISIT_DAYS}.
      </p>
    </Section>
  );
}

/** Whoever takes nobody new may have a waiting list; any sooner visit is a yes. */
function saidBy(pressed: boolean | EarliestVisit, accepting: boolean) {
  if (typeof pressed === 'boolean') return { accepting: pressed };
  return { accepting: accepting || pressed !== 'waiting-list', earliest_visit: pressed };
}

function visitText({ accepting, earliest_visit, earliest_visit_said_on }: ProfileContent): string {
  if (!earliest_visit || !earliest_visit_said_on) return 'not said yet. It is what people most want to know.';
  const said = `${EARLIEST_VISITS[earliest_visit].toLowerCase()}, said ${formatDate(earliest_visit_said_on)}.`;
  return accepting || earliest_visit === 'waiting-list'
    ? said
    : `${said} Not shown while you take no new patients.`;
}

/** The last ISO date on which a confirmation counts. */
function countsUntil(confirmed: string): string {
  return new Date(Date.parse(confirmed) + CONFIRMATION_DAYS * DAY_MS).toISOString().slice(0, 10);
}

function isPast(day: string): boolean {
  return day < lastingDay(new Date());
}
