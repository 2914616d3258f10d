import { useRef } from 'react';
import type { SignedIn } from '#contract/accounts.ts';
import { API } from '#contract/paths.ts';
import type { SecondStep as Step, Way } from '#contract/second-factors.ts';
import { post } from '../../app/api.ts';
import { missing } from '../../app/field-checks.ts';
import { Operator } from '../../components/operator.tsx';
import { usePasskeys } from './passkeys.ts';
import { useEntryOfItsOwn } from '../../app/use-entry-of-its-own.ts';
import { showToast } from '../../app/toasts.ts';
import { useForm } from '../../app/use-form.ts';
import type { Values } from '../../app/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import styles from './account.module.css';

const FIELDS = ['code'] as const;

interface SecondStepProps {
  step: Step;
  /** Whom a passkey signs in; null for nobody. */
  accountOf: (passkey: object) => Promise<SignedIn | null>;
  onEntered: (account: SignedIn) => void;
  onBack: () => void;
}

/**
 * After the right password, where there is more than that: a code of the app, a passkey, and last what is kept for when
 * both are lost. "Back" leads to the password again.
 */
export function SecondStep({ step, accountOf, onEntered, onBack }: SecondStepProps) {
  const entered = useRef<SignedIn>(null);
  const close = useEntryOfItsOwn(() => (entered.current ? onEntered(entered.current) : onBack()));
  const form = useForm(FIELDS, { check, send });
  const hasPasskey = usePasskeys() && step.ways.includes('passkey');
  const isPasskeyFirst = hasPasskey && !step.ways.includes('app');
  const passkey = hasPasskey && (
    <PasskeyButton label="Use a passkey" isFirst={isPasskeyFirst} onAnswer={enterByPasskey} />
  );

  async function send({ code }: Values<'code'>) {
    const answer = await post<SignedIn>(API.completeLogin, { code }, step.token);
    if (answer.status === 200) {
      enter(answer.body);
      return null;
    }
    showToast('warning', answer.message);
    if (answer.status === 201) close(false);
    return answer;
  }

  async function enterByPasskey(passkey: object) {
    const account = await accountOf(passkey);
    if (account) enter(account);
  }

  /** This step is no page to come back to. */
  function enter(account: SignedIn) {
    entered.current = account;
    close(true);
  }

  return (
    <>
      <div className={styles.top}>
        <h1>Is it you?</h1>
        <p className={styles.lead}>Your password is right. One more step, and you are in.</p>
      </div>
      {isPasskeyFirst && passkey}
      <AccountForm form={form} submit="Sign in" look={isPasskeyFirst ? 'quiet' : 'primary'}>
        <CodeOfWays ways={step.ways} autoFocus={!isPasskeyFirst} {...form.field('code')} />
      </AccountForm>
      {!isPasskeyFirst && passkey}
      <Button wide look="quiet" onClick={() => close(false)}>
        Start again
      </Button>
      <p className={styles.note}>
        Lost your phone and your codes? Please write to <Operator />. It takes more than a mail to show that
        it is you.
      </p>
    </>
  );
}

interface CodeOfWaysProps {
  ways: readonly Way[];
  name: 'code';
  error: string | undefined;
  autoFocus: boolean;
}

/** One field for the app’s codes and for recovery codes. */
export function CodeOfWays({ ways, ...field }: CodeOfWaysProps) {
  const hasApp = ways.includes('app');
  return (
    <Field
      label={hasApp ? 'Code' : 'Recovery code'}
      hint={
        hasApp ? 'Six digits from your authenticator app, or a recovery code.' : 'One of those that you kept.'
      }
      autoComplete="one-time-code"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck="false"
      enterKeyHint="go"
      {...field}
    />
  );
}

export function check({ code }: Values<'code'>) {
  return { code: missing(code, 'a code') };
}
