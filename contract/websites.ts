import { parsedUrl } from './parsed-url.ts';

const LONGEST = 300;
/** A name of the web: no bare word, no number. Letters of other scripts come as xn--. */
const HOST = /^(?=.{4,253}$)(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/;

/**
 * The address of a website as it is stored, of one as people type it ("example.com"): http or https, without a name and
 * a password in it. Null for what is none.
 */
export function websiteAddress(typed: string): string | null {
  const text = typed.trim();
  if (text.length > LONGEST || /[\s\p{C}]/u.test(text)) return null;
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = /^https?:\/\//i.test(whole) ? parsedUrl(whole) : null;
  if (!url) return null;
  const { href, hostname, port, username, password } = url;
  const isPlain = username === '' && password === '' && port === '' && HOST.test(hostname);
  return isPlain && href.length <= LONGEST ? href : null;
}

/** Endings that nobody on the web can open (RFC 6761 and 6762, and what ICANN keeps for networks at home). */
const NOT_PUBLIC = /\.(?:arpa|internal|invalid|local|localhost|onion|test)$/;

/**
 * The same of a page on which strangers enter who they are: https alone, and the name of a host that they can reach.
 */
export function bookingAddress(typed: string): string | null {
  const address = websiteAddress(typed);
  if (!address?.startsWith('https:')) return null;
  return NOT_PUBLIC.test(new URL(address).hostname) ? null : address;
}
