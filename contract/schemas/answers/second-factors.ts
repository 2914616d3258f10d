import { z } from 'zod';

export const way = z.enum(['app', 'passkey', 'recovery-code', 'password']);

export const secondStep = z
  .object({
    message: z.string(),
    token: z.string(),
    ways: z.array(way),
  })
  .meta({
    id: 'SecondStep',
    description:
      'What a sign-in with the right password answers (202) where a second factor is asked for. The token completes it, and does nothing else.',
  });

export const proofWanted = z
  .object({
    message: z.string(),
    ways: z.array(way),
  })
  .meta({
    id: 'ProofWanted',
    description:
      'What a call answers (428) that wants its caller to show once more who they are: API.prove, and then again.',
  });

export const listedPasskey = z
  .object({
    id: z.string(),
    name: z.string(),
    created_at: z.string(),
    used_at: z.string().nullable(),
    is_backed_up: z.boolean().describe('Other devices of its owner have it as well.'),
  })
  .meta({ id: 'ListedPasskey' });

export const secondFactors = z
  .object({
    app: z
      .object({
        created_at: z.string(),
      })
      .nullable(),
    passkeys: z.array(listedPasskey),
    recovery_codes_left: z.number(),
    takes_passkeys: z.boolean().describe('Whether passkeys can be used where this site is.'),
  })
  .meta({
    id: 'SecondFactors',
    description: 'What an account has besides its password: API.secondFactors. Dates are ISO date-times.',
  });

export const changedFactors = z
  .object({
    ...secondFactors.shape,
    recovery_codes: z.array(z.string()).optional().describe('New ones: they are shown this once.'),
  })
  .meta({ id: 'ChangedFactors', description: 'What a change of them answers.' });

/** What `navigator.credentials` takes, in WebAuthn's own JSON. */
export const webAuthnQuestion = z.custom<object>().meta({
  id: 'WebAuthnQuestion',
  type: 'object',
  description: 'What `navigator.credentials` takes, in the JSON of WebAuthn (W3C, level 3).',
});

export const appOffer = z
  .object({
    secret: z.string().describe('For the app, in base32.'),
    uri: z.string().describe('The same with names, for its camera: otpauth://totp/…'),
    offer: z.string().describe('Goes back with the first code.'),
  })
  .meta({ id: 'AppOffer', description: 'What an app is set up with: API.beginApp.' });
