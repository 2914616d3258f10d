import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../configuration/config.ts';

const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/** Warns once when requests come through a proxy that nobody told us of: all visitors then count as one. */
export function warnOfProxy(
  { config, log }: { config: Config; log: Logger },
  next: RequestListener,
): RequestListener {
  let isWatching = config.trustProxy === 0;
  return (request, response) => {
    const header = isWatching && HEADERS.find((name) => request.headers[name] !== undefined);
    if (header) {
      isWatching = false;
      log.warn(
        { header },
        'A proxy seems to stand in front, but TRUST_PROXY is 0: limits count all visitors as one. Set TRUST_PROXY=1',
      );
    }
    next(request, response);
  };
}
