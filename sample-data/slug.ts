/** The text in plain ASCII letters, digits and hyphens, for e-mail addresses and URLs: "Łuczak Muñoz" → "luczak-munoz". */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[łøđıßæ]/g, (letter) => FOLDED[letter] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const FOLDED: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae' };
