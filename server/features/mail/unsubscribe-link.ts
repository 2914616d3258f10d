import { PAGES } from '#contract/paths.ts';
/** Path of the page that ends subscriptions, and of the POST that does it. */
export const UNSUBSCRIBE_PATH = PAGES.unsubscribe;

/** Headers of every mail that subscribers get: their mail program ends the subscription with one POST (RFC 8058). */
export function unsubscribeHeaders(link: string): Record<string, string> {
  return {
    // Only ASCII may stand in a header, and a host may have other letters.
    'list-unsubscribe': `<${new URL(link).href}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  };
}
