/** What links, pictures and directions of an article may be: the editor writes what the server's sanitizer keeps, by one rule. */

import { parsedUrl } from './parsed-url.ts';

/** Addresses of the pictures that an article may show: those that were handed in here. */
export const ARTICLE_PICTURE = /^\/uploads\/[\w-]+\.webp$/;
/** The most characters of the text that stands for a picture. */
export const LONGEST_ALT = 1000;
/** Where the lines of a block begin. */
export const TEXT_DIRECTION = /^(ltr|rtl|auto)$/;

const PIXELS = /^[1-9]\d{0,3}$/;
const MAIL_OR_PHONE = /^(mailto|tel):[^\s\p{Cc}\\]+$/iu;
const SITE = 'https://this.invalid';

/** The attributes of a link that leads there, in the order in which they are written; none for where no link may lead. */
export function linkAttributes(href: string): Record<string, string> {
  const address = href.trim();
  if (isOnThisSite(address) || MAIL_OR_PHONE.test(address)) return { href: address };
  return isOnAnotherSite(address) ? { href: address, rel: 'noopener external' } : {};
}

function isOnThisSite(address: string): boolean {
  if (/^#[^\s\p{Cc}]+$/u.test(address)) return true;
  if (!/^\/[^\s\p{Cc}\\]*$/u.test(address)) return false;
  const url = parsedUrl(address, SITE);
  return url?.origin === SITE && !url.pathname.startsWith('//');
}

/** Absolute, and without a name before the @ that could pose as the host. */
function isOnAnotherSite(address: string): boolean {
  if (!/^https?:\/\/[^/\s\p{Cc}\\][^\s\p{Cc}\\]*$/iu.test(address)) return false;
  const url = parsedUrl(address);
  return url?.username === '' && url.password === '';
}

/** The attributes of a picture, in the order in which they are written; none for one that is not of this site. */
export function pictureAttributes(given: Record<string, string>): Record<string, string> {
  const { src = '', alt = '' } = given;
  if (!ARTICLE_PICTURE.test(src)) return {};
  const size = (['width', 'height'] as const).filter((name) => PIXELS.test(given[name] ?? ''));
  return {
    src,
    alt: alt.length <= LONGEST_ALT ? alt : '',
    ...Object.fromEntries(size.map((name) => [name, given[name]])),
    loading: 'lazy',
    decoding: 'async',
  };
}
