import type { DoctorProfile } from '#contract/profiles.ts';
import { SaveButton } from '../../components/call-list/save-button.tsx';
import { Button } from '../../ui/button.tsx';
import { PrinterIcon, ShareIcon } from './profile-icons.tsx';
import { copyText } from '../../components/copy-text.ts';
import styles from './profile-actions.module.css';

/** Takes the profile along: on the visitor's list, to somebody else, or on paper. `name`: "Dr. Ada Osei" */
export function ProfileActions({ doctor, name }: { doctor: DoctorProfile; name: string }) {
  return (
    <div className={styles.actions}>
      <SaveButton className={styles.save} doctor={doctor} />
      <Button look="quiet" size="s" icon={<ShareIcon size={18} />} onClick={() => void share(name)}>
        Share
      </Button>
      <Button look="quiet" size="s" icon={<PrinterIcon size={18} />} onClick={() => print()}>
        Print
      </Button>
    </div>
  );
}

/** With the means of the device; where it has none, the address is copied. */
async function share(title: string): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    if ('share' in navigator) await navigator.share({ title, url });
    else await copyText(url, 'The link is copied.');
  } catch (error) {
    // Whoever closes the list of targets has changed their mind.
    const isCanceled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCanceled) await copyText(url, 'The link is copied.');
  }
}
