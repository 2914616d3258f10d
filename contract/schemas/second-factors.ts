import { z } from 'zod';
import { LONGEST_PASSKEY_NAME } from '../second-factors.ts';
import { password } from './accounts.ts';
import { line } from './profile-fields.ts';

/** Six digits of the app, or a recovery code; however it is divided. */
const code = z
  .string('Please enter a code.')
  .trim()
  .min(1, 'Please enter a code.')
  .max(60, 'Codes are shorter.');

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/);

/** What a browser answers for a passkey (WebAuthn, in JSON). */
const answered = z.looseObject({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
});

const passkey = answered.extend({
  response: z.looseObject({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: base64url(200).optional(),
  }),
});

const newPasskey = answered.extend({
  response: z.looseObject({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});

export const secondStep = z.strictObject({ code });
export const passkeyLogin = z.strictObject({ passkey });
export const proof = z.union(
  [z.strictObject({ code }), z.strictObject({ passkey }), z.strictObject({ password })],
  'Please show who you are: by a code, a passkey or the password.',
);
export const appConfirmation = z.strictObject({ offer: z.string().min(1).max(1000), code });
export const passkeyAddition = z.strictObject({
  name: line('a name for the passkey', LONGEST_PASSKEY_NAME),
  passkey: newPasskey,
});
export const passkeyRemoval = z.strictObject({ id: base64url(1400) });
