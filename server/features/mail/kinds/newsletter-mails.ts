import { z } from 'zod';
import { mailHtml, mailText } from '../../../platform/html/mail-html.ts';
import { UNSUBSCRIBE_PATH } from '../unsubscribe-link.ts';
import { codeMail } from './code-mail.ts';
import { mailKind } from './mail-kind.ts';
import type { MailPart, MailSite } from './mail-kind.ts';
import { secret, secretLink } from './secret.ts';
import type { Secret, SecretLink } from './secret.ts';

/** What every mail to a subscriber is made from. */
const ofSubscriber = { unsubscribeToken: secret(/^[0-9a-f]{32}$/) };

function unsubscribe({ unsubscribeToken }: { unsubscribeToken: Secret }, { url }: MailSite): SecretLink {
  return secretLink(url + UNSUBSCRIBE_PATH, unsubscribeToken);
}

/** An issue; `body`: sanitized HTML. What waits since an earlier version has no preheader. */
const ofIssue = { subject: z.string().min(1), preheader: z.string().default(''), body: z.string() };
const LONGEST_PREVIEW = 120;

function issue(body: string, preheader: string, { url }: MailSite): { preview: string; parts: MailPart[] } {
  const text = mailText(body, url);
  const [line = ''] = text.split('\n', 1);
  return {
    preview: preheader || line.slice(0, LONGEST_PREVIEW),
    parts: [{ html: mailHtml(body, url), text }],
  };
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

  newsletter: mailKind({
    data: { ...ofSubscriber, ...ofIssue },
    askedFor: false,
    unsubscribe,
    text: ({ subject, preheader, body, ...data }, site) => {
      const { preview, parts } = issue(body, preheader, site);
      const why = { text: `You get this because you subscribed to the newsletter of ${site.name}.` };
      return {
        subject,
        preview,
        parts: [...parts, why, { link: 'Unsubscribe with one press', href: unsubscribe(data, site) }],
      };
    },
  }),

  /** To somebody who may be no subscriber: there is nothing to end. */
  'newsletter-test': mailKind({
    data: ofIssue,
    askedFor: false,
    text: ({ subject, preheader, body }, site) => {
      const { preview, parts } = issue(body, preheader, site);
      const why = { text: 'This is a test. Subscribers get a link here that ends their subscription.' };
      return { subject: `Test - ${subject}`, preview, parts: [...parts, why] };
    },
  }),
};
