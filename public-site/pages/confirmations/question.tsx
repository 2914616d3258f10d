import type { Confirmation } from '#contract/confirmations.ts';
import { formatDate } from '#contract/dates.ts';
import { PAGES } from '#contract/paths.ts';
import { REPORTS } from '#contract/reports.ts';
import type { ReportKind } from '#contract/reports.ts';
import { counted } from '#contract/wording.ts';
import { useHead } from '../../app/head.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InfoIcon } from '../../ui/icons.tsx';
import styles from './confirm-page.module.css';

/** Asks. Both buttons are forms of their own, so that they work without JavaScript. */
export function Question({ confirmation, token }: { confirmation: Confirmation; token: string }) {
  const { first_name, last_name, confirmed_at } = confirmation;
  const reported = Object.entries(confirmation.reported) as [ReportKind, number][];
  useHead({ title: 'Do you take new patients?', robots: 'noindex' });
  return (
    <EmptyState
      level={1}
      icon={<InfoIcon />}
      title="Do you take new patients?"
      actions={
        <>
          <form method="post" action={answerHref(token, 'yes')}>
            <Button type="submit">Yes, I take new patients</Button>
          </form>
          <form method="post" action={answerHref(token, 'no')}>
            <Button type="submit" look="quiet">
              No, not at the moment
            </Button>
          </form>
        </>
      }
    >
      <p>
        Dr. {first_name} {last_name}, this is what visitors read of you.{' '}
        {confirmed_at && `You said it last on ${formatDate(confirmed_at)}.`}
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

function answerHref(token: string, answer: 'yes' | 'no'): string {
  return `${PAGES.confirm}?${new URLSearchParams({ token, answer }).toString()}`;
}
