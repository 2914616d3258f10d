import { useState } from 'react';
import { askPasskey } from './passkeys.ts';
import { showError } from '../../app/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { KeyIcon } from '../../ui/icons.tsx';

interface PasskeyButtonProps {
  label: string;
  /** It is offered before what can be typed. */
  isFirst?: boolean;
  /** With what the passkey says; what it throws is told. */
  onAnswer: (passkey: object) => Promise<void>;
}

/** Has one of the browser's passkeys answer for its owner. */
export function PasskeyButton({ label, isFirst = false, onAnswer }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);

  async function ask() {
    setBusy(true);
    try {
      await onAnswer(await askPasskey());
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  }

  return (
    <Button
      wide
      look={isFirst ? 'primary' : 'quiet'}
      autoFocus={isFirst}
      busy={busy}
      icon={<KeyIcon />}
      onClick={() => void ask()}
    >
      {label}
    </Button>
  );
}
