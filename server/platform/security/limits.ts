import { createHmac } from 'node:crypto';
import { REPLIES } from '#contract/messages.ts';
import type { LimitKind } from '../../../db/accounts/limits.ts';
import type { CodePurpose } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../http/refusal.ts';
import type { Source } from './network-digest.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Failures that are free, then a lock that doubles. */
const FREE_FAILURES = 5;
const FIRST_LOCK = 10 * MINUTE;
const LONGEST_LOCK = 12 * HOUR;
/** Failures at one address from all sources together, after which strangers get one try in so long. */
const CROWD_FAILURES = 100;
const CROWD_PAUSE = 30 * SECOND;

/** Wrong codes of an app at one account from networks that it does not know, after which these get one try in so long. */
const FACTOR_CROWD = 20;
const FACTOR_PAUSE = 10 * MINUTE;
/** So many of them, and the owner hears that somebody has the password. */
const FACTORS_TOLD = 10;

/** Per hour. */
const MAILS = { of_one: 5, of_all: 10 };
/** Beyond them, one for a source that asks for the first time. */
const TRICKLE = 3 * MINUTE;
const SIGN_INS = 60;
const GUESSES = { of_one: 5, of_all: 50 };
const MOST = {
  ...{ 'factor-use': 60, export: 10, upload: 30, save: 120, draft: 1200, report: 10, checkout: 30 },
  registry: 20,
  'letter-source': 30,
};

/** What is mailed, each with a budget of its own. */
export type MailPurpose = CodePurpose | 'register' | 'verify' | 'change-email' | 'asked-address';

export type Limits = ReturnType<typeof createLimits>;

/**
 * How often something may be done at an address, whether or not anybody has an account there. What a source does is
 * counted by itself: strangers use up their own tries, not the owner's. A looser bound on all of them together keeps
 * guessing hopeless; it does not hold for a source that the account knows.
 */
