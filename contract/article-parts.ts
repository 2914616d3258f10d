/** What an article needs, as it is called when it is missing. */
const PARTS = { title: 'a title', sub_content: 'a summary', contents: 'a text', cover: 'a cover' };

export type ArticlePart = keyof typeof PARTS;

/** What a doctor sends an article in with. The cover may be the administrator's to choose. */
export const SENT_IN: readonly ArticlePart[] = ['title', 'sub_content', 'contents'];

export const PUBLISHED: readonly ArticlePart[] = [...SENT_IN, 'cover'];

/** Those of these parts that it has not: "a title". `contents`: HTML as it is sanitized. */
export function missingParts(
  parts: readonly ArticlePart[],
  article: Record<ArticlePart, string | null>,
): { part: ArticlePart; name: string }[] {
  const isMissing = (part: ArticlePart) => !article[part] || (part === 'contents' && isEmpty(article[part]));
  return parts.filter(isMissing).map((part) => ({ part, name: PARTS[part] }));
}

/** Whether there is nothing to read. */
function isEmpty(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;|[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '') === '';
}
