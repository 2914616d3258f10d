import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { API } from '#contract/paths.ts';
import { REPORTS } from '#contract/reports.ts';
import type { ReportKind } from '#contract/reports.ts';
import { post } from '../../app/api.ts';
import { useHeadingFocus } from '../../app/heading-focus.ts';
import { showError } from '../../app/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import styles from './profile-report.module.css';

/** "Something wrong here?": one press says what, one sends it. Nothing about the visitor is asked. */
export function ProfileReport({ doctor }: { doctor: number }) {
  const [chosen, setChosen] = useState<ReportKind | null>(null);
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const group = useId();
  // The button that was pressed is gone.
  const heading = useHeadingFocus(state === 'sent');

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (chosen === null || state !== 'asking') return;
    setState('sending');
    try {
      await post(API.reports, { id: doctor, kind: chosen }, null);
      setState('sent');
    } catch (error) {
      showError(error);
      setState('asking');
    }
  }

  return (
    <section className={styles.report}>
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        Something wrong here?
      </h2>
      <p className={styles.thanks} role="status">
        {state === 'sent' && 'Thank you. When several people say so, we ask the doctor and look into it.'}
      </p>
      {state !== 'sent' && (
        <form className={styles.form} method="dialog" onSubmit={(event) => void send(event)}>
          <fieldset className={styles.kinds}>
            <legend className={styles.hint}>Tell us with two presses. Nothing about you is asked.</legend>
            {Object.entries(REPORTS).map(([kind, words]) => (
              <label className={styles.kind} key={kind}>
                <input
                  // It may have been chosen before the page listened.
                  ref={(radio) => {
                    if (radio?.checked) setChosen(kind as ReportKind);
                  }}
                  type="radio"
                  name={group}
                  value={kind}
                  checked={kind === chosen}
                  onChange={() => setChosen(kind as ReportKind)}
                />
                {words}
              </label>
            ))}
          </fieldset>
          <Button type="submit" size="s" look="quiet" disabled={chosen === null} busy={state === 'sending'}>
            Send
          </Button>
        </form>
      )}
      <NoScript>This needs JavaScript, which is off in this browser.</NoScript>
    </section>
  );
}
