import { PAGES } from '#contract/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './account-dialog.module.css';

interface PlansDialogProps {
  open: boolean;
  onClose: () => void;
  /** A profile was submitted while there was a plan. */
  hasProfile: boolean;
}

/** SPEC §4: a profile needs a paid plan. */
export function PlansDialog({ open, onClose, hasProfile }: PlansDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Choose a plan first" width={770}>
      <div className={styles.text}>
        <p>Creating or editing a public profile needs a paid plan, monthly or yearly.</p>
        <p>
          {hasProfile
            ? 'Your profile is kept as it was. With a plan it is listed again, without another review.'
            : 'Both plans list the same profile, and neither buys a better place in the results.'}
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink href={PAGES.pricing} onClick={onClose}>
          Go to Plans
        </ButtonLink>
        <ButtonLink href={PAGES.home} look="quiet" onClick={onClose}>
          Home
        </ButtonLink>
      </div>
    </Dialog>
  );
}
