import { useState } from 'react';
import useSWR from 'swr';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import type { ChangedFactors, SecondFactors } from '#contract/second-factors.ts';
import type { ApiError } from '../../app/api.ts';
import { getOwn, post } from '../../app/api.ts';
import { showToast } from '../../app/toasts.ts';
import { errorSentence } from '../../app/error-sentence.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { useUser } from '../../app/session.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AuthenticatorApp } from './authenticator-app.tsx';
import type { ChangeFactors } from './change-factors.ts';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { NewCodes } from './recovery-codes.tsx';
import { useProof } from './use-proof.tsx';
import styles from './ways-to-sign-in.module.css';

/** What there is besides the password: passkeys, an app, and codes for when they are lost. */
export function WaysToSignIn() {
  const user = useUser();
  const answer = useSWR<SecondFactors, ApiError>(
    user && [ACCOUNT_API.secondFactors, user.id],
    () => getOwn<SecondFactors>(ACCOUNT_API.secondFactors),
    { revalidateOnMount: true },
  );
  const { data, error, mutate } = answer;
  const retry = useFailureToast(ACCOUNT_API.secondFactors, answer, data && errorSentence);
  const { proven, proofDialog } = useProof();
  const [codes, setCodes] = useState<NewCodes | null>(null);

  const change: ChangeFactors = async (call, payload, done) => {
    const changed = await proven(() => post<ChangedFactors>(call, payload));
    if (changed?.status !== 200) return changed ?? { message: '' };
    const { recovery_codes, ...factors } = changed.body;
    await mutate(factors, { revalidate: false });
    // On a phone, a toast would lie over the button of their dialog.
    if (recovery_codes) setCodes({ codes: recovery_codes, done });
    else showToast('success', done);
    return null;
  };

  if (!data)
    return error ? (
      <NotLoaded error={error} level={3} busy={answer.isValidating} retry={retry} />
    ) : (
      <Spinner />
    );
  const hasMore = data.app !== null || data.passkeys.length > 0;
  return (
    <div className={styles.ways}>
      <p className={styles.lead}>
        {hasMore
          ? 'Your password alone does not sign in: one of these is asked for as well.'
          : 'With one of these, somebody who learns your password still cannot sign in.'}
        {hasMore && data.takes_passkeys && ' A passkey needs no password.'}
      </p>
      {data.takes_passkeys && <PasskeyList passkeys={data.passkeys} change={change} proven={proven} />}
      <AuthenticatorApp app={data.app} change={change} proven={proven} />
      {hasMore && (
        <RecoveryCodes
          left={data.recovery_codes_left}
          codes={codes}
          onRenew={() => change(ACCOUNT_API.renewRecoveryCodes, {}, 'Your new recovery codes are here.')}
          onKept={() => setCodes(null)}
        />
      )}
      {proofDialog}
    </div>
  );
}
