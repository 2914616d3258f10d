import { forgetSeen } from '../../app/kept-pages.ts';
import { showToast } from '../../app/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { InfoIcon } from '../../ui/icons.tsx';
import styles from './where-saved.module.css';

/** Where the list is, and what is kept beside it; who can see that, and how it goes. */
export function WhereSaved() {
  return (
    <div className={styles.kept}>
      <InfoIcon />
      <div className={styles.words}>
        <p>
          Your list is kept in this browser, on this device, and nowhere else: it is not sent to us. Whoever
          uses this browser can read it. On a shared computer, delete it before you go.
        </p>
        <p>
          It opens without a connection. So do the pages that you saw in the last week: the browser keeps them
          until you delete the list, or have them forgotten.
        </p>
        <Button
          look="quiet"
          onClick={() => {
            forgetSeen();
            showToast('success', 'This browser keeps no page that you saw.');
          }}
        >
          Forget the pages I saw
        </Button>
      </div>
    </div>
  );
}
