import { unsubscribeLink } from './unsubscribe-link.ts';
import type { MailSite } from './compose.ts';
import type { MailContent } from './mail-content.ts';

export type MailPart = { text: string } | { code: string } | { button: string; href: string };

/** What a mail says, before it takes a form. */
export interface MailText {
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  parts: MailPart[];
  /** Of a mail to subscribers: where its reader ends the subscription. */
  unsubscribe?: string;
}

/** The words of a mail. Nothing that a person typed is among them. */
export function textOf(content: MailContent, site: MailSite): MailText {
  switch (content.kind) {
    case 'verify':
      return verification(content.token, site);
    case 'reset-code':
      return resetCode(content.code, site);
    case 'subscribe-code':
      return subscribeCode(content.code, site);
    case 'subscribed':
      return subscribed(content.unsubscribeToken, site);
    case 'password-changed':
      return passwordChanged(site);
    case 'account-deleted':
      return accountDeleted(site);
  }
}

function verification(token: string, site: MailSite): MailText {
  const [firstpart, secondpart, thirdpart] = token.split('.');
  const parts = new URLSearchParams({ firstpart, secondpart, thirdpart });
  return {
    subject: 'Confirm your e-mail address',
    preview: 'Then your account is ready. The link holds for 24 hours.',
    parts: [
      {
        text:
          `This address was used to make an account at ${site.name}. Confirm that it is yours, and the ` +
          'account is ready.',
      },
      { button: 'Confirm my e-mail address', href: `${site.url}/user/verify/token?${parts.toString()}` },
      {
        text:
          'The link holds for 24 hours and works once. If that time has passed, sign in: you can ask for a ' +
          'new link there.',
      },
      {
        text:
          'If it was not you, do not confirm. Open the link and choose “I did not make this account”: then it is ' +
          'deleted. If you do nothing, nobody can use it.',
      },
    ],
  };
}

function resetCode(code: string, site: MailSite): MailText {
  return {
    subject: 'Your code for a new password',
    preview: 'It holds for 10 minutes. Keep it to yourself.',
    parts: [
      {
        text: `A new password was asked for at ${site.name}. Enter this code on the page where you asked:`,
      },
      { code },
      ...rulesOfCodes(site),
      { text: 'If it was not you, ignore this mail: your password stays as it is.' },
    ],
  };
}

function subscribeCode(code: string, site: MailSite): MailText {
  return {
    subject: 'Your code for the newsletter',
    preview: 'It holds for 10 minutes. Keep it to yourself.',
    parts: [
      { text: `Enter this code at ${site.name}, on the page where you asked for the newsletter:` },
      { code },
      ...rulesOfCodes(site),
      { text: 'If it was not you, ignore this mail: without the code no newsletter is sent to you.' },
    ],
  };
}

function subscribed(unsubscribeToken: string, site: MailSite): MailText {
  const unsubscribe = unsubscribeLink(site.url, unsubscribeToken);
  return {
    subject: 'You are subscribed',
    preview: 'From now on the newsletter comes to this address.',
    parts: [
      { text: `From now on the newsletter of ${site.name} comes to this address.` },
      {
        text:
          'To stop it, press Unsubscribe, here or in any issue. Then your address is deleted from the list. ' +
          'You need no account and no password for that.',
      },
      { button: 'Unsubscribe', href: unsubscribe },
    ],
    unsubscribe,
  };
}

/** The mail may arrive late, so the time counts from a moment that the reader knows. */
function rulesOfCodes(site: MailSite): MailPart[] {
  return [
    { text: 'It holds for 10 minutes, counted from when it was asked for, and works once.' },
    { text: `Keep it to yourself. Nobody at ${site.name} will ever ask you for it.` },
  ];
}

function passwordChanged(site: MailSite): MailText {
  return {
    subject: 'Your password was changed',
    preview: 'If it was not you, recover your account at once.',
    parts: [
      { text: `The password of your account at ${site.name} was changed. If it was you, all is well.` },
      {
        text:
          'If it was not you, recover your account at once: choose a new password, with a code that we ' +
          'send to this address.',
      },
      { button: 'Recover my account', href: `${site.url}/user/forgotpassword` },
    ],
  };
}

function accountDeleted(site: MailSite): MailText {
  return {
    subject: 'Your account was deleted',
    preview: 'Everything in it is gone from the site.',
    parts: [
      {
        text: `Your account at ${site.name} was deleted, with everything in it. There is nothing left to do.`,
      },
      { text: 'If it was not you, please tell the operator of the site.' },
    ],
  };
}