export function createLimits(store: Store, key: Uint8Array, now: () => Date) {
  const { limits, knownSources, codes } = store;

  return {
    /**
     * Counts a try to sign in before it is made, so that tries side by side count too. Throws 429 while the source is
     * locked out, and for a source that is not known while a crowd tries.
     */
    countLogin(email: string, source: Source): void {
      refuseAbove('sign-in', keyOf(email, source.key), SIGN_INS);
      const isKnown = knownSources.has(email, source.key);
      const all = limits.get('login-all', keyOf(email));
      const isCrowd = (all?.count ?? 0) >= CROWD_FAILURES && isAhead(all?.until, CROWD_PAUSE);
      if (all && isCrowd && !isKnown) refuseUntil(all.until);
      countFailure('login', keyOf(email, source.key));
      if (!isKnown) put('login-all', keyOf(email), (all?.count ?? 0) + 1, CROWD_PAUSE);
    },
    /** Counts the sign-in of an owner, who cannot do without end either what costs a hash and a row of the trail. */
    countSignIn(email: string, source: Source): void {
      countOne('sign-in', keyOf(email, source.key));
      clearLogins(email, source);
    },
    clearLogins,
    /** Counts a try of a signed-in owner to confirm with the current password; nobody else can use these up. */
    countConfirmation: (email: string): void => countFailure('confirmation', keyOf(email)),
    clearConfirmations: (email: string): void => limits.clear('confirmation', keyOf(email)),
    /** Counts a code that is tried with a session: whoever has that and the password does not begin anew by the password. */
    countProof: (email: string): void => countFailure('proof', keyOf(email)),
    clearProofs: (email: string): void => limits.clear('proof', keyOf(email)),
    /**
     * Counts a try of an app's code by somebody who has the password: nobody else gets here. Throws 429 as countLogin.
     * Answers whether it is the one at which the owner is to be told.
     */
    countFactor(email: string, source: Source): boolean {
      const isKnown = knownSources.has(email, source.key);
      const all = limits.get('factor-all', keyOf(email));
      const tried = all?.count ?? 0;
      if (all && !isKnown && tried >= FACTOR_CROWD && isAhead(all.until, FACTOR_PAUSE))
        refuseUntil(all.until);
      countFailure('factor', keyOf(email, source.key));
      if (!isKnown) put('factor-all', keyOf(email), tried + 1, FACTOR_PAUSE);
      return !isKnown && tried + 1 === FACTORS_TOLD;
    },
    /** The same of a recovery code, which nobody guesses: others do not use up the owner's tries. */
    countRecovery: (email: string, source: Source): void =>
      countFailure('recovery', keyOf(email, source.key)),
    /**
     * Counts what succeeds without a password that is counted: a passkey, another proof, a change of either. Each leaves a
     * row, and may send a mail. Throws 429 for the 61st in an hour.
     */
    countFactorUse: (email: string): void => countUse('factor-use', keyOf(email)),
    /** Forgets wrong codes of a source: somebody has shown there to be the owner. */
    clearFactors(email: string, source: Source): void {
      limits.clear('factor', keyOf(email, source.key));
      limits.clear('recovery', keyOf(email, source.key));
      limits.clear('factor-all', keyOf(email));
    },
    /** Counts a download of somebody's data, which is as long as the trail. Throws 429 for the eleventh in an hour. */
    countExport: (email: string): void => countUse('export', keyOf(email)),
    /** Counts an image that somebody hands in, whatever comes of it. Throws 429 for the 31st in an hour. */
    countUpload: (email: string): void => countUse('upload', keyOf(email)),
    /** Counts what a doctor saves of the profile, begins, sends or removes: each may leave a row. Throws 429 for the 121st in an hour. */
    countSave: (email: string): void => countUse('save', keyOf(email)),
    /** Counts what is kept of a form by itself, every few seconds. Throws 429 for the 1,201st in an hour. */
    countDraft: (email: string): void => countUse('draft', keyOf(email)),
    /** Counts a look of an account into the national registry, whatever it finds, and whichever address it has. Throws 429 for the 21st in an hour. */
    countRegistryLook: (user: number): void => countUse('registry', keyOf('', `user ${user}`)),
    /** Counts what a doctor asks the payment provider for. Throws 429 for the 31st in an hour. */
    countCheckout: (email: string): void => countUse('checkout', keyOf(email)),
    /** Counts a code of a letter that is tried: locks the account as wrong passwords do. Throws 429, also for the 31st of a source in an hour. */
    countLetter(email: string, source: Source): void {
      countUse('letter-source', keyOf('', source.key));
      countFailure('letter', keyOf(email));
    },
    clearLetters: (email: string): void => limits.clear('letter', keyOf(email)),
    /** Counts what a visitor reports of profiles. Throws 429 for the eleventh of a source in an hour. */
    countReport: (source: Source): void => countUse('report', keyOf('', source.key)),
    /** Counts a mail that is asked for. Throws 429 for the sixth of a source within an hour of its first. */
    countMail(purpose: MailPurpose, email: string, source: Source): void {
      const [mine, everybodys] = [keyOf(email, purpose, source.key), keyOf(email, purpose)];
      refuseAbove('mail', mine, MAILS.of_one);
      if (!knownSources.has(email, source.key)) {
        if (countIn('mail-all', everybodys) >= MAILS.of_all) trickle(mine, everybodys);
        countOne('mail-all', everybodys);
      }
      countOne('mail', mine);
      // The code that comes is a new one, with tries of its own.
      limits.clear('guess', mine);
    },
    /** Counts a guess at a code, and answers whether it may be looked at. Who asked for a code has tries of their own. */
    countGuess(purpose: CodePurpose, email: string, source: Source): boolean {
      const [mine, everybodys] = [keyOf(email, purpose, source.key), keyOf(email, purpose)];
      const hasAsked = codes.hasAsked(purpose, email, source.key, now().toISOString());
      const isFree = countIn('guess', mine) < GUESSES.of_one;
      const isHopeless = !hasAsked && countIn('guess-all', everybodys) >= GUESSES.of_all;
      if (isFree) countOne('guess', mine);
      if (isFree && !hasAsked) countOne('guess-all', everybodys);
      return isFree && !isHopeless;
    },
  };

  /** Forgets the tries of a source: somebody proved there to be the owner. */
  function clearLogins(email: string, source: Source): void {
    limits.clear('login', keyOf(email, source.key));
    if (knownSources.has(email, source.key)) return;
    const all = limits.get('login-all', keyOf(email));
    if (all) limits.put('login-all', keyOf(email), { ...all, count: Math.max(0, all.count - 1) });
  }

  function countFailure(kind: LimitKind, key: string): void {
    const row = limits.get(kind, key);
    if (row && row.count >= FREE_FAILURES && isAhead(row.until, LONGEST_LOCK)) refuseUntil(row.until);
    const count = (row?.count ?? 0) + 1;
    const lock = count < FREE_FAILURES ? 0 : FIRST_LOCK * 2 ** Math.min(count - FREE_FAILURES, 20);
    put(kind, key, count, Math.min(lock, LONGEST_LOCK));
  }

  /** Once strangers have had their mails, those who come new get one in a while: nobody is shut out by a few. */
  function trickle(mine: string, everybodys: string): void {
    refuseAbove('mail', mine, 1);
    refuseAbove('mail-trickle', everybodys, 1);
    put('mail-trickle', everybodys, 1, TRICKLE);
  }

  /** How many there were in the hour that the first began. */
  function countIn(kind: LimitKind, key: string): number {
    const row = limits.get(kind, key);
    return row && isAhead(row.until, HOUR) ? row.count : 0;
  }

  function countUse(kind: keyof typeof MOST, key: string): void {
    refuseAbove(kind, key, MOST[kind]);
    countOne(kind, key);
  }

  function countOne(kind: LimitKind, key: string): void {
    const count = countIn(kind, key);
    if (count === 0) put(kind, key, 1, HOUR);
    else limits.put(kind, key, { count: count + 1, until: limits.get(kind, key)?.until ?? '' });
  }

  function refuseAbove(kind: LimitKind, key: string, most: number): void {
    const row = limits.get(kind, key);
    if (row && isAhead(row.until, HOUR) && row.count >= most) refuseUntil(row.until);
  }

  function put(kind: LimitKind, key: string, count: number, milliseconds: number): void {
    limits.put(kind, key, { count, until: new Date(now().getTime() + milliseconds).toISOString() });
  }

  /** What is further ahead than it ever is, a clock has noted that was wrong. */
  function isAhead(until: string | undefined, longest: number): boolean {
    const left = until === undefined ? 0 : Date.parse(until) - now().getTime();
    return left > 0 && left <= longest;
  }

  function refuseUntil(until: string): never {
    const retryAfter = Math.max(1, Math.ceil((Date.parse(until) - now().getTime()) / 1000));
    throw new Refusal(429, REPLIES.tooMany, { retryAfter, note: { action: 'limit reached' } });
  }

  function keyOf(email: string, ...others: string[]): string {
    return createHmac('sha256', key)
      .update(JSON.stringify(['limit', email.toLowerCase(), ...others]))
      .digest('base64url');
  }
}
