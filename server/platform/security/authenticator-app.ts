import { Secret, TOTP } from 'otpauth';
import type { AppOffer } from '#contract/second-factors.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';
import type { Encryption } from './encryption.ts';

const PERIOD = 30;
/** A clock may be wrong by one step of 30 seconds. */
const WINDOW = 1;
const OFFER_MS = 900_000;

interface AppParts {
  store: Store;
  encryption: Encryption;
  config: { siteName: string };
  now: () => Date;
}

export type AuthenticatorApp = ReturnType<typeof createAuthenticatorApp>;

/** Codes of an app: RFC 6238 as all apps know it, with SHA-1, six digits, 30 seconds. None is good twice. */
export function createAuthenticatorApp({ store, encryption, config, now }: AppParts) {
  const { authenticators } = store.secondFactors;

  return {
    /** A new secret for the app of a user. Nothing is kept: the offer, which the user alone can take up, carries it sealed. */
    offer(user: UserRow): AppOffer {
      const secret = new Secret({ size: 20 });
      const uri = new TOTP({ issuer: config.siteName, label: user.email, secret }).toString();
      const offered = JSON.stringify([now().getTime() + OFFER_MS, secret.base32]);
      return {
        secret: secret.base32,
        uri,
        offer: encryption.encrypt(offered, offerTo(user)).toString('base64url'),
      };
    },
    /** Makes it the app of a user, by its first code. False for a wrong one; null for an offer that is over, taken up, or another's. */
    take(user: UserRow, offer: string, code: string): boolean | null {
      const secret = offered(user, offer);
      if (secret === null || secret === secretOf(user)) return null;
      const step = stepOf(secret, code);
      if (step === null) return false;
      const sealed_secret = encryption.encrypt(secret, appOf(user));
      const created_at = now().toISOString();
      authenticators.put({ user_id: user.id, sealed_secret, last_step: step, created_at });
      return true;
    },
    /** The step of a code that is right now, used or not; else null. `authenticators.use` says, and uses it up. */
    rightStep(user: UserRow, code: string): number | null {
      const secret = secretOf(user);
      return secret ? stepOf(secret, code) : null;
    },
  };

  function secretOf(user: UserRow): string | null {
    const app = authenticators.of(user.id);
    return app && encryption.decrypt(app.sealed_secret, appOf(user));
  }

  function offered(user: UserRow, offer: string): string | null {
    const text = encryption.decrypt(Buffer.from(offer, 'base64url'), offerTo(user));
    if (text === null) return null;
    const [until, secret] = JSON.parse(text) as [number, string];
    return until > now().getTime() ? secret : null;
  }

  function stepOf(secret: string, code: string): number | null {
    const timestamp = now().getTime();
    const totp = new TOTP({ secret, period: PERIOD });
    const delta = totp.validate({ token: code.replaceAll(' ', ''), timestamp, window: WINDOW });
    return delta === null ? null : totp.counter({ timestamp }) + delta;
  }
}

/** Whether it looks like a code of an app; recovery codes look otherwise. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code.replaceAll(' ', ''));
}

function appOf({ id }: UserRow): string {
  return `authenticator app of ${id}`;
}

function offerTo({ id }: UserRow): string {
  return `offer of an app to ${id}`;
}
