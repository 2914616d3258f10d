import { createHash } from 'node:crypto';
import { plainText } from '../../../db/articles/plain-text.ts';
import { sanitizeArticle } from './sanitize-article.ts';

/**
 * Which rules sanitize. Another one whenever the same HTML comes out differently, be it by a file of this folder,
 * contract/article-html.ts or the library: then all that is kept is sanitized anew. tests/html/sanitized-seal.test.ts knows.
 */
export const RULES = '2';

/** HTML as the sanitizer made it, with what shows that it did, and its plain text. */
export interface SealedHtml {
  contents: string;
  seal: string;
  body: string;
}

/** Kept beside HTML that the rules of now have made. It holds for these very characters. */
export function sealOf(contents: string): string {
  return `${RULES} ${createHash('sha256').update(contents).digest('base64url')}`;
}

/** Sanitizes at once. See `sanitizeArticle` for what it throws. */
export function sealed(html: string): SealedHtml {
  const contents = sanitizeArticle(html);
  return { contents, seal: sealOf(contents), body: plainText(contents) };
}

/** What may be shown of stored HTML: sanitizing takes a hundred times as long as looking whether that was done. */
export function unsealed({ contents, seal }: { contents: string; seal: string | null }): string {
  return seal === sealOf(contents) ? contents : sanitizeArticle(contents);
}
