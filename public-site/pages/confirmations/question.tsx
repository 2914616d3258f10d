import type { Confirmation } from '#contract/confirmations.ts';
import { formatDate } from '#contract/dates.ts';
import { PAGES } from '#contract/paths.ts';
import { REPORTS } from '#contract/reports.ts';
import type { ReportKind } from '#contract/reports.ts';
import { EARLIEST_VISITS } from '#contract/vocabulary.ts';
import type { EarliestVisit } from '#contract/vocabulary.ts';
import { counted } from '#contract/wording.ts';
import { useHead } from '../../app/head.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InfoIcon } from '../../ui/icons.tsx';
import styles from './confirm-page.module.css';

/** Asks. Each button names the address that it posts to, so that they work without JavaScript. */
export function Question({ confirmation, token }: { confirmation: Confirmation; token: string }) {
  const { first_name, last_name, confirmed_at, earliest_visit } = confirmation;
  const reported = Object.entries(confirmation.reported) as [ReportKind, number][];
  useHead({ title: 'Do you take new patients?', robots: 'noindex' });
  return (
    <EmptyState
      level={1}
      icon={<InfoIcon />}
      title="Do you take new patients?"
      actions={
        <form className={styles.answers} method="post">
          <p id="first-visit">Yes, and a first visit is possible:</p>
          <div className={styles.times} role="group" aria-labelledby="first-visit">
            {(Object.keys(EARLIEST_VISITS) as EarliestVisit[]).map((when) => (
              <Button key={when} type="submit" formAction={answerHref(token, 'yes', when)}>
                {EARLIEST_VISITS[when]}
              </Button>
            ))}
          </div>
          <p>Or:</p>
          <div className={styles.times}>
            <Button type="submit" look="quiet" formAction={answerHref(token, 'yes')}>
              Yes, I take new patients
            </Button>
            <Button type="submit" look="quiet" formAction={answerHref(token, 'no')}>
              No, not at the moment
            </Button>
            <Button type="submit" look="quiet" formAction={answerHref(token, 'no', 'waiting-list')}>
              No, but I have a waiting list
            </Button>
          </div>
        </form>
      }
    >
      <p>
        Dr. {first_name} {last_name}, this is what visitors read of you.{' '}
        {confirmed_at && `You said it last on ${formatDate(confirmed_at)}.`}{' '}
        {earliest_visit &&
          `Your earliest first visit, as you said on ${formatDate(earliest_visit.said_on)}: ${EARLIEST_VISITS[earliest_visit.when].toLowerCase()}.`}
      </p>
      {reported.length > 0 && (
        <ul className={styles.reported}>
          {reported.map(([kind, count]) => (
            <li key={kind}>
              {REPORTS[kind]}: {counted(count, 'visitor')}
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}

function answerHref(token: string, answer: 'yes' | 'no', earliest_visit?: EarliestVisit): string {
  const said = { token, answer, ...(earliest_visit && { earliest_visit }) };
  return `${PAGES.confirm}?${new URLSearchParams(said).toString()}`;
}
