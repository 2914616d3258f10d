import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import { MESSAGES } from '#contract/messages.ts';
import { API, PAGES } from '#contract/paths.ts';
import { post } from '../../app/api.ts';
import { codeDigits, codeProblem } from '../../app/field-checks.ts';
import { errorSentence } from '../../app/error-sentence.ts';
import { useSite } from '../../app/site.ts';
import { showToast } from '../../app/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './code-form.module.css';

interface CodeFormProps {
  email: string;
  onClose: () => void;
  onSubscribed: () => void;
}

/** Sends the code; whatever is answered, the form has done its work. */
export function CodeForm({ email, onClose, onSubscribed }: CodeFormProps) {
  const [problem, setProblem] = useState<string>();
  const [verifying, setVerifying] = useState(false);
  const isVerifying = useRef(false);
  const { demo } = useSite();
  const { mutate } = useSWRConfig();

  async function submit(field: HTMLInputElement) {
    if (isVerifying.current) return;
    const found = codeProblem(field.value);
    if (found !== null) {
      setProblem(found);
      return field.focus();
    }
    isVerifying.current = true;
    setVerifying(true);
    const [tone, text] = await verified(email, field.value);
    onClose();
    showToast(tone, text);
    if (tone !== 'success') return;
    onSubscribed();
    // An account that is open on the page says whether the newsletter comes.
    void mutate((key) => Array.isArray(key) && key[0] === ACCOUNT_API.ownAccount);
  }

  return (
    <form
      className={styles.form}
      noValidate
      aria-busy={verifying}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget.elements[0] as HTMLInputElement);
      }}
      onInput={() => setProblem(undefined)}
    >
      <div className={styles.asked}>
        <p>
          Enter the code from the mail, and you are subscribed. Nothing there? Look in the spam folder too.
        </p>
        {demo && (
          <p>
            The demo’s mails are at{' '}
            <a href={PAGES.demoOutbox} target="_blank">
              /demo/outbox
            </a>{' '}
            (opens a new tab).
          </p>
        )}
        <CodeField
          label="Verification code"
          hint={
            <>
              8 digits, sent to <strong className={styles.email}>{email}</strong>. They work for 10 minutes.
            </>
          }
          name="verifyCode"
          error={problem}
          autoFocus
          readOnly={verifying}
        />
        {verifying && (
          <div className={styles.veil}>
            <Spinner label="Verifying..." />
          </div>
        )}
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={verifying}>
          Verify Code
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** What came of the code. SPEC §5: it is parsed as an integer. */
async function verified(email: string, typed: string): Promise<['success' | 'error', string]> {
  const verifyCode = Number.parseInt(codeDigits(typed), 10);
  try {
    const path = API.checkSubscribeCode;
    const answer = await post<{ message: string } | null>(path, { email, verifyCode });
    if (answer.status !== 200) return ['error', answer.message];
    return ['success', answer.body?.message ?? MESSAGES.subscribed];
  } catch (error) {
    return ['error', errorSentence(error)];
  }
}
