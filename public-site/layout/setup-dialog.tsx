import { PAGES } from '#contract/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './account-dialog.module.css';

interface SetupDialogProps {
  open: boolean;
  onClose: () => void;
  hasPlan: boolean;
  /** The setup needs a plan, and there is none. */
  onNoPlan: () => void;
}

/** SPEC §4: there is no profile to look at before it has been set up. */
export function SetupDialog({ open, onClose, hasPlan, onNoPlan }: SetupDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Set up your profile first">
      <p className={styles.text}>
        There is nothing to show yet. Set up your profile in two steps and submit it: then you see it here as
        visitors do.
      </p>
      <div className={styles.actions}>
        {hasPlan ? (
          <ButtonLink href={PAGES.setupProfile} onClick={onClose}>
            Go to Setup
          </ButtonLink>
        ) : (
          <Button onClick={onNoPlan}>Go to Setup</Button>
        )}
        <Button look="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
}
