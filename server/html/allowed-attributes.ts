const COLUMNS_OR_ROWS = /^[1-9]\d?$/;
const PIXELS = /^[1-9]\d{0,3}$/;
const cell = { colspan: COLUMNS_OR_ROWS, rowspan: COLUMNS_OR_ROWS };

/** What an author may set, in the order in which it is written. */
const AUTHORS = new Map<string, Record<string, RegExp>>([
  ['a', { href: /./ }],
  ['img', { src: /^\/uploads\/[\w-]+\.webp$/, alt: /^[^]{0,1000}$/, width: PIXELS, height: PIXELS }],
  ['ol', { start: /^-?\d{1,4}$/ }],
  ['td', cell],
  ['th', { ...cell, scope: /^(row|col)(group)?$/ }],
]);

/** Names by element: the authors' and those set here. */
export const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  ...Object.fromEntries([...AUTHORS].map(([tag, rules]) => [tag, Object.keys(rules)])),
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
};

/** Those of an element that may stay, and those that it needs. A link or image that leads nowhere has none. */
export function allowedAttributes(tag: string, given: Record<string, string>): Record<string, string> {
  const kept = Object.entries(AUTHORS.get(tag) ?? {}).flatMap(([name, rule]) =>
    Object.hasOwn(given, name) && rule.test(given[name]) ? [[name, given[name]] as const] : [],
  );
  const own = Object.fromEntries(kept);
  if (tag === 'a') return link(own.href ?? '');
  if (tag === 'img') return 'src' in own ? image(own) : {};
  return own;
}

function link(href: string): Record<string, string> {
  const address = href.trim();
  if (isOnThisSite(address) || MAIL_OR_PHONE.test(address)) return { href: address };
  return isOnAnotherSite(address) ? { href: address, rel: 'noopener external' } : {};
}

const MAIL_OR_PHONE = /^(mailto|tel):[^\s\p{Cc}\\]+$/iu;
const SITE = 'https://this.invalid';

function isOnThisSite(address: string): boolean {
  if (/^#[^\s\p{Cc}]+$/u.test(address)) return true;
  if (!/^\/[^\s\p{Cc}\\]*$/u.test(address) || !URL.canParse(address, SITE)) return false;
  const { origin, pathname } = new URL(address, SITE);
  return origin === SITE && !pathname.startsWith('//');
}

/** Absolute, and without a name before the @ that could pose as the host. */
function isOnAnotherSite(address: string): boolean {
  if (!/^https?:\/\/[^/\s\p{Cc}\\][^\s\p{Cc}\\]*$/iu.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

function image({ src, alt = '', ...size }: Record<string, string>): Record<string, string> {
  return { src, alt, ...size, loading: 'lazy', decoding: 'async' };
}
