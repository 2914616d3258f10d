import type { Store } from '../db/store.ts';
import { createAnswers } from './answers.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { articleAnswers } from './articles/article-answers.ts';
import { directoryAnswers } from './directory/directory-answers.ts';
import { guideAnswers } from './guides/guide-answers.ts';
import { createGuides } from './guides/guides.ts';
import { createGetBudget } from './http/get-budget.ts';
import { landingAnswers } from './landing/landing-answers.ts';
import { canonicalLandingPath } from './landing/landing-places.ts';
import { createLog } from './log.ts';
import { demoOutboxAnswers } from './mail/demo-outbox-answers.ts';
import { subscriptionAnswers } from './newsletter/subscription-answers.ts';
import { createUnsubscribeToken } from './newsletter/unsubscribe-token.ts';
import { createPages } from './pages/create-pages.ts';
import type { PageAssets, PublicSite } from './pages/pages.ts';
import { createReadiness } from './readiness/readiness.ts';
import { createCodes } from './security/codes.ts';
import { createLimits } from './security/limits.ts';
import { createPasswords } from './security/passwords.ts';
import { createProofs } from './security/proofs.ts';
import { createSources } from './security/sources.ts';
import { createTokens } from './security/tokens.ts';

export interface ContextParts {
  config: Config;
  store: Store;
  site: PublicSite;
  assets: PageAssets;
  /** At least 32 bytes (ASVS 11.2.3). */
  key: Uint8Array;
  now: () => Date;
}

/** Puts together everything that a request may need. */
export function createContext({ config, store, site, assets, key, now }: ContextParts): Context {
  const log = createLog(config.logLevel);
  const answers = createAnswers([
    directoryAnswers(store),
    articleAnswers(store),
    guideAnswers(createGuides(config, (sentence) => log.warn(sentence))),
    landingAnswers(store),
    subscriptionAnswers(store),
    demoOutboxAnswers(store, config),
  ]);
  const tokens = createTokens(store, key, now);
  const passwords = createPasswords();
  const limits = createLimits(store, key, now);
  const codes = createCodes(store, limits, key, now);
  return {
    config,
    store,
    answers,
    pages: createPages(site, assets, answers, config, [(path) => canonicalLandingPath(store.places, path)]),
    log,
    tokens,
    passwords,
    limits,
    codes,
    proofs: createProofs({ store, tokens, passwords, limits, codes, now }),
    sources: createSources(key, config.trustProxy, now),
    getBudget: createGetBudget({ config, now }),
    unsubscribeToken: createUnsubscribeToken(key),
    readiness: createReadiness({ store, config, log }),
    now,
  };
}
