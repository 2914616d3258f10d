import { useEffect, useMemo, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { useHead } from '../../app/head.ts';
import { useMounted } from '../../app/use-mounted.ts';
import { AddressStep } from './address-step.tsx';
import { awaitedCode, keepAwaited } from '../../app/awaited-code.ts';
import { CodeStep } from './code-step.tsx';
import { NewPasswordStep, grantOfFragment } from './new-password-step.tsx';
import type { Granted } from './new-password-step.tsx';
import { useHeadingFocus } from '../../app/heading-focus.ts';
import { AuthLayout } from '../../layout/auth-layout.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './account.module.css';
import count from './step-count.module.css';

type Stage =
  | { step: 1; email: string; problem?: string }
  | { step: 2; email: string; sentAt: number }
  | ({ step: 3 } & Granted);

/** The name of the code. */
const PASSWORD = 'awaited-code-password';

const TITLES = { 1: 'Forgot your password?', 2: 'Enter the code', 3: 'Choose a new password' };

export const Layout = AuthLayout;

/** Three steps: address, code, new password. A one-time link from the operator begins at the third. */
export default function ForgotPasswordPage() {
  const mounted = useMounted();
  const email = useHistoryState<{ email?: string } | null>()?.email ?? '';
  const granted = useGrantOfLink();
  const awaited = useMemo(() => (mounted ? awaitedCode(PASSWORD) : null), [mounted]);
  if (granted) return <Recovery key={granted.grant} start={{ step: 3, ...granted }} />;
  return awaited && (email === '' || email === awaited.email) ? (
    <Recovery key="awaited" start={{ step: 2, email: awaited.email, sentAt: awaited.at }} />
  ) : (
    <Recovery key="code" start={{ step: 1, email }} />
  );
}

/** What the last one-time link carried; null for none. Its part behind the # leaves the address bar. */
function useGrantOfLink(): Granted | null {
  const [granted, setGranted] = useState<Granted | null>(null);
  useEffect(() => {
    function take() {
      const carried = grantOfFragment(location.hash);
      if (!carried) return;
      history.replaceState(history.state, '', location.pathname + location.search);
      setGranted(carried);
    }
    take();
    // A link that is pasted into the address bar of this very page loads nothing.
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return granted;
}

function Recovery({ start }: { start: Stage }) {
  const [stage, setStage] = useState(start);
  const heading = useHeadingFocus(stage.step);
  const title = TITLES[stage.step];
  useHead({ title, robots: 'noindex' });

  function wait(email: string) {
    const at = Date.now();
    keepAwaited(PASSWORD, { email, at });
    setStage({ step: 2, email, sentAt: at });
  }

  function goOn(next: Stage) {
    keepAwaited(PASSWORD, null);
    setStage(next);
  }

  return (
    <>
      <div className={styles.top}>
        <StepCount step={stage.step} of={3} />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {stage.step === 1 && <AddressStep {...stage} onSent={wait} />}
      {stage.step === 2 && (
        <CodeStep
          {...stage}
          onSentAgain={() => wait(stage.email)}
          onGranted={(grant) => goOn({ step: 3, email: stage.email, grant })}
          onOtherAddress={() => goOn({ step: 1, email: stage.email })}
        />
      )}
      {stage.step === 3 && (
        <NewPasswordStep
          {...stage}
          onRefused={(problem) => setStage({ step: 1, email: stage.email, problem })}
        />
      )}
    </>
  );
}

/** "Step 2 of 3", in words and as bars. */
function StepCount({ step, of }: { step: number; of: number }) {
  return (
    <p className={count.count}>
      <span className={count.bars} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <span key={index} className={classes(count.bar, index < step && count.reached)} />
        ))}
      </span>
      Step {step} of {of}
    </p>
  );
}
