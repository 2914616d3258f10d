import type { AdminArticleRow } from '#contract/articles.ts';
import { articlePath } from '#contract/paths.ts';

/** What an issue says of an article, as the editor writes it. */
export function articleHtml({
  id,
  kind,
  title,
  sub_content,
}: Pick<AdminArticleRow, 'id' | 'kind' | 'title' | 'sub_content'>): string {
  const link = `<a href="${articlePath(kind, id)}">`;
  return `<h2>${link}${escaped(title)}</a></h2><p>${escaped(sub_content)}</p><p>${link}Read the article</a></p>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
