import { createHmac } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { takesPasskeys } from '#contract/second-factors.ts';
import type { PasskeyRow } from '../../../db/accounts/passkeys.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';
import type { Challenges } from './challenges.ts';

/** Milliseconds that a device has to answer. */
const PATIENCE = 300_000;
const TO_SIGN_IN = 'sign in';

interface PasskeyParts {
  store: Store;
  challenges: Challenges;
  config: { siteUrl: string; siteName: string };
  key: Uint8Array;
}

/** What a passkey has signed, as a row that is still to be noted. */
export interface SignedWith {
  before: PasskeyRow;
  after: Pick<PasskeyRow, 'counter' | 'is_backed_up'>;
  challenge: string;
}

/** A passkey that a browser has made, still to be kept under a name. */
export interface NewPasskey {
  key: Omit<PasskeyRow, 'name' | 'created_at' | 'used_at'>;
  challenge: string;
}

export type Passkeys = ReturnType<typeof createPasskeys>;

/**
 * Passkeys (WebAuthn): keys in a device that asks for a finger, a face or a PIN itself, so that one proves both what
 * somebody has and who they are. The library is loaded when the first one comes.
 */
export function createPasskeys({ store, challenges, config, key }: PasskeyParts) {
  const { passkeys } = store.secondFactors;
  const party = relyingPartyOf(config.siteUrl);

  return {
    /** Whether there can be any at this site's address. */
    areTaken: party !== null,
    /** What a browser asks any of its passkeys for this site. */
    question(): PublicKeyCredentialRequestOptionsJSON {
      return {
        challenge: challenges.make(TO_SIGN_IN),
        rpId: party?.id,
        userVerification: 'required',
        timeout: PATIENCE,
      };
    },
    /** Which passkey has answered; null when it is not one that is known, or the answer not right. */
    async signedWith(answer: AuthenticationResponseJSON): Promise<SignedWith | null> {
      const before = passkeys.byId(answer.id);
      const challenge = challengeIn(answer.response.clientDataJSON);
      if (!party || !before || !challenges.isGood(challenge, TO_SIGN_IN)) return null;
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
      const answered = await verifyAuthenticationResponse({
        response: answer,
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        credential: { id: before.id, publicKey: new Uint8Array(before.public_key), counter: before.counter },
      }).catch(notAsAsked);
      if (!answered?.verified) return null;
      const info = answered.authenticationInfo;
      const after = { counter: info.newCounter, is_backed_up: info.credentialBackedUp };
      return { before, after, challenge };
    },
    /** In the transaction that acts on it: notes the answer. False for one that was noted, and for a passkey that is gone. */
    use: ({ before, after, challenge }: SignedWith, at: string): boolean =>
      challenges.use(challenge, TO_SIGN_IN) && passkeys.use(before, after, at),

    /** What a browser makes a passkey of a user with. */
    async offer(user: UserRow): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const { generateRegistrationOptions } = await import('@simplewebauthn/server');
      return generateRegistrationOptions({
        rpName: config.siteName,
        rpID: party?.id ?? '',
        userID: new Uint8Array(createHmac('sha256', key).update(`passkeys of ${user.id}`).digest()),
        userName: user.email,
        userDisplayName: `${user.first_name} ${user.last_name}`,
        challenge: new Uint8Array(Buffer.from(challenges.make(toAdd(user)), 'base64url')),
        timeout: PATIENCE,
        attestationType: 'none',
        excludeCredentials: passkeys.of(user.id).map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },
    /** The passkey that a browser has made; null when it is not as was asked. */
    async made(user: UserRow, answer: RegistrationResponseJSON): Promise<NewPasskey | null> {
      const challenge = challengeIn(answer.response.clientDataJSON);
      if (!party || !challenges.isGood(challenge, toAdd(user))) return null;
      if (!(await isUnattested(answer.response.attestationObject))) return null;
      const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
      const answered = await verifyRegistrationResponse({
        response: answer,
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
      }).catch(notAsAsked);
      if (!answered?.verified) return null;
      const info = answered.registrationInfo;
      const { id, publicKey, counter } = info.credential;
      const transports = answer.response.transports ?? [];
      const key = { id, user_id: user.id, counter, transports, is_backed_up: info.credentialBackedUp };
      return { key: { ...key, public_key: Buffer.from(publicKey) }, challenge };
    },
    /** In the transaction that keeps it: whether its challenge was still to be answered. */
    useOffer: (user: UserRow, { challenge }: NewPasskey): boolean => challenges.use(challenge, toAdd(user)),
  };
}

function relyingPartyOf(siteUrl: string): { id: string; origin: string } | null {
  const { hostname, origin } = new URL(siteUrl);
  return takesPasskeys(siteUrl) ? { id: hostname, origin } : null;
}

/** The library throws for whatever is not as it should be. */
function notAsAsked(): null {
  return null;
}

/**
 * Nobody is asked what made a passkey. A statement with certificates is refused unread: of makers that the library
 * trusts, it would ask the addresses in them whether they are revoked (ASVS 1.3.6).
 */
async function isUnattested(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    const statement = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
    const format = statement.get('fmt');
    return format === 'none' || (format === 'packed' && statement.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}

function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

function toAdd({ id }: UserRow): string {
  return `add to ${id}`;
}
