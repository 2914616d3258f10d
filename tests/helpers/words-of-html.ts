/** What a visitor reads of HTML that the server sent. */
export function wordsOf(html: string): string {
  return html.replace(/<(script|style|head|noscript)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
}

/** The words of each element of a name, in order. Elements of that name are in none of their own. */
export function wordsOfEach(html: string, name: string): string[] {
  const elements = html.matchAll(new RegExp(`<${name}\\b.*?</${name}>`, 'gs'));
  return [...elements].map(([element]) => wordsOf(element));
}

/** Where the link with these words leads; undefined without one. */
export function linkOf(html: string, words: string): string | undefined {
  const links = [...html.matchAll(/<a\b.*?<\/a>/gs)].map(([link]) => link);
  const link = links.find((one) => wordsOf(one) === words);
  return link && /\bhref="([^"]*)"/.exec(link)?.[1];
}
