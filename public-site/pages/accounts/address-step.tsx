import { Link } from 'wouter';
import { API, PAGES } from '#contract/paths.ts';
import { post } from '../../app/api.ts';
import { emailProblem } from '../../app/field-checks.ts';
import { showToast } from '../../app/toasts.ts';
import { useForm } from '../../app/use-form.ts';
import type { Values } from '../../app/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { AccountForm, Problem } from './account-form.tsx';
import styles from './account.module.css';

const FIELDS = ['email'] as const;

interface AddressStepProps {
  /** To begin with. */
  email: string;
  /** Why a later step led back here. */
  problem?: string;
  onSent: (email: string) => void;
}

/** Asks for a code. The answer is the same whether or not there is an account. */
export function AddressStep({ email, problem, onSent }: AddressStepProps) {
  const form = useForm(FIELDS, { check, send });

  async function send(values: Values<'email'>) {
    const answer = await post<{ message: string }>(API.sendVerifyCode, values);
    if (answer.status !== 200) {
      showToast('error', answer.message);
      return answer;
    }
    showToast('success', answer.body.message);
    onSent(values.email);
    return null;
  }

  return (
    <>
      <p className={styles.lead}>
        Tell us the e-mail address of your account. We will send a code there with which you can choose a new
        password.
      </p>
      {problem && <Problem>{problem}</Problem>}
      <AccountForm form={form} submit="Send the code">
        <Field
          label="E-mail"
          type="email"
          autoComplete="username"
          defaultValue={email || undefined}
          {...form.field('email')}
        />
      </AccountForm>
      <p className={styles.aside}>
        Remembered it? <Link href={PAGES.signIn}>Sign in</Link>
      </p>
    </>
  );
}

function check({ email }: Values<'email'>) {
  return { email: emailProblem(email) };
}
