import { z } from 'zod';
import { unsubscribeLink } from '../unsubscribe-link.ts';
import { codeMail } from './code-mail.ts';
import { mailKind } from './mail-kind.ts';
import type { MailSite } from './mail-kind.ts';

/** What every mail to a subscriber is made from. */
const ofSubscriber = { unsubscribeToken: z.string().regex(/^[0-9a-f]{32}$/) };

function unsubscribe({ unsubscribeToken }: { unsubscribeToken: string }, { url }: MailSite): string {
  return unsubscribeLink(url, unsubscribeToken);
}

export const NEWSLETTER_MAILS = {
  'subscribe-code': codeMail({
    subject: 'Your code for the newsletter',
    enter: (site) => `Enter this code at ${site}, on the page where you asked for the newsletter:`,
    otherwise: 'If it was not you, ignore this mail: without the code no newsletter is sent to you.',
  }),

  subscribed: mailKind({
    data: ofSubscriber,
    askedFor: false,
    unsubscribe,
    text: (data, site) => ({
      subject: 'You are subscribed',
      preview: 'From now on the newsletter comes to this address.',
      parts: [
        { text: `From now on the newsletter of ${site.name} comes to this address.` },
        {
          text:
            'To stop it, press Unsubscribe, here or in any issue. Then your address is deleted from the list. ' +
            'You need no account and no password for that.',
        },
        { button: 'Unsubscribe', href: unsubscribe(data, site) },
      ],
    }),
  }),
};
