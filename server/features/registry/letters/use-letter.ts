import { usedLetter } from '#contract/schemas/answers/registry-letters.ts';
import { letterUse } from '#contract/schemas/registry-letters.ts';
import type { UserRow } from '../../../../db/accounts/rows.ts';
import type { Needs } from '../../../platform/platform.ts';
import { ownAction } from '../../../platform/http/action.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { signedInDoctor } from '../../../platform/security/session.ts';
import type { LetterCodes } from './letter-codes.ts';

export type UseLetterNeeds = Needs<'config' | 'store' | 'proofs' | 'tokens' | 'limits' | 'sources'> & {
  letterCodes: LetterCodes;
};

/** What a code that is not taken is answered. */
export const LETTER_REPLIES = {
  letterRefused:
    'This code does not work. Compare it with the letter: it may be mistyped, used already, or older than 120 days.',
  letterUsedUp:
    'Your account has used the code of a letter already. You need no other: go on with your profile.',
  letterForDoctors:
    'Letters are for psychiatrists, and you are signed in as an administrator. Sign in with the account that the profile is for.',
} as const;

/**
 * Ties the letter that a code is of to an account, once. That gives it no right: set-up begins with the letter's NPI,
 * and who reviews the profile sees that the letter has reached the address of the register.
 */
export const useLetter = (context: UseLetterNeeds) =>
  ownAction(
    (request) => signedInDoctor(context, request),
    {
      does: 'Notes that the account has come by a letter, and answers the NPI that it was sent to.',
      who: 'doctor',
      body: letterUse,
      answer: usedLetter,
      refuses: {
        201: 'The account is an administrator’s, or has come by another letter.',
        202: 'The code does not hold (any more).',
      },
      example: { body: { code: '{letter}' } },
    },
    ({ code }, session, request) => {
      const { store, proofs, limits, letterCodes, sources } = context;
      const source = sources.of(request);
      const hash = letterCodes.hashOf(code);
      // Kept also when the code is refused.
      proofs.act([session], (user) => {
        refuseOthers(user);
        limits.countLetter(user.email, source);
      });
      return proofs.act([session], (user) => {
        refuseOthers(user);
        const npi = hash && store.registry.letters.use(hash, user.id);
        if (npi === null) throw new Refusal(202, LETTER_REPLIES.letterRefused, { field: 'code' });
        limits.clearLetters(user.email);
        store.audit.add({ action: 'used letter', user: user.id, source: source.trace });
        return { npi };
      });

      function refuseOthers({ id, manage_role }: UserRow): void {
        if (manage_role === 'admin') throw new Refusal(201, LETTER_REPLIES.letterForDoctors);
        if (store.registry.letters.usedBy(id)) throw new Refusal(201, LETTER_REPLIES.letterUsedUp);
      }
    },
  );
