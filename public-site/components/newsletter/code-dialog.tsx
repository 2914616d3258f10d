import type { Dispatch, ReactNode, RefObject, SetStateAction } from 'react';
import { MESSAGES } from '#contract/messages.ts';
import type { post } from '../../app/api.ts';
import { awaitedCode, keepAwaited } from '../../app/awaited-code.ts';
import type { AwaitedCode } from '../../app/awaited-code.ts';
import { showToast } from '../../app/toasts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CodeForm } from './code-form.tsx';

/** As use-newsletter.tsx looks for it. */
const AWAITED = 'awaited-code-newsletter';

export type Sent = { message: string } | null;

type Answer = Awaited<ReturnType<typeof post<Sent>>>;
type Show = Dispatch<SetStateAction<ReactNode>>;
type Form = RefObject<HTMLFormElement | null>;

/** Says what came of the wish for a code, and asks for one that was sent. */
export function told(answer: Answer, email: string, form: Form, show: Show): void {
  if (answer.status !== 200) return showToast('warning', answer.message);
  showToast('success', answer.body?.message ?? MESSAGES.codeSent);
  askCode(form, show, { email, at: Date.now() });
}

/**
 * Shows a dialog that asks for a code until it is used or given up, also after a reload. `sent`: which; without, the one
 * that was asked for before, where it still works. A form that has its address is emptied when it is subscribed.
 */
export function askCode(form: Form, show: Show, sent = awaitedCode(AWAITED)): void {
  if (!sent) return;
  keepAwaited(AWAITED, sent);
  const field = form.current?.elements[0] as HTMLInputElement | undefined;
  // Whoever has to ask for another code after a reload need not type it again.
  if (field?.value === '') field.value = sent.email;
  const dialog = <CodeDialog sent={sent} onClose={close} onSubscribed={clear} />;
  show(dialog);

  /** A late answer closes and forgets no newer one. */
  function close() {
    if (awaitedCode(AWAITED)?.at === sent?.at) keepAwaited(AWAITED, null);
    show((current) => (current === dialog ? null : current));
  }

  /** Somebody may have gone on to another address meanwhile. */
  function clear() {
    if (field?.value.trim() === sent?.email) form.current?.reset();
  }
}

interface CodeDialogProps {
  sent: AwaitedCode;
  onClose: () => void;
  onSubscribed: () => void;
}

/** SPEC §4 and §9: asks for the code from the mail; neither a click outside nor Escape closes it. */
function CodeDialog({ sent: { email }, onClose, onSubscribed }: CodeDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Check your e-mail" width={600} dismissible={false}>
      <CodeForm {...{ email, onClose, onSubscribed }} />
    </Dialog>
  );
}
