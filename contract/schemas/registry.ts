import { z } from 'zod';
import { nameKey } from '#contract/registry.ts';
import { npi, state } from './profile-fields.ts';

const LONGEST_NAME = 60;

const name = (least: number, message: string) =>
  z
    .string(message)
    .max(LONGEST_NAME, `Please use at most ${LONGEST_NAME} characters.`)
    .refine((text) => nameKey(text).length >= least, message);

/** What doctors look themselves up by: nobody leafs through the register. */
export const registryLook = z.union(
  [
    z.strictObject({ npi }),
    z.strictObject({
      first_name: name(1, 'Please enter your first name.').describe('Or how it begins.'),
      last_name: name(2, 'Please enter your last name: at least two letters.'),
      state,
    }),
  ],
  'Please enter your NPI, or your name and the state of your practice: at least one letter of the first name, and two of the last.',
);
