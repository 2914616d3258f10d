import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { MESSAGES } from '#contract/messages.ts';
import { API } from '#contract/paths.ts';
import { ApiError, post } from '../../app/api.ts';
import { awaitedCode, keepAwaited } from '../../app/awaited-code.ts';
import { showError, showToast } from '../../app/toasts.ts';
import type { CodeDialog, SentCode } from './code-dialog.tsx';

interface Newsletter {
  sending: boolean;
  /** What is wrong with the address. */
  problem: string | undefined;
  forgetProblem: () => void;
  submit: () => Promise<void>;
  /** Asks for the code, while there is one. */
  dialog: ReactNode;
}

/** Sends the address of the form's first field, then asks for the code. Its dialog's code arrives with the answer. */
export function useNewsletter(form: RefObject<HTMLFormElement | null>): Newsletter {
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const isSending = useRef(false);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [loaded, setLoaded] = useState<{ Dialog: typeof CodeDialog } | null>(null);

  async function submit() {
    if (isSending.current) return;
    const email = field().value.trim();
    const found = problemOf(email);
    if (found !== null) {
      if (found === MESSAGES.emailMissing) showToast('warning', found);
      return show(found);
    }
    isSending.current = true;
    setSending(true);
    setProblem(undefined);
    try {
      await send(email);
    } catch (error) {
      if (error instanceof ApiError && error.fields.email) show(error.fields.email);
      else showError(error);
    }
    isSending.current = false;
    setSending(false);
  }

  async function send(email: string) {
    const asked = post<{ message: string } | null>(API.sendSubscribeCode, { email });
    const [answer] = await Promise.all([asked, import('./code-dialog.tsx')]);
    if (answer.status !== 200) return showToast('warning', answer.message);
    showToast('success', answer.body?.message ?? MESSAGES.codeSent);
    const code = { email, at: Date.now() };
    keepAwaited(AWAITED, code);
    await ask(code);
  }

  async function ask(code: SentCode) {
    const { CodeDialog: Dialog } = await import('./code-dialog.tsx');
    setLoaded({ Dialog });
    setSent(code);
  }

  function show(found: string) {
    setProblem(found);
    field().focus();
  }

  function close(code: SentCode) {
    keepAwaited(AWAITED, null);
    setSent((current) => (current === code ? null : current));
  }

  /** Somebody may have gone on to another address meanwhile. */
  function clear({ email }: SentCode) {
    if (field().value.trim() === email) form.current?.reset();
  }

  function field(): HTMLInputElement {
    return form.current?.elements[0] as HTMLInputElement;
  }

  // Whoever reads the mail on a phone may come back to a page that is loaded anew.
  useEffect(() => {
    const left = awaitedCode(AWAITED);
    if (left) void ask(left);
  }, []);

  return {
    sending,
    problem,
    forgetProblem: () => setProblem(undefined),
    submit,
    dialog: loaded && <loaded.Dialog sent={sent} onClose={close} onSubscribed={clear} />,
  };
}

/** For a reload to ask for it again (app/awaited-code.ts). */
const AWAITED = 'newsletter';

/** What is wrong with an address as far as can be told here; the server decides. */
function problemOf(email: string): string | null {
  if (email === '') return MESSAGES.emailMissing;
  return /^\S+@\S+\.\S+$/.test(email) ? null : 'Please enter a valid e-mail address.';
}
