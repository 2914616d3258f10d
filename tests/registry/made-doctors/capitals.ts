/** Letters that are no plain letter with a mark. */
const PLAIN: Record<string, string> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i' },
  ...{ Ł: 'L', Ø: 'O', Đ: 'D', Ð: 'D', Æ: 'AE', Œ: 'OE', Þ: 'TH' },
};

/** As NPPES has nearly all of its texts: "MUNOZ", "O'BRIEN". */
export function capitals(text: string): string {
  return text
    .replace(/[łøđðæœþıŁØĐÐÆŒÞ]/g, (letter) => PLAIN[letter])
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼʻ`´]/g, "'")
    .replace(/[–‐‑]/g, '-')
    .toUpperCase();
}

/** "Mary-Ann O'Brien" of a text in capitals. */
export function asWritten(text: string): string {
  return text.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}
