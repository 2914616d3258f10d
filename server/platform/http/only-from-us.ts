import type { RequestHandler } from 'express';
import { comesFromElsewhere, isPartOfAnother } from './cross-site.ts';
import { Refusal } from './refusal.ts';

const REFUSED = 'Please use the pages of this site.';

/** Refuses what a page of somebody else asks for (ASVS 3.5), before it is counted against whose browser it is. */
export function onlyFromUs({ config }: { config: { siteUrl: string } }): RequestHandler {
  return (request, _, next) => {
    if (comesFromElsewhere(request, config)) throw new Refusal(403, REFUSED);
    next();
  };
}

/** The same for pages, to which others may link: nobody else's page has them read for itself. */
export function onlyByLinks({ config }: { config: { siteUrl: string } }): RequestHandler {
  return (request, _, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && isPartOfAnother(request, config)) throw new Refusal(403, REFUSED);
    next();
  };
}
