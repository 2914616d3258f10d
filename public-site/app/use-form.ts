import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, InputEvent, SubmitEvent } from 'react';
import { ApiError } from './api.ts';
import type { Refused } from './api.ts';
import { errorSentence } from './error-sentence.ts';
import { showToast } from './toasts.ts';

export type Values<Field extends string> = Record<Field, string>;

interface Work<Field extends string> {
  /** What is wrong before anything is sent; null for a field that is right. */
  check: (values: Values<Field>) => Partial<Record<Field, string | null>>;
  /** Sends the form. Resolves to the refusal to show, or to null when the form has done its work and is left. */
  send: (values: Values<Field>) => Promise<Pick<Refused, 'message' | 'field'> | null>;
}

export interface Form<Field extends string> {
  /** From the press of the button until a refusal; after success, until the form is left. */
  sending: boolean;
  /** What is wrong with the form as a whole. */
  message: string | undefined;
  field: (name: Field) => { name: Field; error: string | undefined };
  element: Pick<ComponentProps<'form'>, 'ref' | 'method' | 'noValidate' | 'onSubmit' | 'onInput'>;
}

/** What is wrong, by field; under WHOLE what concerns the whole form. */
type Problems = Record<string, string>;

const WHOLE = '';

/**
 * A form of text fields that the browser keeps, so that what was typed survives every answer. Problems are shown at
 * their fields, and the first of them gets the focus. A press from before the page listened counts, where the form has
 * a field that is hidden (pages/accounts/account-form.tsx).
 */
export function useForm<Field extends string>(fields: readonly Field[], work: Work<Field>): Form<Field> {
  const [problems, setProblems] = useState<Problems>({});
  const [sending, setSending] = useState(false);
  const [failures, setFailures] = useState(0);
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failures]);
  useLayoutEffect(() => {
    // All fields are marked by a press, and one that nobody can reach by nothing else.
    if (form.current?.querySelector('[hidden]:user-valid')) form.current.requestSubmit();
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const values = valuesOf(event.currentTarget, fields);
    const found = withoutNulls(work.check(values));
    if (Object.keys(found).length > 0) return show(found);
    isSending.current = true;
    setSending(true);
    setProblems({});
    const refused = await problemsOfSending(fields, () => work.send(values));
    if (!refused) return;
    isSending.current = false;
    setSending(false);
    show(refused);
  }

  function show(found: Problems) {
    setProblems(found);
    setFailures((count) => count + 1);
  }

  function onInput({ target }: InputEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.name in problems) {
      setProblems(({ [target.name]: _, ...others }) => others);
    }
  }

  return {
    sending,
    message: problems[WHOLE],
    field: (name) => ({ name, error: problems[name] }),
    // `dialog`: a press before JavaScript listens sends nothing by itself. `get` would put a password into the address bar.
    element: {
      ref: form,
      method: 'dialog',
      noValidate: true,
      onSubmit: (event) => void submit(event),
      onInput,
    },
  };
}

/** Puts what is wrong at the fields it is about; what no field can show stands for the whole form. */
export function problemsAt(
  fields: readonly string[],
  message: string,
  about: Record<string, string>,
): Problems {
  const shown = Object.entries(about).filter(([name]) => fields.includes(name));
  return shown.length > 0 ? Object.fromEntries(shown) : { [WHOLE]: message };
}

async function problemsOfSending(
  fields: readonly string[],
  send: () => Promise<Pick<Refused, 'message' | 'field'> | null>,
): Promise<Problems | null> {
  try {
    const refused = await send();
    if (!refused) return null;
    const { message, field } = refused;
    return problemsAt(fields, message, field === undefined ? {} : { [field]: message });
  } catch (error) {
    const problems = problemsAt(fields, errorSentence(error), error instanceof ApiError ? error.fields : {});
    // What a field says is said.
    if (problems[WHOLE]) showToast('error', problems[WHOLE]);
    return problems;
  }
}

function valuesOf<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Values<Field> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((name) => [name, textOf(data.get(name))])) as Values<Field>;
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

function withoutNulls(found: Partial<Record<string, string | null>>): Problems {
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
