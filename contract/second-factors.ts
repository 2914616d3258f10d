/** How somebody shows who they are: by a code of an app, with a passkey, by a recovery code; by the password where there is nothing else. */
export type Way = 'app' | 'passkey' | 'recovery-code' | 'password';

/** What a sign-in with the right password answers (202) where a second factor is asked for. The token completes it, and does nothing else. */
export interface SecondStep {
  message: string;
  token: string;
  ways: Way[];
}

/** What a call answers (428) that wants its caller to show once more who they are: API.prove, and then again. */
export interface ProofWanted {
  message: string;
  ways: Way[];
}

/** What an account has besides its password: API.secondFactors. Dates are ISO date-times. */
export interface SecondFactors {
  app: { created_at: string } | null;
  passkeys: ListedPasskey[];
  recovery_codes_left: number;
  /** Whether passkeys can be used where this site is. */
  takes_passkeys: boolean;
}

export interface ListedPasskey {
  id: string;
  name: string;
  created_at: string;
  used_at: string | null;
  /** Other devices of its owner have it as well. */
  is_backed_up: boolean;
}

/** What a change of them answers. */
export interface ChangedFactors extends SecondFactors {
  /** New ones: they are shown this once. */
  recovery_codes?: string[];
}

/** What an app is set up with: API.beginApp. */
export interface AppOffer {
  /** For the app, in base32. */
  secret: string;
  /** The same with names, for its camera: otpauth://totp/… */
  uri: string;
  /** Goes back with the first code. */
  offer: string;
}

/** Minutes for which a proof holds, before acts that cannot be undone. */
export const PROOF_MINUTES = 10;

export const RECOVERY_CODES = 10;
export const MOST_PASSKEYS = 20;
export const LONGEST_PASSKEY_NAME = 60;

/** Whether browsers bind passkeys to an origin: to no address in numbers, and only where the connection is safe. */
export function takesPasskeys(origin: string): boolean {
  const { hostname, protocol } = new URL(origin);
  if (/^[\d.]+$|:/.test(hostname)) return false;
  return protocol === 'https:' || /(^|\.)localhost$/.test(hostname);
}
