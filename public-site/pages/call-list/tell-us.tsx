import { useState } from 'react';
import { API } from '#contract/paths.ts';
import { post } from '../../app/api.ts';
import { showError } from '../../app/toasts.ts';
import type { SavedDoctor } from '../../components/call-list/saved-list.ts';
import { Button } from '../../ui/button.tsx';
import styles from './tell-us.module.css';

interface TellUsProps {
  doctor: SavedDoctor;
  onTold: () => void;
}

/** Offers to tell us that a practice has no room: what the profile's own report says, and nothing of the list. */
export function TellUs({ doctor, onTold }: TellUsProps) {
  const [isSending, setSending] = useState(false);

  async function tell() {
    setSending(true);
    try {
      await post(API.reports, { id: doctor.id, kind: 'not-accepting' }, null);
      onTold();
    } catch (error) {
      showError(error);
    }
    setSending(false);
  }

  return (
    <div className={styles.offer}>
      <p role="status">
        {doctor.told
          ? 'Thank you. When several people say so, we ask the doctor and look into it.'
          : 'You can tell us, to spare others the call. Nothing about you or your list is sent.'}
      </p>
      {!doctor.told && (
        <Button look="quiet" busy={isSending} onClick={() => void tell()}>
          Tell us
        </Button>
      )}
    </div>
  );
}
