import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { useLeaveGuard } from './use-leave-guard.ts';
import styles from './setup.module.css';

export function LeaveDialog({ asked, stay, leave }: ReturnType<typeof useLeaveGuard>) {
  return (
    <Dialog open={asked !== null} onClose={stay} title="Leave without saving?">
      <p>What you typed last could not be saved. If you leave now, it is lost.</p>
      <div className={styles.actions}>
        <Button onClick={stay}>Stay here</Button>
        <Button look="danger" onClick={leave}>
          Leave all the same
        </Button>
      </div>
    </Dialog>
  );
}
