import { useEffect, useRef, useState } from 'react';
import { TAKE_BACK_DAYS } from '#contract/accounts.ts';
import type { ChangedUser, User } from '#contract/accounts.ts';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import { post } from '../../../app/api.ts';
import { codeDigits, codeProblem, emailProblem } from '../../../app/field-checks.ts';
import { currentSession, refreshUser, updateUser } from '../../../app/session.ts';
import { showToast } from '../../../app/toasts.ts';
import { useForm } from '../../../app/use-form.ts';
import type { Values } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { AccountForm } from '../account-form.tsx';
import account from '../account.module.css';
import { awaitedCode, keepAwaited } from '../../../app/awaited-code.ts';
import type { AwaitedCode } from '../../../app/awaited-code.ts';
import { DemoOutboxHint, ResendButton } from '../awaited-mail.tsx';
import { useProof } from '../use-proof.tsx';
import { Fold } from './part.tsx';
import styles from './own-account.module.css';

const CODES = ['oldCode', 'newCode'] as const;

/** The address that somebody signs in with, changed by a code to it and one to the new one. */
export function ChangeEmail({ user }: { user: User }) {
  return (
    <>
      <p className={styles.value}>{user.email}</p>
      <Fold label="Change your e-mail" isOpenAtFirst={awaitedBy(user) !== null}>
        {(close) => <Change user={user} onDone={close} />}
      </Fold>
    </>
  );
}

/** Another account in this tab has its own. */
function keyFor({ id }: User): string {
  return `awaited-code-address-${id}`;
}

/** The codes to another address than the account has by now: the answer that said so may have been lost. */
function awaitedBy(user: User): AwaitedCode | null {
  const asked = awaitedCode(keyFor(user));
  return asked && !isOf(user, asked.email) ? asked : null;
}

function isOf(user: User, email: string): boolean {
  return user.email.toLowerCase() === email.toLowerCase();
}

function Change({ user, onDone }: { user: User; onDone: () => void }) {
  const [asked, setAsked] = useState(() => awaitedBy(user));
  /** Before, where it is to be corrected. */
  const [typed, setTyped] = useState<string | null>(null);
  const { proven, proofDialog } = useProof();

  function wait(code: AwaitedCode | null) {
    keepAwaited(keyFor(user), code);
    setAsked(code);
  }

  /** Null where it was not shown who asks. */
  async function begin(email: string) {
    const answer = await proven(() => post<{ message: string }>(ACCOUNT_API.beginEmailChange, { email }));
    if (answer?.status === 200) {
      showToast('success', answer.body.message);
      wait({ email: email.trim(), at: Date.now() });
    }
    return answer;
  }

  return (
    <>
      {asked ? (
        <CodesStep
          user={user}
          {...asked}
          again={async () => {
            const answer = await begin(asked.email);
            if (answer && answer.status !== 200) showToast('error', answer.message);
          }}
          onOther={() => {
            setTyped(asked.email);
            wait(null);
          }}
          onDone={() => {
            wait(null);
            onDone();
          }}
        />
      ) : (
        <AddressForm typed={typed} begin={begin} />
      )}
      {proofDialog}
    </>
  );
}

interface AddressFormProps {
  typed: string | null;
  begin: (email: string) => Promise<{ status: number; message?: string; field?: string } | null>;
}

function AddressForm({ typed, begin }: AddressFormProps) {
  const form = useForm(['email'] as const, {
    check: ({ email }) => ({ email: emailProblem(email) }),
    async send({ email }) {
      const answer = await begin(email);
      if (!answer) return { message: 'Your address is the one that it was.' };
      return answer.status === 200 ? null : { message: answer.message ?? '', field: answer.field };
    },
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button that led back is gone.
    if (typed !== null) field.current?.focus();
  }, [typed]);
  return (
    <AccountForm
      form={form}
      submit="Send the codes"
      note={`A code goes to the new address, and another one to the old: you need both. For ${TAKE_BACK_DAYS} days the old address can take your account back.`}
    >
      <Field
        ref={field}
        label="New e-mail"
        type="email"
        autoComplete="email"
        defaultValue={typed ?? ''}
        {...form.field('email')}
      />
    </AccountForm>
  );
}

interface CodesStepProps {
  user: User;
  email: string;
  /** When the codes went out, in milliseconds. */
  at: number;
  again: () => Promise<void>;
  onOther: () => void;
  onDone: () => void;
}

function CodesStep({ user, email, at, again, onOther, onDone }: CodesStepProps) {
  const form = useForm(CODES, { check, send });
  const first = useRef<HTMLInputElement>(null);
  // The button that asked for the codes is gone.
  useEffect(() => first.current?.focus(), []);

  async function send({ oldCode, newCode }: Values<(typeof CODES)[number]>) {
    const payload = { email, oldCode: codeDigits(oldCode), newCode: codeDigits(newCode) };
    try {
      const answer = await post<ChangedUser>(ACCOUNT_API.changeEmail, payload);
      if (answer.status !== 200) return answer;
      updateUser(answer.body.user);
      showToast('success', answer.body.message);
    } catch (error) {
      if (!(await hasArrived(email))) throw error;
      showToast('success', `Your account has the address ${email}.`);
    }
    onDone();
    return null;
  }

  return (
    <>
      <p>Enter the code of each mail. Nothing there? Look in the spam folder too.</p>
      <DemoOutboxHint />
      <AccountForm form={form} submit="Change the address">
        <CodeField ref={first} label={`Code sent to ${email}`} {...form.field('newCode')} />
        <CodeField
          label={`Code sent to ${user.email}`}
          hint="Both work for 10 minutes and 5 tries."
          {...form.field('oldCode')}
        />
      </AccountForm>
      <div className={account.actions}>
        <ResendButton sentAt={at} send={again}>
          Send new codes
        </ResendButton>
        <Button wide look="quiet" onClick={onOther}>
          Use another e-mail
        </Button>
      </div>
      <p className={styles.aside}>
        You cannot read {user.email} any more? Then whoever runs this site has to change it for you.
      </p>
    </>
  );
}

/** The answer may have been lost, to this press or to one before, with which the codes were used up. */
async function hasArrived(email: string): Promise<boolean> {
  await refreshUser();
  const session = currentSession();
  return session.status === 'signed-in' && isOf(session.user, email);
}

function check({ oldCode, newCode }: Values<(typeof CODES)[number]>) {
  return { oldCode: codeProblem(oldCode), newCode: codeProblem(newCode) };
}
