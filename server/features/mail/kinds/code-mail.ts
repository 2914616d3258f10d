import { mailKind } from './mail-kind.ts';
import { secret } from './secret.ts';

interface CodeMail {
  subject: string;
  /** Where to enter the code, as the sentence before it. `site`: its name. */
  enter: (site: string) => string;
  /** What to do for somebody who did not ask for it. */
  otherwise: string;
  leavesNothing?: boolean;
}

/** A kind of mail with a code, to be entered where it was asked for. */
export function codeMail({ subject, enter, otherwise, leavesNothing }: CodeMail) {
  return mailKind({
    data: { code: secret(/^[1-9]\d{7}$/) },
    askedFor: true,
    leavesNothing,
    text: ({ code }, { name }) => ({
      subject,
      preview: 'It holds for 10 minutes. Keep it to yourself.',
      parts: [
        { text: enter(name) },
        { code },
        // The mail may arrive late, so the time counts from a moment that the reader knows.
        { text: 'It holds for 10 minutes, counted from when it was asked for, and works once.' },
        { text: `Keep it to yourself. Nobody at ${name} will ever ask you for it.` },
        { text: otherwise },
      ],
    }),
  });
}
