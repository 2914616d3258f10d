import type { IncomingMessage } from 'node:http';
import { isReadable } from '#contract/readable-path.ts';
import type { Pages } from '../../features/pages/pages.ts';
import type { PublicApi } from '../../platform/public-api/public-api.ts';

const LONGEST_URL = 1000;
/** Files, and what machines ask for: what answers them asks nobody who they are. */
const FOR_ALL = /^\/(assets|admin\/assets|uploads|share|fhir)\/|^\/[\w-]+\.\w+$/;

/**
 * Whether a request is one that everybody is answered alike: it reads, by nobody’s session, a page or a call whose table
 * says that its address names nobody, or a file. Whatever is not known to be that is not. (No answer of this product
 * depends on a cookie.)
 */
export function createIsPublic({ pages, publicApi }: { pages: Pages; publicApi: PublicApi }) {
  return ({ method, url = '', headers }: IncomingMessage): boolean => {
    if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return false;
    const [path] = url.split('?', 1);
    if (url.length > LONGEST_URL || !isReadable(path)) return false;
    if (FOR_ALL.test(path)) return true;
    const found = path.startsWith('/api/') ? publicApi.find(url) : pages.find(url);
    return found !== null && found.cache !== 'private';
  };
}
