import { z } from 'zod';
import { mailKind, operatorOf } from './mail-kind.ts';

const CHANGES = {
  'app-added': 'An authenticator app was added: from now on its codes are asked for.',
  'app-removed': 'The authenticator app was removed.',
  'passkey-added': 'A passkey was added: it signs in without the password.',
  'passkey-removed': 'A passkey was removed.',
  'codes-renewed': 'New recovery codes were made: those that there were do not work any more.',
  reset: 'The operator of the site has removed the authenticator app, all passkeys and the recovery codes.',
} as const;

/** What can happen to what an account signs in with besides its password. */
export type FactorChange = keyof typeof CHANGES;

const kinds = Object.keys(CHANGES) as [FactorChange, ...FactorChange[]];

export const FACTOR_MAILS = {
  'second-factor-changed': mailKind({
    data: { change: z.enum(kinds) },
    askedFor: false,
    text: ({ change }, site) => ({
      subject: 'The ways to sign in to your account were changed',
      preview: CHANGES[change],
      parts: [
        { text: `${CHANGES[change]} It concerns your account at ${site.name}. If it was you, all is well.` },
        {
          text:
            'If it was not you, somebody else uses your account: choose a new password at once, and tell ' +
            `${operatorOf(site)}.`,
        },
        { button: 'Choose a new password', href: `${site.url}/user/forgotpassword` },
      ],
    }),
  }),

  'recovery-code-used': mailKind({
    data: { left: z.int() },
    askedFor: false,
    text: ({ left }, site) => ({
      subject: 'A recovery code of your account was used',
      preview: left === 0 ? 'There is none left: make new ones.' : leftText(left),
      parts: [
        {
          text:
            `One of the recovery codes of your account at ${site.name} was used. ` +
            (left === 0 ? 'There is none left: make new ones on the page of your account.' : leftText(left)),
        },
        {
          text:
            'If it was not you, somebody has your codes and your password: choose a new password at once, and make ' +
            'new codes.',
        },
        { button: 'Choose a new password', href: `${site.url}/user/forgotpassword` },
      ],
    }),
  }),

  'codes-tried': mailKind({
    data: {},
    askedFor: false,
    text: (_, site) => ({
      subject: 'Somebody has the password of your account',
      preview: 'They tried to guess a code, and were stopped. Choose a new password.',
      parts: [
        {
          text:
            `Somebody entered the password of your account at ${site.name}, and then wrong codes, again and again. They ` +
            'were not let in. If it was not you, choose a new password: then they cannot try any more.',
        },
        { button: 'Choose a new password', href: `${site.url}/user/forgotpassword` },
      ],
    }),
  }),
};

function leftText(left: number): string {
  return left === 1 ? 'There is one left.' : `There are ${left} left.`;
}
