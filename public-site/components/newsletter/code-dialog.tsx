import type { AwaitedCode } from '../../app/awaited-code.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CodeForm } from './code-form.tsx';

/** A code that was sent. An object of its own each time, so that a late answer closes no newer dialog. */
export type SentCode = AwaitedCode;

interface CodeDialogProps {
  /** null: closed. */
  sent: SentCode | null;
  onClose: (sent: SentCode) => void;
  onSubscribed: (sent: SentCode) => void;
}

/** SPEC §4 and §9: asks for the code from the mail; neither a click outside nor Escape closes it. */
export function CodeDialog({ sent, onClose, onSubscribed }: CodeDialogProps) {
  const close = () => sent && onClose(sent);
  return (
    <Dialog open={sent !== null} onClose={close} title="Check your e-mail" width={600} dismissible={false}>
      {sent && <CodeForm email={sent.email} onClose={close} onSubscribed={() => onSubscribed(sent)} />}
    </Dialog>
  );
}
