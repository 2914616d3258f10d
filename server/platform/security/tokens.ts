import { randomBytes } from 'node:crypto';
import { SignJWT, compactVerify, decodeJwt, errors, jwtVerify } from 'jose';
import type { Plan } from '#contract/plans.ts';
import type { Audience, TokenRow, UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';
import { lastUsed } from '../http/last-used.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds until a token ends, used or not (ASVS 7.3.2). */
const LIFETIMES: Record<Audience, number> = {
  session: 12 * HOUR,
  half: 10 * MINUTE,
  verify: 24 * HOUR,
  unverified: 12 * HOUR,
  reset: 10 * MINUTE,
};
/** Administrators can do more harm, so their sessions are shorter. Seconds; idle: without a call (ASVS 7.3.1). */
const ADMIN_SESSION = 8 * HOUR;
const IDLE = 2 * HOUR;
const ADMIN_IDLE = 30 * MINUTE;
/** By which a clock may have been put right. What was given out later than that from now, a wrong one has given out. */
const MOST_AHEAD = 5 * MINUTE;

/** A signed token, with the row that makes it good once it is written. */
export interface IssuedToken {
  token: string;
  row: TokenRow;
}

/** What whoever holds a token can read in it, and nobody can change. */
interface Readable {
  /** For whom it is, masked. */
  hint?: string;
  /** What its holder wants to pay for. */
  plan?: Plan;
  /** Where the operator has read it, and not who reads the mail of the account. */
  shown?: 'terminal';
}

export type Tokens = ReturnType<typeof createTokens>;

/** Of which it is known that they are ours: each request asks several times. */
const MOST_READ = 10_000;

/** Signs and reads tokens (JWT, HS256). What may be done with one is its audience; its row ends it at any time. */
export function createTokens(store: Store, key: Uint8Array, now: () => Date) {
  const read = lastUsed<{ id: string; expires: number }>(MOST_READ);

  return {
    /** Signs a token for a user; `seconds` until it ends. It is good once its row is stored. */
    async issue(
      audience: Audience,
      userId: number,
      readable: Readable = {},
      seconds = LIFETIMES[audience],
    ): Promise<IssuedToken> {
      const created = now();
      const expires = later(created, seconds);
      const id = randomBytes(16).toString('base64url');
      const token = await new SignJWT({ ...readable })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(userId))
        .setJti(id)
        .setAudience(audience)
        .setIssuedAt(created)
        .setExpirationTime(expires)
        .sign(key);
      const at = created.toISOString();
      const row = {
        id,
        user_id: userId,
        audience,
        created_at: at,
        seen_at: at,
        expires_at: expires.toISOString(),
        proved_at: null,
        device: null,
      };
      return { token, row };
    },

    /** The id of a token that is ours, for this use and not past its end; else null. Its row says whether it is good. */
    async idOf(token: string, audience: Audience): Promise<string | null> {
      const known = read.get(`${audience} ${token}`);
      if (known && now().getTime() < known.expires * 1000) return known.id;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          audience,
          requiredClaims: ['sub', 'jti', 'iat', 'exp'],
          currentDate: now(),
        });
        const { jti: id, exp: expires } = payload;
        if (id === undefined || expires === undefined) return null;
        read.set(`${audience} ${token}`, { id, expires });
        return id;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },

    /** Whether whoever has one of ours got it by mail, or for what was mailed. */
    isMailed: (token: string): boolean => decodeJwt<Readable>(token).shown === undefined,

    /** Whether it was made here, for whatever use, and be it over: one that was cut off or altered was not. */
    async isOurs(token: string): Promise<boolean> {
      try {
        await compactVerify(token, key, { algorithms: ['HS256'] });
        return true;
      } catch (error) {
        if (error instanceof errors.JOSEError) return false;
        throw error;
      }
    },

    /** Whether it is a session, not past its end, of an account that is deleted: the number of one is never given again. */
    async isOfNobody(token: string): Promise<boolean> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          audience: 'session',
          requiredClaims: ['sub', 'exp'],
          currentDate: now(),
        });
        return store.users.byId(Number(payload.sub)) === null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return false;
        throw error;
      }
    },

    /** Whose token it is, as of now: one that is neither used, revoked nor idle for too long, of somebody who may use it. */
    holder(id: string, audience: Audience): UserRow | null {
      const row = liveRow(id, audience);
      const user = row && store.users.byId(row.user_id);
      if (!user || user.suspended_at !== null) return null;
      if (audience !== 'session') return user;
      return user.verified && !isOver(row, user.manage_role === 'admin', now()) ? user : null;
    },

    /** Where a user is signed in: those that are good, the last used first. */
    sessionsOf: ({ id, manage_role }: UserRow): TokenRow[] =>
      store.tokens
        .sessionsOf(id, now().toISOString())
        .filter((row) => !isOver(row, manage_role === 'admin', now())),

    /** Whose token it is, whether or not they may use it: for what a refusal says. */
    owner(id: string, audience: Audience): UserRow | null {
      const row = liveRow(id, audience);
      return row && store.users.byId(row.user_id);
    },

    /** Notes that a session is in use, to the minute; nobody waits for it. Not inside a transaction. */
    noteUse(id: string): void {
      const row = liveRow(id, 'session');
      if (!row || secondsBetween(row.seen_at, now()) < MINUTE) return;
      store.ifWritable(() => store.tokens.markSeen(id, now().toISOString()));
    },
  };

  function liveRow(id: string, audience: Audience): TokenRow | null {
    const row = store.tokens.live(id, now().toISOString());
    const isMadeLater = row !== null && secondsBetween(row.created_at, now()) < -MOST_AHEAD;
    return row?.audience === audience && !isMadeLater ? row : null;
  }
}

function isOver(row: TokenRow, isAdmin: boolean, moment: Date): boolean {
  // Of whoever was seen while the clock was ahead, nothing is known since.
  const idle = Math.abs(secondsBetween(row.seen_at, moment));
  const age = secondsBetween(row.created_at, moment);
  return isAdmin ? idle > ADMIN_IDLE || age > ADMIN_SESSION : idle > IDLE;
}

function secondsBetween(iso: string, moment: Date): number {
  return (moment.getTime() - Date.parse(iso)) / 1000;
}

function later(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
