/** platform/: what knows nothing of what the product is about. What of it requests need is put together here. */
import type { Store } from '../../db/store.ts';
import type { Config } from './configuration/config.ts';
import { createReadiness } from './health/readiness.ts';
import { createSanitizer } from './html/sanitizer.ts';
import { createGetBudget } from './http/get-budget.ts';
import type { Meter } from './http/meter.ts';
import { perIp } from './http/per-ip.ts';
import { logRequests } from './request-log.ts';
import { createTraffic } from './http/traffic.ts';
import { createTurns } from './http/turns.ts';
import { createLog } from './log.ts';
import { createAuthenticatorApp } from './security/authenticator-app.ts';
import { createCallers } from './security/callers.ts';
import { createChallenges } from './security/challenges.ts';
import { createCodes } from './security/codes.ts';
import { createEncryption } from './security/encryption.ts';
import { createLimits } from './security/limits.ts';
import { createPasskeys } from './security/passkeys.ts';
import { createPasswords } from './security/passwords.ts';
import type { Passwords } from './security/passwords.ts';
import { createProofs } from './security/proofs.ts';
import { createReadings } from './security/read-quota.ts';
import { createSources } from './security/network-digest.ts';
import { createTokens } from './security/tokens.ts';

export interface PlatformParts {
  config: Config;
  store: Store;
  /** At least 32 bytes (ASVS 11.2.3). */
  key: Uint8Array;
  now: () => Date;
  /** Characters of texts that are sanitized without a thread. */
  shortHtml?: number;
  /** What measures the work of a request. */
  meter?: Meter;
  passwords?: Passwords;
}

export type Platform = ReturnType<typeof createPlatform>;
/** What of it somebody takes, by its names. */
export type Needs<Name extends keyof Platform> = Pick<Platform, Name>;

/** Puts together what the calls of every noun may need; each takes what it uses. */
export function createPlatform({
  config,
  store,
  key,
  now,
  shortHtml,
  meter,
  passwords = createPasswords(),
}: PlatformParts) {
  const log = createLog(config.logLevel);
  const traffic = createTraffic();
  if (log.isLevelEnabled('info')) logRequests(traffic, config.requestLog);
  const tokens = createTokens(store, key, now);
  const callers = createCallers({ config, tokens });
  const getBudget = createGetBudget({ config, callers, now });
  const turns = createTurns({ callers, spend: getBudget.spend, meter });
  const limits = createLimits(store, key, now);
  const codes = createCodes(store, limits, key, now);
  const app = createAuthenticatorApp({ store, encryption: createEncryption(key), config, now });
  const passkeys = createPasskeys({ store, challenges: createChallenges(store, key, now), config, key });
  return {
    config,
    store,
    log,
    traffic,
    tokens,
    passwords,
    limits,
    codes,
    app,
    passkeys,
    proofs: createProofs({ store, tokens, passwords, limits, codes, app, passkeys, now }),
    readings: createReadings(store, now),
    sources: createSources(key, config.trustProxy, now),
    callers,
    perIp: perIp({ config, callers }),
    getBudget,
    turns,
    sanitizer: createSanitizer({ callers, turns, spend: getBudget.spend, short: shortHtml }),
    readiness: createReadiness({ store, config, log }),
    now,
  };
}
