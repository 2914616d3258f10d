import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { PROOF_MINUTES } from '#contract/second-factors.ts';
import type { Audience, CodePurpose, UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';
import type { Refusal } from '../http/refusal.ts';
import type { AuthenticatorApp } from './authenticator-app.ts';
import type { Codes } from './codes.ts';
import type { Limits } from './limits.ts';
import type { Passkeys } from './passkeys.ts';
import type { Passwords } from './passwords.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import type { Source } from './network-digest.ts';
import type { Tokens } from './tokens.ts';

/**
 * What somebody has proven: by a session, a link, a code, a password. It may end during every `await`, so whoever acts
 * on it asks again in the transaction that acts: `act` does, and hands out the account as it is then.
 */
export interface Proof {
  /** Whose it is, for as long as nothing is awaited. Throws the refusal when it does not hold any more. */
  holder(): UserRow;
  /** The same in the transaction that acts: uses up what is good once. */
  redeem(): UserRow;
}

/** A session, by its id. */
export interface SessionProof extends Proof {
  id: string;
}

/** What is thrown when a proof does not hold. */
export type RefusalOf = () => Refusal;

interface ProofParts {
  store: Store;
  tokens: Tokens;
  passwords: Passwords;
  limits: Limits;
  codes: Codes;
  app: AuthenticatorApp;
  passkeys: Passkeys;
  now: () => Date;
}

export type Proofs = ReturnType<typeof createProofs>;

/** Checks what callers prove with, and acts on it. */
export function createProofs(parts: ProofParts) {
  const { store, tokens, passwords, limits, codes, app, passkeys, now } = parts;
  const { authenticators, recoveryCodes } = store.secondFactors;

  return {
    /** By a token that may be used until it ends. Using a session counts as activity. */
    async token(token: string | null, audience: Audience, refusal: RefusalOf): Promise<Proof> {
      const id = token === null ? null : await tokens.idOf(token, audience);
      const proof = proofOf(() => (id === null ? null : tokens.holder(id, audience)), refusal);
      if (id !== null && audience === 'session') tokens.noteUse(id);
      return proof;
    },

    /**
     * By a session whose holder has proven who they are within ten minutes: for what cannot be undone. `wanted` is thrown
     * where that was longer ago.
     */
    async fresh(
      token: string | null,
      refusal: RefusalOf,
      wanted: (user: UserRow) => Refusal,
    ): Promise<SessionProof> {
      const id = token === null ? null : await tokens.idOf(token, 'session');
      if (id === null) throw refusal();
      tokens.noteUse(id);
      const session = proofOf(() => tokens.holder(id, 'session'), refusal);
      function holder(): UserRow {
        const user = session.holder();
        const { proved_at } = store.tokens.live(id ?? '', now().toISOString()) ?? {};
        const since = proved_at ? Math.abs(now().getTime() - Date.parse(proved_at)) : Infinity;
        if (since > PROOF_MINUTES * 60_000) throw wanted(user);
        return user;
      }
      return { id, holder, redeem: holder };
    },

    /** By a token that is good for one use. */
    async tokenOnce(token: string | null, audience: Audience, refusal: RefusalOf): Promise<Proof> {
      const id = token === null ? null : await tokens.idOf(token, audience);
      const { holder } = proofOf(() => (id === null ? null : tokens.holder(id, audience)), refusal);
      return {
        holder,
        redeem() {
          const user = holder();
          if (id === null || !store.tokens.take(id, now().toISOString())) throw refusal();
          return user;
        },
      };
    },

    /** By the password that signs in; null for a wrong one. Throws 429 after too many tries, 503 when busy. */
    async password(
      email: string,
      password: string,
      source: Source,
      refusal: RefusalOf,
    ): Promise<Proof | null> {
      passwords.refuseWhenBusy(source);
      store.transaction(() => limits.countLogin(email, source));
      const proof = await matching(email, password, source, refusal);
      if (proof) store.transaction(() => limits.countSignIn(email, source));
      return proof;
    },

    /** By the current password of somebody who is signed in; otherwise as `password`. */
    async confirmation(
      email: string,
      password: string,
      source: Source,
      refusal: RefusalOf,
    ): Promise<Proof | null> {
      passwords.refuseWhenBusy(source);
      limits.countConfirmation(email);
      const proof = await matching(email, password, source, refusal);
      if (proof) limits.clearConfirmations(email);
      return proof;
    },

    /** By a mailed code, which is good for one use; null for a wrong one. */
    code(
      purpose: CodePurpose,
      email: string,
      code: string,
      source: Source,
      refusal: RefusalOf,
    ): Proof | null {
      const id = codes.isRight(purpose, email, code, source) ? store.users.byEmail(email)?.id : undefined;
      if (id === undefined) return null;
      const { holder } = proofOf(() => {
        const user = store.users.byEmail(email);
        return user?.id === id && user.suspended_at === null ? user : null;
      }, refusal);
      return {
        holder,
        redeem() {
          const user = holder();
          if (!codes.take(purpose, email, code)) throw refusal();
          return user;
        },
      };
    },

    /** By a code of the app of a user, or a recovery code, each good once; null for a wrong one. */
    factor(user: UserRow, code: string, refusal: RefusalOf): Proof | null {
      const step = app.rightStep(user, code);
      const hash = recoveryCodeHash(code);
      if (step === null && !recoveryCodes.has(user.id, hash)) return null;
      const { holder } = proofOf(() => store.users.byId(user.id), refusal);
      return {
        holder,
        redeem() {
          const isUsed = step === null ? recoveryCodes.use(user.id, hash) : authenticators.use(user.id, step);
          if (!isUsed) throw refusal();
          return holder();
        },
      };
    },

    /** By what a passkey has answered, once; null when it is not right, or of no passkey that is known. */
    async passkey(answer: AuthenticationResponseJSON, refusal: RefusalOf): Promise<Proof | null> {
      const signed = await passkeys.signedWith(answer);
      if (!signed) return null;
      const { holder } = proofOf(() => store.users.byId(signed.before.user_id), refusal);
      return {
        holder,
        redeem() {
          if (!passkeys.use(signed, now().toISOString())) throw refusal();
          return holder();
        },
      };
    },

    /** Acts as the one whom all proofs are about, in one transaction in which all of them hold. */
    act<T>(proofs: readonly [Proof, ...Proof[]], write: (user: UserRow) => T): T {
      return store.transaction(() => {
        const [user, ...others] = proofs.map((proof) => proof.redeem());
        if (others.some(({ id }) => id !== user.id)) throw new Error('Proofs of two people');
        return write(user);
      });
    },
  };

  async function matching(email: string, password: string, source: Source, refusal: RefusalOf) {
    const hash = store.users.passwordHash(email);
    if (!(await passwords.matches(hash, password, source))) return null;
    return proofOf(
      () => (store.users.passwordHash(email) === hash ? store.users.byEmail(email) : null),
      refusal,
    );
  }
}

function proofOf(find: () => UserRow | null, refusal: RefusalOf): Proof {
  function holder(): UserRow {
    const user = find();
    if (!user) throw refusal();
    return user;
  }
  return { holder, redeem: holder };
}
