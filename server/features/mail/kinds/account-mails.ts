import { TAKE_BACK_DAYS } from '#contract/accounts.ts';
import { z } from 'zod';
import { PAGES } from '#contract/paths.ts';
import { codeMail } from './code-mail.ts';
import { mailKind, operatorOf } from './mail-kind.ts';
import { secret, secretLink } from './secret.ts';
import type { Secret, SecretLink } from './secret.ts';

export const ACCOUNT_MAILS = {
  verify: mailKind({
    data: { token: secret(/^[\w-]+\.[\w-]+\.[\w-]+$/) },
    askedFor: true,
    text: ({ token }, site) => ({
      subject: 'Confirm your e-mail address',
      preview: 'Then your account is ready. The link holds for 24 hours.',
      parts: [
        {
          text:
            `This address was used to make an account at ${site.name}. Confirm that it is yours, and the ` +
            'account is ready.',
        },
        { button: 'Confirm my e-mail address', href: verificationLink(site.url, token) },
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
    }),
  }),

  'reset-code': codeMail({
    subject: 'Your code for a new password',
    enter: (site) => `A new password was asked for at ${site}. Enter this code on the page where you asked:`,
    otherwise: 'If it was not you, ignore this mail: your password stays as it is.',
  }),

  'password-link': mailKind({
    data: { email: z.email(), token: secret(/^[\w-]+\.[\w-]+\.[\w-]+$/) },
    askedFor: true,
    text: ({ email, token }, site) => ({
      subject: 'Choose a new password',
      preview: 'The link holds for an hour and works once.',
      parts: [
        {
          text: `An administrator of ${site.name} has sent you this link, so that you can choose a new password.`,
        },
        { button: 'Choose a password', href: passwordLink(site.url, email, token) },
        {
          text:
            'The link holds for an hour and works once; nobody but you has it. If you do not need it, ignore this ' +
            'mail: your password stays as it is.',
        },
      ],
    }),
  }),

  'password-changed': mailKind({
    data: {},
    askedFor: false,
    text: (_, site) => ({
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
    }),
  }),

  'address-changed': mailKind({
    data: {},
    askedFor: false,
    leavesNothing: true,
    text: (_, site) => ({
      subject: 'The address of your account was changed',
      preview: 'From now on you sign in with another e-mail address.',
      parts: [
        {
          text:
            `An administrator of ${site.name} has given your account another e-mail address. From now on you sign in ` +
            'with that one, and all mails go there.',
        },
        {
          text: 'If the newsletter came to this address, that has ended. You can begin it anew in your account.',
        },
        { text: `If you did not ask for it, please tell ${operatorOf(site)}.` },
      ],
    }),
  }),

  'old-address-code': codeMail({
    subject: 'Your code for another e-mail address',
    enter: (site) =>
      `Your account at ${site} is to have another e-mail address. If you asked for that, enter this code on the page where you asked, with the one that went to the new address:`,
    otherwise:
      'If it was not you, somebody else uses your account: choose a new password at once. The address stays as it is.',
  }),

  'new-address-code': codeMail({
    subject: 'Your code for your new e-mail address',
    enter: (site) =>
      `An account at ${site} is to have this e-mail address. If it is yours, enter this code on the page where you asked, with the one that went to the old address:`,
    otherwise: 'If it was not you, ignore this mail: nothing happens.',
    // Nothing says whose account it was to be of, so it cannot go with that.
    leavesNothing: true,
  }),

  'address-in-use': mailKind({
    data: {},
    askedFor: true,
    text: (_, site) => ({
      subject: 'This address has an account already',
      preview: 'Another account cannot have it as well.',
      parts: [
        {
          text:
            `Somebody wanted to give this e-mail address to an account at ${site.name}. There is an account with it ` +
            'already, and it stays as it is.',
        },
        {
          text:
            'If it was you, and you have two accounts: delete the one that you do not use, or give it another ' +
            'address. Then try again. If it was not you, ignore this mail.',
        },
      ],
    }),
  }),

  'address-left': mailKind({
    data: { token: secret(/^[0-9a-f]{32}$/) },
    askedFor: true,
    leavesNothing: true,
    text: ({ token }, site) => ({
      subject: 'Your account has another e-mail address now',
      preview: `If it was not you, take it back within ${TAKE_BACK_DAYS} days.`,
      parts: [
        {
          text:
            `Your account at ${site.name} has another e-mail address now: you sign in with that one, and mails go there. ` +
            'If it was you, all is well.',
        },
        {
          text:
            `If it was not you, take your address back. For ${TAKE_BACK_DAYS} days one press does it: everybody who is ` +
            'signed in to your account is signed out, and you choose a new password.',
        },
        { button: 'Take my address back', href: secretLink(site.url + PAGES.takeBackAddress, token) },
      ],
    }),
  }),

  'address-arrived': mailKind({
    data: {},
    askedFor: false,
    text: (_, site) => ({
      subject: 'This is the address of your account now',
      preview: 'From now on you sign in with it.',
      parts: [
        {
          text:
            `Your account at ${site.name} has this e-mail address now. You sign in with it, and mails come here. The ` +
            `old address was told, and can take the account back for ${TAKE_BACK_DAYS} days.`,
        },
      ],
    }),
  }),

  'address-taken-back': mailKind({
    data: {},
    askedFor: false,
    leavesNothing: true,
    text: (_, site) => ({
      subject: 'Your account has its former e-mail address again',
      preview: 'Whoever reads the former address has taken it back.',
      parts: [
        {
          text:
            `Whoever reads the former e-mail address of your account at ${site.name} has taken it back: from now on it ` +
            'signs in there, and this address does not any more.',
        },
        { text: `If that is not right, please tell ${operatorOf(site)}.` },
      ],
    }),
  }),

  'made-administrator': mailKind({
    data: {},
    askedFor: false,
    text: (_, site) => ({
      subject: 'You are an administrator now',
      preview: 'Choose a new password first: the old one does not hold any more.',
      parts: [
        {
          text:
            `You have been made an administrator of ${site.name}. Your password does not hold any more, and you are ` +
            'signed out everywhere: choose a new one, with a code that we send to this address.',
        },
        { button: 'Choose a password', href: `${site.url}/user/forgotpassword` },
        { text: `If you do not know what this is about, please tell ${operatorOf(site)}.` },
      ],
    }),
  }),

  'account-suspended': mailKind({
    /** `contact`: where the operator is written to; null where nobody has said it. */
    data: { contact: z.email().nullable() },
    askedFor: false,
    text: ({ contact }, site) => ({
      subject: 'Your account is suspended',
      preview: 'You cannot sign in, and visitors do not see your profile.',
      parts: [
        {
          text:
            `An administrator of ${site.name} has suspended your account. You are signed out, and cannot sign in until ` +
            'the suspension ends. We tell you when it does.',
        },
        { text: 'Visitors do not see your profile meanwhile. Nothing in it is deleted.' },
        {
          text:
            'A plan that you pay for goes on, and is charged, until it is ended. You cannot end it yourself while the ' +
            'account is suspended: ask for it.',
        },
        {
          text:
            'To ask why, to object, or to have a plan ended, write to ' +
            (contact === null ? 'the operator of the site.' : `${contact}.`),
        },
      ],
    }),
  }),

  'account-unsuspended': mailKind({
    data: {},
    askedFor: false,
    text: (_, site) => ({
      subject: 'Your account is no longer suspended',
      preview: 'You can sign in again.',
      parts: [
        { text: `Your account at ${site.name} is no longer suspended: you can sign in again, as before.` },
        {
          text:
            'Visitors see your profile again if it is approved and you have a plan. Your profile page says what is ' +
            'missing, if something is.',
        },
        { button: 'Open my profile', href: site.url + PAGES.viewProfile },
      ],
    }),
  }),

  'account-deleted': mailKind({
    data: {},
    askedFor: false,
    leavesNothing: true,
    text: (_, site) => ({
      subject: 'Your account was deleted',
      preview: 'What was in it is gone from the site.',
      parts: [
        {
          text:
            `Your account at ${site.name} was deleted, with everything in it but published articles that you have left ` +
            'here. There is nothing left to do.',
        },
        { text: `If it was not you, please tell ${operatorOf(site)}.` },
      ],
    }),
  }),

  'account-removed': mailKind({
    data: {},
    askedFor: false,
    leavesNothing: true,
    text: (_, site) => ({
      subject: 'Your account was deleted',
      preview: 'An administrator has deleted it.',
      parts: [
        {
          text:
            `An administrator of ${site.name} has deleted your account, with everything in it but published articles, ` +
            'which stay under your name.',
        },
        {
          text:
            'If you did not ask for it, or want an article or your name taken away, please write to ' +
            `${operatorOf(site)}.`,
        },
      ],
    }),
  }),
};

/** Opens the last step of a forgotten password. */
function passwordLink(siteUrl: string, email: string, token: Secret): SecretLink {
  const query = (grant: string) => new URLSearchParams({ email, grant }).toString();
  return secretLink(siteUrl + PAGES.forgotPassword, token, query, '#');
}

/** SPEC §2, Token handoff screen. */
function verificationLink(siteUrl: string, token: Secret): SecretLink {
  return secretLink(`${siteUrl}/user/verify/token`, token, (whole) => {
    const [firstpart, secondpart, thirdpart] = whole.split('.');
    return new URLSearchParams({ firstpart, secondpart, thirdpart }).toString();
  });
}
