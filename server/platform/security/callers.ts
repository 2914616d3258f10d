import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { comesFromElsewhere } from '../http/cross-site.ts';
import { sourceOf } from '../http/client-ip.ts';
import { bareToken } from './bare-token.ts';
import type { Tokens } from './tokens.ts';

/** What callers are told apart by, and where requests come to (server/platform/configuration/config.ts). */
interface Needs {
  config: { trustProxy: number; siteUrl: string };
  tokens: Tokens;
}

export type Callers = ReturnType<typeof createCallers>;

/**
 * Who a request is counted as. Whoever is signed in is counted by account: neither a neighbor in the same network nor
 * another site can use up what is theirs. All others are their network; what pages of other sites have its browsers ask
 * for is counted by itself.
 */
export function createCallers({ config, tokens }: Needs) {
  const accounts = new WeakMap<IncomingMessage, string>();

  return {
    /** Looks whose session a request is made with, once, before anything counts it. */
    async recognize(request: IncomingMessage): Promise<void> {
      const account = await accountOf(bareToken(request));
      if (account !== null) accounts.set(request, account);
    },
    /**
     * The same for who completes a sign-in: by the account whose password was right, as far as it comes from a network.
     * Neighbors without the password count elsewhere.
     */
    async completing(request: IncomingMessage): Promise<string> {
      const account = await accountOf(bareToken(request), 'half');
      return `${account ?? ''} ${networkOf(request)}`;
    },
    of: (request: IncomingMessage): string => accounts.get(request) ?? networkOf(request),
    networkOf,
    accountOf,
  };

  /** Whose session a token is, or half of one, as of now; null for one that is none. */
  async function accountOf(
    token: string | null,
    audience: 'session' | 'half' = 'session',
  ): Promise<string | null> {
    const id = token === null ? null : await tokens.idOf(token, audience);
    const user = id === null ? null : tokens.holder(id, audience);
    return user && `account ${user.id}`;
  }

  function networkOf(request: IncomingMessage): string {
    const network = sourceOf(request, config.trustProxy);
    return comesFromElsewhere(request, config) ? `${network} by others` : network;
  }
}

/** See `recognize`. */
export function recognizing({ callers }: { callers: Callers }): RequestHandler {
  return async (request, _, next) => {
    await callers.recognize(request);
    next();
  };
}
