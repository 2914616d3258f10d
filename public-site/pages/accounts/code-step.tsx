import { API } from '#contract/paths.ts';
import { post } from '../../app/api.ts';
import { codeDigits, codeProblem } from '../../app/field-checks.ts';
import { showToast } from '../../app/toasts.ts';
import { useForm } from '../../app/use-form.ts';
import type { Values } from '../../app/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { AccountForm } from './account-form.tsx';
import { DemoOutboxHint, ResendButton } from './awaited-mail.tsx';
import styles from './account.module.css';

const FIELDS = ['verifyCode'] as const;

interface CodeStepProps {
  email: string;
  sentAt: number;
  onSentAgain: () => void;
  onGranted: (grant: string) => void;
  onOtherAddress: () => void;
}

/** Turns the code from the mail into a grant. */
export function CodeStep({ email, sentAt, onSentAgain, onGranted, onOtherAddress }: CodeStepProps) {
  const form = useForm(FIELDS, { check, send });

  async function send({ verifyCode }: Values<'verifyCode'>) {
    const payload = { email, verifyCode: codeDigits(verifyCode) };
    const answer = await post<{ token: string }>(API.checkVerifyCode, payload);
    if (answer.status !== 200) {
      showToast('error', answer.message);
      return answer;
    }
    onGranted(answer.body.token);
    return null;
  }

  async function sendAgain() {
    const answer = await post<{ message: string }>(API.sendVerifyCode, { email });
    if (answer.status !== 200) return showToast('error', answer.message);
    showToast('success', answer.body.message);
    onSentAgain();
  }

  return (
    <>
      <p className={styles.lead}>
        If there is an account for <strong className={styles.address}>{email}</strong>, a code of 8 digits is
        on its way there. Nothing there? Look in the spam folder too.
      </p>
      <DemoOutboxHint />
      <AccountForm form={form} submit="Check the code">
        <CodeField label="Code" hint="Works for 10 minutes and 5 tries." {...form.field('verifyCode')} />
      </AccountForm>
      <div className={styles.actions}>
        <ResendButton sentAt={sentAt} send={sendAgain}>
          Send a new code
        </ResendButton>
        <Button wide look="quiet" onClick={onOtherAddress}>
          Use another e-mail
        </Button>
      </div>
    </>
  );
}

function check({ verifyCode }: Values<'verifyCode'>) {
  return { verifyCode: codeProblem(verifyCode) };
}
