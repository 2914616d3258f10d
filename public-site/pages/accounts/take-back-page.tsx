import { useState } from 'react';
import { useSearch } from 'wouter';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import { PAGES } from '#contract/paths.ts';
import { post } from '../../app/api.ts';
import { linkToken } from '../../app/api-keys.ts';
import { errorSentence } from '../../app/error-sentence.ts';
import { useHead } from '../../app/head.ts';
import { useHeadingFocus } from '../../app/heading-focus.ts';
import { AuthLayout } from '../../layout/auth-layout.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { Problem } from './account-form.tsx';
import styles from './account.module.css';

const INCOMPLETE =
  'This link is incomplete. Some mail programs break long links: please copy the whole link into the address bar.';

export const Layout = AuthLayout;

/** For who reads the address that an account had: gives it back. Opening the page does nothing: mail scanners open links too. */
export default function TakeBackPage() {
  useHead({ title: 'Take your address back', robots: 'noindex' });
  const token = linkToken(useSearch());
  const [state, setState] = useState<'asked' | 'busy' | 'done' | 'over' | 'taken'>('asked');
  const [problem, setProblem] = useState(token === '' ? INCOMPLETE : '');
  const heading = useHeadingFocus(state === 'busy' ? 'asked' : state);

  async function takeBack() {
    setState('busy');
    setProblem('');
    try {
      const answer = await post<{ message: string }>(ACCOUNT_API.takeBackAddress, { token });
      if (answer.status === 200) return setState('done');
      setProblem(answer.message);
      setState(answer.status === 201 ? 'over' : 'taken');
    } catch (error) {
      setProblem(errorSentence(error));
      setState('asked');
    }
  }

  if (state === 'done')
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          Your account is yours again
        </h1>
        <p className={styles.lead}>
          It has this address again, nobody is signed in to it, and its password does not hold any more.
          Choose a new one, with a code that we send to this address.
        </p>
        <ButtonLink wide href={PAGES.forgotPassword}>
          Choose a new password
        </ButtonLink>
      </>
    );
  if (state === 'over' || state === 'taken')
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          This link does not work
        </h1>
        <Problem>{problem}</Problem>
        {state === 'over' && <Over />}
      </>
    );
  return (
    <>
      <h1>Take your address back</h1>
      <p className={styles.lead}>
        Your account was given another e-mail address. If it was not you, one press gives it this one back:
        everybody who is signed in to it is signed out, and what was added to sign in with since then goes.
      </p>
      <NoScript>This page needs JavaScript. Please turn it on and load the page again.</NoScript>
      {problem && <Problem>{problem}</Problem>}
      <div className={styles.actions}>
        {token !== '' && (
          <Button wide busy={state === 'busy'} onClick={() => void takeBack()}>
            Take my address back
          </Button>
        )}
      </div>
    </>
  );
}

/** Who has pressed twice, or never got the first answer: it was done then. */
function Over() {
  return (
    <>
      <p className={styles.lead}>
        If you have pressed its button before, it has worked: your account has this address again. What is
        left is a new password, with a code that we send to this address.
      </p>
      <ButtonLink wide href={PAGES.forgotPassword}>
        Choose a new password
      </ButtonLink>
    </>
  );
}
