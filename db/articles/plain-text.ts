/** The text of an HTML document, a line for each of its blocks. */
export function plainText(html: string): string {
  return decoded(
    html
      .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
      .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
      .replace(/\s+/g, ' ')
      .replace(/<\/?(\w*)[^<>]*>/g, (_, tag: string) => (INLINE.test(tag) ? '' : '\n')),
  )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** How many words a text has, as a reader counts them. */
export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

const INLINE = /^(a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)$/i;

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const LAST_CHARACTER = 0x10ffff;

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= LAST_CHARACTER ? String.fromCodePoint(code) : '';
  });
}
