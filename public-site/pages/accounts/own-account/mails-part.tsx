import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import { post } from '../../../app/api.ts';
import { showError, showToast } from '../../../app/toasts.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Fold, Part } from './part.tsx';
import styles from './own-account.module.css';

interface MailsPartProps {
  user: User;
  newsletter: boolean;
  /** Asks anew whether the newsletter comes. */
  again: () => Promise<void>;
}

interface Mails {
  what: string;
  why: string;
}

const OF_EVERYBODY: Mails[] = [
  {
    what: 'Your account: another password, another address, a new way to sign in, codes that you ask for',
    why: 'So that you hear of it if it was not you.',
  },
];

const OF_ADMINISTRATORS: Mails[] = [
  {
    what: 'Public registers: what they say against profiles',
    why: 'One of you has to look into it.',
  },
];

const OF_DOCTORS: Mails[] = [
  {
    what: 'Your profile and your articles: approved, something to change, taken off the site or shown again',
    why: 'You wait for it, and nothing goes on before you have read it.',
  },
  {
    what: 'Every 90 days, when your earliest visit grows old, or when visitors tell of something wrong: do you still take new patients?',
    why: 'Without an answer visitors do not see any more that you do, and nobody else can give it.',
  },
  {
    what: 'Public registers: what they say otherwise than your profile',
    why: 'You alone can have them corrected, and nobody who is excluded can be listed.',
  },
  {
    what: 'Your plan: begun, a payment that failed, about to end, ended',
    why: 'It is about your money, and about whether you are listed.',
  },
];

/** Which mails come; which of them cannot be turned off, and why. */
export function MailsPart({ user, newsletter, again }: MailsPartProps) {
  const [busy, setBusy] = useState(false);
  const mails = [...OF_EVERYBODY, ...(user.manage_role === 'admin' ? OF_ADMINISTRATORS : OF_DOCTORS)];

  async function change() {
    if (busy) return;
    setBusy(true);
    try {
      const answer = await post<{ message: string }>(ACCOUNT_API.ownNewsletter, { wanted: !newsletter });
      if (answer.status === 200) showToast('success', answer.body.message);
    } catch (error) {
      showError(error);
    }
    await again();
    setBusy(false);
  }

  return (
    <Part id="mails" title="Mails">
      <Checkbox
        label="Send me the newsletter"
        checked={newsletter}
        aria-disabled={busy}
        onChange={() => void change()}
      />
      <Fold label="Mails that cannot be turned off">
        <ul className={styles.list}>
          {mails.map(({ what, why }) => (
            <li key={what} className={styles.row}>
              <div className={styles.words}>
                <strong>{what}</strong>
                <span>{why}</span>
              </div>
            </li>
          ))}
        </ul>
      </Fold>
    </Part>
  );
}
