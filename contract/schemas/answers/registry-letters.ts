import { z } from 'zod';
import { STANDINGS } from '#contract/registry-letters.ts';
import type { Standing } from '#contract/registry-letters.ts';

const standing = z.enum(Object.keys(STANDINGS) as [Standing, ...Standing[]]);

export const registryPerson = z
  .object({
    id: z.string().describe('The NPI.'),
    first_name: z.string(),
    last_name: z.string(),
    credentials: z.string(),
    street: z.string().describe('Of the practice, like what follows.'),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    standing: standing.nullable().describe('Null for somebody who is not known here.'),
  })
  .meta({
    id: 'RegistryPerson',
    description: 'A psychiatrist of the national registry (NPPES) in force, in the words of its file.',
  });
export type RegistryPerson = z.output<typeof registryPerson>;

export const madeLetters = z
  .object({
    made: z.number(),
    left_out: z.record(standing, z.number()).describe('How many got none, by why.'),
    expires_on: z.string().describe('ISO date until which the codes hold.'),
    csv: z.string().describe('A line for each letter, with its code: nothing shows that again.'),
  })
  .meta({ id: 'MadeLetters' });
export type MadeLetters = z.output<typeof madeLetters>;

export const usedLetter = z
  .object({ npi: z.string().describe('Whom the letter was sent to.') })
  .meta({ id: 'UsedLetter' });
