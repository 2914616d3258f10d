import { Link } from 'wouter';
import { PROFILE_MESSAGES } from '#contract/profile-messages.ts';
import { PAGES } from '#contract/paths.ts';
import { classes } from '../../../ui/classes.ts';
import { WarningIcon } from '../../../ui/icons.tsx';
import { setupPath } from './setup-path.ts';
import type { Notice } from './use-submit-steps.ts';
import styles from './notice-box.module.css';

/** Where to go for what has to be done first. */
const WAYS_ON: Record<string, { href: string; label: string }> = {
  [PROFILE_MESSAGES.notVerified]: { href: PAGES.verify, label: 'Verify your e-mail address' },
  [PROFILE_MESSAGES.noPlan]: { href: PAGES.pricing, label: 'See the plans' },
  [PROFILE_MESSAGES.step1Missing]: { href: setupPath(1), label: 'Go to step 1' },
  [PROFILE_MESSAGES.step2Missing]: { href: setupPath(2), label: 'Go to step 2' },
};

/** What the server said of the form as a whole, with the way on. */
export function NoticeBox({ status, message }: Notice) {
  const wayOn = WAYS_ON[message];
  return (
    <div className={classes(styles.notice, status < 400 ? styles.warning : styles.error)} role="alert">
      <WarningIcon />
      <p>
        {message} {wayOn && <Link href={wayOn.href}>{wayOn.label}</Link>}
      </p>
    </div>
  );
}
