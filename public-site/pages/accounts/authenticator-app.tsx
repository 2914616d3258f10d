import { useState } from 'react';
import { formatDate } from '#contract/dates.ts';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import type { AppOffer, SecondFactors } from '#contract/second-factors.ts';
import { ApiError, post } from '../../app/api.ts';
import { showError, showToast } from '../../app/toasts.ts';
import { useForm } from '../../app/use-form.ts';
import type { Values } from '../../app/use-form.ts';
import { copyText } from '../../components/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AccountForm } from './account-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { check } from './second-step.tsx';
import type { Proven } from './use-proof.tsx';
import type { ChangeFactors } from './change-factors.ts';
import styles from './ways-to-sign-in.module.css';

interface AuthenticatorAppProps {
  app: SecondFactors['app'];
  change: ChangeFactors;
  proven: Proven;
}

export function AuthenticatorApp({ app, change, proven }: AuthenticatorAppProps) {
  const [offer, setOffer] = useState<AppOffer | null>(null);
  const [busy, setBusy] = useState(false);

  async function begin() {
    setBusy(true);
    try {
      const begun = await proven(() => post<AppOffer>(ACCOUNT_API.beginApp));
      if (begun?.status === 200) setOffer(begun.body);
      else if (begun) showToast('warning', begun.message);
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  }

  return (
    <section className={styles.way}>
      <h3>Authenticator app</h3>
      <p>An app on your phone shows a new code every 30 seconds. It is asked for after the password.</p>
      {app && (
        <div className={styles.item}>
          <div className={styles.words}>
            <strong>It is set up</strong>
            <span>Added {formatDate(app.created_at)}</span>
          </div>
          <RemoveFactor
            what="the authenticator app"
            onRemove={() => change(ACCOUNT_API.removeApp, {}, 'Its codes are not asked for any more.')}
          />
        </div>
      )}
      <Button look="quiet" busy={busy} onClick={() => void begin()}>
        {app ? 'Set up another app instead' : 'Set up an app'}
      </Button>
      <Dialog open={offer !== null} onClose={() => setOffer(null)} title="Set up an authenticator app">
        {offer && <Setup offer={offer} change={change} onOver={() => setOffer(null)} />}
      </Dialog>
    </section>
  );
}

interface SetupProps {
  offer: AppOffer;
  change: ChangeFactors;
  onOver: () => void;
}

function Setup({ offer, change, onOver }: SetupProps) {
  const form = useForm(['code'] as const, { check, send });

  async function send({ code }: Values<'code'>) {
    const payload = { offer: offer.offer, code };
    try {
      const refused = await change(ACCOUNT_API.addApp, payload, 'From now on the app’s codes are asked for.');
      if (!refused) onOver();
      return refused;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 400) throw error;
      // It stands at the field, which a toast would cover on a phone.
      const message = 'That was not taken. Wait for the next code, and enter that one.';
      return { message, field: 'code' };
    }
  }

  return (
    <>
      <p>Scan this with the app, or type the key into it. Then enter the code that it shows.</p>
      <QrCode text={offer.uri} label="The key, to be scanned" />
      <p className={styles.secret}>
        <code>{offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <Button look="quiet" size="s" onClick={() => void copyText(offer.secret, 'The key is copied.')}>
          Copy the key
        </Button>
      </p>
      <AccountForm form={form} submit="Use this app">
        <CodeField label="Code of the app" {...form.field('code')} />
      </AccountForm>
    </>
  );
}
