/** Area code, exchange and line of the North American plan, however they are set apart, and an extension. */
const PHONE =
  /^(?:\+?1[ .-]?)?\(?([2-9]\d\d)\)?[ .-]{0,3}([2-9]\d\d)[ .-]{0,3}(\d{4})(?:[ ,;]{0,3}(?:ext(?:ension|\.|=)?|x|#) ?(\d{1,7}))?$/i;

/** "(617) 555-0143 ext. 4021" of a telephone number as people type it; null for what is none. */
export function phoneText(typed: string): string | null {
  const match = PHONE.exec(typed.trim());
  if (!match) return null;
  const [, area, exchange, line, extension] = match;
  return `(${area}) ${exchange}-${line}${extension ? ` ext. ${extension}` : ''}`;
}

/** "+16175550143" (E.164) of a telephone number as `phoneText` writes it, without its extension. */
export function e164(phone: string): string {
  return `+1${phone.split('ext', 1)[0].replace(/\D/g, '').slice(-10)}`;
}

/** "tel:+16175550143;ext=4021" (RFC 3966): what a telephone calls. */
export function telHref(phone: string): string {
  const extension = /ext\D*(\d+)/.exec(phone)?.[1];
  return `tel:${e164(phone)}${extension ? `;ext=${extension}` : ''}`;
}
