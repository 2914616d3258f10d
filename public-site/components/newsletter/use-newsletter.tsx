import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { MESSAGES } from '#contract/messages.ts';
import { API } from '#contract/paths.ts';
import { ApiError, post } from '../../app/api.ts';
import { showError, showToast } from '../../app/toasts.ts';
import { ofThisTab } from '../../../saving/browser-storage.ts';
import type { Sent } from './code-dialog.tsx';

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
  const [dialog, setDialog] = useState<ReactNode>(null);

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
    const asked = post<Sent>(API.sendSubscribeCode, { email });
    const [answer, { told }] = await Promise.all([asked, load()]);
    told(answer, email, form, setDialog);
  }

  function show(found: string) {
    setProblem(found);
    field().focus();
  }

  function field(): HTMLInputElement {
    return form.current?.elements[0] as HTMLInputElement;
  }

  // Whoever reads the mail on a phone may come back to a page that is loaded anew.
  useEffect(() => {
    if (ofThisTab.read(AWAITED)) void load().then(({ askCode }) => askCode(form, setDialog));
  }, [form]);

  return {
    sending,
    problem,
    forgetProblem: () => setProblem(undefined),
    submit,
    dialog,
  };
}

/** As the dialog's code calls it, which reads what it is. */
const AWAITED = 'awaited-code-newsletter';
const load = () => import('./code-dialog.tsx');

/** What is wrong with an address as far as can be told here; the server decides. */
function problemOf(email: string): string | null {
  if (email === '') return MESSAGES.emailMissing;
  return /^\S+@\S+\.\S+$/.test(email) ? null : 'Please enter a valid e-mail address.';
}
